import type { askFollowUp as followUpOperation } from '@sibyl/contracts/http/follow-ups'
import type { dailyCard, followReading as followOperation, requestReading as requestOperation } from '@sibyl/contracts/http/readings'
import { methodById } from '@sibyl/contracts/methods'
import { AppError } from '@sibyl/platform/app-error'
import type { Answer, Call } from '@sibyl/platform/http/route'
import { ServerSentEvents } from '@sibyl/platform/http/server-sent-events'
import type { AskedMethod } from '../methods/engines.ts'
import type { Ended } from './announced-end.ts'
import { awaitEnd } from './await-end.ts'
import type { drawDailyCard } from './draw-daily-card.ts'
import { followReading } from './follow-reading.ts'
import { type AbsencePorts, noteAbsence } from './note-absence.ts'
import type { Reading } from './reading.ts'
import type { requestFollowUp } from './request-follow-up.ts'
import type { requestReading } from './request-reading.ts'
import { type OwnPorts, ownReading } from './show-reading.ts'
import { withFollowUpsLeft, withTokens } from './shown-reading.ts'
import type { FollowPorts } from './until-ended.ts'

type Ports = FollowPorts &
  AbsencePorts & {
    request: ReturnType<typeof requestReading>
    followUp: ReturnType<typeof requestFollowUp>
    daily: ReturnType<typeof drawDailyCard>
  }

/** Streams a reading to a caller that asks for events. For any other, waits for its end and shows it. */
const answer = async <A extends object>(
  ports: Ports,
  { wantsEvents, signal }: { wantsEvents: boolean; signal: AbortSignal },
  reading: Reading,
  show: (ended: Ended) => Promise<A>,
): Promise<A | ServerSentEvents> =>
  wantsEvents ? new ServerSentEvents(followReading(ports, reading, undefined, signal)) : show(await awaitEnd(ports, reading, signal))

type Drawing = Pick<Call<typeof dailyCard>, 'caller' | 'address' | 'signal'> & { query: { tz?: string | undefined } }

const drawCard = async (ports: Ports, { caller, address, query, signal }: Drawing): Promise<Reading> => {
  const attend = noteAbsence(ports, caller, signal)
  return attend(await ports.daily({ readerId: caller.id, signedIn: caller.signedIn, address, zone: query.tz }))
}

/** Answers with the card of the day, at once or as a stream. */
export const answerDailyCard =
  (ports: Ports) =>
  async (call: Call<typeof dailyCard>): Promise<Answer<typeof dailyCard>> =>
    answer(ports, call, await drawCard(ports, call), async (ended) => ({ success: true as const, data: await withTokens(ports, ended) }))

const request = async (ports: Ports, call: Call<typeof requestOperation>, methodId: AskedMethod): Promise<Reading> => {
  const { caller, body, query, signal } = call
  if (!caller.signedIn) throw new AppError('unauthenticated')
  const attend = noteAbsence(ports, caller, signal)
  const { formData, draw } = body
  const zone = query.tz ?? 'UTC'
  return attend(await ports.request({ readerId: caller.id, methodId, formData, draw, zone, idempotencyKey: call.idempotencyKey }))
}

/** Answers with a reading by any method, at once or as a stream. */
export const answerRequest =
  (ports: Ports) =>
  async (call: Call<typeof requestOperation>): Promise<Answer<typeof requestOperation>> => {
    const method = methodById(call.params.id)
    if (!method) throw new AppError('unknown_method')
    const reading = await (method.id === 'daily-card' ? drawCard(ports, call) : request(ports, call, method.id))
    return answer(ports, call, reading, async (ended) => ({ success: true as const, reading: await withTokens(ports, ended) }))
  }

/** Answers a question about a finished reading, at once or as a stream. */
export const answerFollowUp =
  (ports: Ports) =>
  async (call: Call<typeof followUpOperation>): Promise<Answer<typeof followUpOperation>> => {
    const { caller, params, body, idempotencyKey } = call
    const asked = await ports.followUp({ readerId: caller.id, readingId: params.id, question: body.question, idempotencyKey })
    return answer(ports, call, asked, async (ended) => ({ success: true as const, ...(await withFollowUpsLeft(ports, ended)) }))
  }

/** Resumes the stream of a reading, on any replica. */
export const answerFollower =
  (ports: Ports & OwnPorts) =>
  async ({ params, caller, header, signal }: Call<typeof followOperation>): Promise<Answer<typeof followOperation>> => {
    const attend = noteAbsence(ports, caller, signal)
    const reading = await attend(await ownReading(ports, params.id, caller.id, true))
    return new ServerSentEvents(followReading(ports, reading, header('last-event-id')?.slice(0, 100), signal))
  }
