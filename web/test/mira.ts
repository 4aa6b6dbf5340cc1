import type { Person } from '@sibyl/contracts/http/people'

/** A reader as their own list of people has them. */
export const mira: Person = {
  _id: 'pn_mira',
  self: true,
  name: 'Mira Lund',
  dateOfBirth: '1991-03-14',
  timeOfBirth: '01:06',
  unknownTime: false,
  placeOfBirth: 'Brno, South Moravia, Czechia',
  placeId: '3078610',
  chart: { sun: 352.71, moon: 323.78, ascendant: 252.65 },
  createdAt: '2026-11-23T15:01:36.181Z',
  usedAt: '2026-11-23T15:01:36.181Z',
}
