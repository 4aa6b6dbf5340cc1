import type { yourSkyOperations } from '@sibyl/contracts/http/your-sky'
import { Content } from '@sibyl/platform/http/answers'
import type { Answer, Call } from '@sibyl/platform/http/route'
import { type Clock, DAY } from '@sibyl/platform/time'
import { findPerson, type OpenPerson, type PeoplePorts } from '../../../people/find-person.ts'

type Ports = PeoplePorts & { clock: Clock }
/** The daily draws know the reader's time zone. */
export type CalendarPorts = Ports & { dailyDraws: { get(readerId: string): Promise<{ timezone?: string } | undefined> } }
type Operations = typeof yourSkyOperations

const DAYS = 90
const YEAR = 365 * DAY

/** The birth of a person, and the modules that compute from it, which load with the first request for a sky. */
const opened = async ({ clock }: Ports, person: OpenPerson) => {
  const [sky, { birthOfPerson }] = await Promise.all([import('./your-sky.ts'), import('../../../people/birth-of-person.ts')])
  return { sky, birth: birthOfPerson(person, Date.parse(clock.now())) }
}

const open = async (ports: Ports, readerId: string, personId: string) => {
  const person = await findPerson(ports)(readerId, personId)
  return { person, ...(await opened(ports, person)) }
}

const momentOf = ({ clock }: Ports, day: string | undefined): number => Date.parse(day ?? clock.now())

export const listTransits =
  (ports: Ports) =>
  async ({ caller, query }: Call<Operations['getTransits']>): Promise<Answer<Operations['getTransits']>> => {
    const { sky, birth, person } = await open(ports, caller.id, query.personId)
    const from = momentOf(ports, query.from)
    const to = query.to ? Date.parse(query.to) : from + DAYS * DAY
    return { success: true, data: await sky.showTransits(birth, person, sky.spanOf(from, to)) }
  }

export const showReturns =
  (ports: Ports) =>
  async ({ caller, query }: Call<Operations['getReturn']>): Promise<Answer<Operations['getReturn']>> => {
    const { sky, birth } = await open(ports, caller.id, query.personId)
    return { success: true, data: sky.showReturn(birth, query.kind, momentOf(ports, query.from), query.place) }
  }

export const showProgressions =
  (ports: Ports) =>
  async ({ caller, query }: Call<Operations['getProgression']>): Promise<Answer<Operations['getProgression']>> => {
    const { sky, birth } = await open(ports, caller.id, query.personId)
    return { success: true, data: sky.showProgression(birth, sky.afterBirth(birth, momentOf(ports, query.date))) }
  }

/** The transits of the twelve months from today as a file for any calendar, its days those of the reader's time zone if it is known. */
export const calendarFor = async (ports: CalendarPorts, readerId: string, person: OpenPerson): Promise<Content> => {
  const { sky, birth } = await opened(ports, person)
  const { timezone = birth.place.timezone } = (await ports.dailyDraws.get(readerId)) ?? {}
  const from = momentOf(ports, undefined)
  const file = await sky.showCalendar(birth, person, { from, to: from + YEAR }, timezone)
  return new Content('text/calendar; charset=utf-8', file, {
    'Cache-Control': 'private, no-cache',
    'Content-Disposition': 'attachment; filename="your-sky.ics"',
  })
}

export const downloadCalendar =
  (ports: CalendarPorts) =>
  async ({ caller, query }: Call<Operations['getSkyCalendar']>): Promise<Content> =>
    calendarFor(ports, caller.id, await findPerson(ports)(caller.id, query.personId))
