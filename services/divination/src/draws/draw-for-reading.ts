import { hashOfForm, hashOfReader } from '@sibyl/contracts/draws/record-hashes'
import { DRAW_ALGORITHM, randomWords } from '@sibyl/contracts/draws/sealed-draw'
import { type Randomness, randomnessOf } from '@sibyl/contracts/draws/shuffle'
import type { DrawRecord, NamedDraw } from '@sibyl/contracts/http/draws'
import type { Fact } from '@sibyl/contracts/http/readings'
import { AppError } from '@sibyl/platform/app-error'
import type { Instant } from '@sibyl/platform/time'
import { cardFacts } from '../methods/tarot/cards/card-facts.ts'
import { newDraw } from './new-draw.ts'
import type { SealPorts } from './seal-draw.ts'
import { drawFor, use } from './sealed-draw.ts'

/** The draw of one reading. */
export type ReadingDraw = {
  /** The random numbers of this draw. Each call starts from the beginning of the same sequence. */
  chance(): Randomness
  /** The positions of the cards that the reader picked, if any. */
  picks: readonly number[] | undefined
  /** Binds a sealed draw to this reading. @throws AppError draw_gone, draw_used; invalid_input if more cards were picked than `facts` has */
  use(facts: readonly Fact[]): Promise<void>
  /** The signed record of the cards drawn for a form. */
  record(formData: Record<string, unknown>, facts: readonly Fact[]): Promise<DrawRecord>
}

type Recorded = { readingId: string; formData: Record<string, unknown>; facts: readonly Fact[] }

/** Signs a record together with the reading's id, its form, and its cards in their places. */
export const signRecord = async (
  { signDraw }: Pick<SealPorts, 'signDraw'>,
  draw: Omit<DrawRecord, 'signature' | 'form'>,
  { readingId, formData, facts }: Recorded,
): Promise<DrawRecord> => {
  const record = { ...draw, form: await hashOfForm(formData) }
  const cards = cardFacts(facts).map(({ data: { card, reversed, position } }) => ({ card, reversed, position }))
  return { ...record, signature: await signDraw('sibyl-draw-record', { ...record, reading: readingId, cards }) }
}

type ReadingOf = { readerId: string; readingId: string; at: Instant }

/** Returns the sealed draw that a reading names, or a new one if it names none. @throws AppError draw_gone, draw_used */
const drawOf = async ({ sealedDraws }: SealPorts, { readerId, readingId, at }: ReadingOf, drawId: string | undefined) => {
  if (drawId === undefined) return { ...(await newDraw()), sealedAt: at, promised: false }
  const { readingId: _, expiresAt: __, ...draw } = drawFor((await sealedDraws.get(readerId)) ?? { draws: [] }, drawId, readingId, at)
  return { ...draw, promised: true }
}

const requirePlaces = (picks: readonly number[] | undefined, places: number): void => {
  if (!picks || picks.length <= places) return
  throw new AppError('invalid_input', {
    fields: [{ field: 'draw.picks', message: `This spread has ${places} places. Please pick no more cards than that.` }],
  })
}

/** Opens the draw for a reading without binding it. @throws AppError draw_gone, draw_used */
export const drawForReading = async (ports: SealPorts, reading: ReadingOf, named: NamedDraw = {}): Promise<ReadingDraw> => {
  const { readerId, readingId, at } = reading
  const draw = await drawOf(ports, reading, named.id)
  const cut = named.cut ?? ''
  const picks = named.picks?.length ? named.picks : undefined
  const words = await randomWords({ seed: draw.seed, drawId: draw.id, cut })
  return {
    chance: () => randomnessOf(words),
    picks,
    async use(facts) {
      requirePlaces(picks, cardFacts(facts).length)
      if (draw.promised) await ports.sealedDraws.change(readerId, use(draw.id, readingId, at))
    },
    async record(formData, facts) {
      const reader = await hashOfReader(draw.id, readerId)
      const taking = { ...(picks && { picks }), ...(formData.uprightOnly === true && { uprightOnly: true as const }) }
      const record = { algorithm: DRAW_ALGORITHM, ...draw, cut, ...taking, reader }
      return signRecord(ports, record, { readingId, formData, facts })
    },
  }
}

/** Whether a repeated request names the draw that the reading used. */
export const isSameDraw = (known: DrawRecord | undefined, named: NamedDraw = {}): boolean =>
  known === undefined ||
  ((known.promised ? known.id : undefined) === named.id &&
    known.cut === (named.cut ?? '') &&
    String(known.picks ?? []) === String(named.picks ?? []))
