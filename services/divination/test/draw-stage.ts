import { type Placed, replayDraw } from '@sibyl/contracts/draws/replay'
import type { DrawRecord, PublishedDrawKey, SealedDraw } from '@sibyl/contracts/http/draws'
import type { Fact } from '@sibyl/contracts/http/readings'
import { openStage, type Stage, tarot } from './stage.ts'

export const reader = 'reader-ada'

export type Answered = {
  code?: string
  fields?: { field: string; message: string }[]
  reading: { _id: string; formData: Record<string, unknown>; facts: Fact[]; draw: DrawRecord }
}

/** Opens the service for a test of drawn cards, with the calls by which its reader has them drawn. */
export const useDraws = () => {
  let stage: Stage
  afterEach(() => stage.close())

  const open = async (...given: Parameters<typeof openStage>) => {
    stage = await openStage(...given)
    await stage.grantTokens(reader)
  }
  const sealed = async (as = reader): Promise<SealedDraw> => {
    const answer = await stage.ask('/divination/draws', { as, method: 'POST' })
    expect(answer.status).toBe(201)
    return ((await answer.json()) as { draw: SealedDraw }).draw
  }
  const read = (draw?: object, options: { key?: string; as?: string } = {}) =>
    stage.ask('/divination/reading/tarot', { as: reader, body: { ...tarot, ...(draw ? { draw } : {}) }, ...options })
  const answered = async (answer: Response) => (await answer.json()) as Answered
  const clarify = (id: string, place: string, as = reader) => stage.ask(`/divination/reading/${id}/clarifier`, { as, body: { place } })
  const tokens = async () =>
    ((await (await stage.ask('/divination/wallet', { as: reader })).json()) as { oracleTokens: number }).oracleTokens
  const publishedKeys = async () => ((await (await stage.ask('/divination/draw-keys')).json()) as { keys: PublishedDrawKey[] }).keys
  const cardsOf = (facts: readonly Fact[]): Placed[] =>
    facts.flatMap(({ data: { card, reversed, position } }) =>
      typeof card === 'string' ? [{ card, reversed: reversed === true, position: String(position) }] : [],
    )
  const replayed = async ({ reading }: Answered) =>
    replayDraw({
      readingId: reading._id,
      formData: reading.formData,
      cards: cardsOf(reading.facts),
      draw: reading.draw,
      keys: await publishedKeys(),
    })

  return {
    get stage() {
      return stage
    },
    open,
    sealed,
    read,
    answered,
    clarify,
    tokens,
    publishedKeys,
    cardsOf,
    replayed,
  }
}
