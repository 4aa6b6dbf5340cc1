import { exampleOf } from '@sibyl/contracts/http/openapi/examples'
import type { Page } from 'playwright-core'
import type { Screen } from '../screen.ts'
import { answer, refuse } from '../support/answers.ts'
import { dialog, open, press, said } from '../support/steps.ts'

const PEOPLE = '/divination/people'
const times = { createdAt: '2026-11-23T15:01:36.181Z', usedAt: '2026-11-23T15:01:36.181Z' }
const born = { dateOfBirth: '1991-03-14', timeOfBirth: '01:06', unknownTime: false, placeOfBirth: 'Brno, Czechia' }
const saved = [
  { _id: 'pn_mira', self: true, name: 'Mira Lund', ...born, chart: { sun: 352.7, moon: 323.8, ascendant: 252.7 }, ...times },
  {
    _id: 'pn_helena',
    self: false,
    name: 'Helena Lund',
    dateOfBirth: '1962-01-09',
    unknownTime: true,
    placeOfBirth: 'Uppsala, Sweden',
    chart: { sun: 288.6, moon: 330.1 },
    ...times,
  },
]

const SKY = '/divination/sky'
const exampleAnswer = (operation: string) => exampleOf(operation)?.answer as object

/** The sky of the contract's example, under which a birth is saved. */
const seeSky = async (page: Page) => {
  await answer(page, PEOPLE, { people: saved })
  await answer(page, `${SKY}/transits`, exampleAnswer('getTransits'))
  await answer(page, `${SKY}/returns`, exampleAnswer('getReturn'))
  await answer(page, `${SKY}/progressions`, exampleAnswer('getProgression'))
}

/** Saved people, the sky over their births, and a form filled in from them. */
export const peopleScreens: readonly Screen[] = [
  {
    name: 'the sky, before a birth is saved',
    by: 'adept',
    prepare: async (page) => {
      await answer(page, PEOPLE, { people: [] })
      await open(page, '/sky', 'Your sky is waiting for a birth')
    },
  },
  {
    name: 'the sky over a saved birth',
    by: 'adept',
    prepare: async (page) => {
      await seeSky(page)
      await open(page, '/sky', 'Your Sky')
      await said(page, 'It enters Cancer')
    },
  },
  {
    name: 'the sky, a transit opened on a phone',
    by: 'adept',
    only: 'narrow',
    prepare: async (page) => {
      await seeSky(page)
      await open(page, '/sky', 'Your Sky')
      await press(page, 'Why, and how long')
      await dialog(page, /your/)
    },
  },
  {
    name: 'the sky, which could not be computed',
    by: 'adept',
    prepare: async (page) => {
      await answer(page, PEOPLE, { people: saved })
      await refuse(page, `${SKY}/transits`, 'unavailable')
      await open(page, '/sky', 'Your Sky')
      await said(page, 'The sky could not be computed')
    },
  },
  {
    name: 'people, before anybody is saved',
    by: 'adept',
    prepare: async (page) => {
      await answer(page, PEOPLE, { people: [] })
      await open(page, '/people', 'People')
      await page.getByRole('link', { name: 'Add Yourself' }).waitFor()
    },
  },
  {
    name: 'people, one of them open',
    by: 'adept',
    prepare: async (page) => {
      await answer(page, PEOPLE, { people: saved })
      await open(page, '/people?who=pn_helena', 'People')
      await said(page, 'needs the time of birth')
    },
  },
  {
    name: 'people, one of them changed',
    by: 'adept',
    prepare: async (page) => {
      await answer(page, PEOPLE, { people: saved })
      await open(page, '/people?edit=pn_helena', 'People')
      await said(page, 'People you add are not told')
    },
  },
  {
    name: 'people, one of them about to be deleted',
    by: 'adept',
    only: 'wide',
    prepare: async (page) => {
      await answer(page, PEOPLE, { people: saved })
      await open(page, '/people', 'People')
      await press(page, 'Delete Helena Lund')
      await dialog(page, 'Delete Helena Lund?')
    },
  },
  {
    name: 'a birth chart, filled in from people, one line changed',
    by: 'adept',
    prepare: async (page) => {
      await answer(page, PEOPLE, { people: saved })
      await open(page, '/input/astrology?person=pn_helena', /sky you/)
      await press(page, 'Change: Time')
      await page.getByLabel('I don’t know the time').uncheck()
      await said(page, 'Save to Helena Lund too')
    },
  },
]
