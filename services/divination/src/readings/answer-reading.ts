import type { askFollowUp as followUpOperation } from '@sibyl/contracts/http/follow-ups'
import type { dailyCard, followReading as followOperation, requestReading as requestOperation } from '@sibyl/contracts/http/readings'
import { methodById } from '@sibyl/contracts/methods'
import { AppError } from '@sibyl/platform/app-error'
import type { Answer, Call } from '@sibyl/platform/http/route'
import { ServerSentEvents } from '@sibyl/platform/http/server-sent-events'
import type { AskedMethod } from '../methods/engines.ts'
import type { drawDailyCard } from './draw-daily-card.ts'
import { awaitEnd, awaitReading, type FollowPorts, followReading, withFollowUpsLeft } from './follow-reading.ts'
import { type AbsencePorts, noteAbsence } from './note-absence.ts'
import type { requestFollowUp } from './request-follow-up.ts'
import type { requestReading } from './request-reading.ts'
import { type OwnPorts, ownReading } from './show-reading.ts'

type Ports = FollowPorts &
  AbsencePorts & {
    request: ReturnType<typeof requestReading>
    followUp: ReturnType<typeof requestFollowUp>
    daily: ReturnType<typeof drawDailyCard>
  }

/** Answers with the card of the day, at once or as a stream. */
export const answerDailyCard =
  (ports: Ports) =>
  async (call: Call<typeof dailyCard>): Promise<Answer<typeof dailyCard>> => {
    const { caller, address, query, signal } = call
    const attend = noteAbsence(ports, caller, signal)
    const reading = await attend(await ports.daily({ readerId: caller.id, signedIn: caller.signedIn, address, zone: query.tz }))
    if (call.wantsEvents) return new ServerSentEvents(followReading(ports, reading, undefined, signal))
    return { success: true, data: await awaitReading(ports, reading, signal) }
  }

/** Answers with a reading by any method, at once or as a stream. */
export const answerRequest =
  (ports: Ports) =>
  async (call: Call<typeof requestOperation>): Promise<Answer<typeof requestOperation>> => {
    const { caller, params, query, signal } = call
    const method = methodById(params.id)
    if (!method) throw new AppError('unknown_method')
    if (method.id === 'daily-card') {
      const answer = await answerDailyCard(ports)({ ...call, params: undefined, body: undefined })
      return 'data' in answer ? { success: true, reading: answer.data } : (answer as ServerSentEvents)
    }
    if (!caller.signedIn) throw new AppError('unauthenticated')
    const attend = noteAbsence(ports, caller, signal)
    const requested = await ports.request({
      readerId: caller.id,
      methodId: method.id as AskedMethod,
      formData: call.body.formData,
      draw: call.body.draw,
      zone: query.tz ?? 'UTC',
      idempotencyKey: call.idempotencyKey,
    })
    const reading = await attend(requested)
    if (call.wantsEvents) return new ServerSentEvents(followReading(ports, reading, undefined, signal))
    return { success: true, reading: await awaitReading(ports, reading, signal) }
  }

/** Answers a question about a finished reading, at once or as a stream. */
export const answerFollowUp =
  (ports: Ports) =>
  async (call: Call<typeof followUpOperation>): Promise<Answer<typeof followUpOperation>> => {
    const { caller, params, body, idempotencyKey, signal } = call
    const asked = await ports.followUp({ readerId: caller.id, readingId: params.id, question: body.question, idempotencyKey })
    if (call.wantsEvents) return new ServerSentEvents(followReading(ports, asked, undefined, signal))
    return { success: true, ...(await withFollowUpsLeft(ports, await awaitEnd(ports, asked, signal))) }
  }

/** Resumes the stream of a reading, on any replica. */
export const answerFollower =
  (ports: Ports & OwnPorts) =>
  async ({ params, caller, header, signal }: Call<typeof followOperation>): Promise<Answer<typeof followOperation>> => {
    const attend = noteAbsence(ports, caller, signal)
    const reading = await attend(await ownReading(ports, params.id, caller.id, true))
    return new ServerSentEvents(followReading(ports, reading, header('last-event-id')?.slice(0, 100), signal))
  }
