import { DRAW_ALGORITHM, wordsOf } from '@sibyl/contracts/draws/sealed-draw'
import { type Randomness, randomnessOf } from '@sibyl/contracts/draws/shuffle'
import type { DrawRecord, NamedDraw } from '@sibyl/contracts/http/draws'
import type { Fact } from '@sibyl/contracts/http/readings'
import type { Instant } from '@sibyl/platform/time'
import { cardFacts } from '../methods/tarot/named.ts'
import { newDraw } from './new-draw.ts'
import type { SealPorts } from './seal-draw.ts'
import { drawFor, use } from './sealed-draw.ts'

/** The draw of one reading. */
export type ReadingDraw = {
  /** The random numbers of this draw. Each call starts from the beginning of the same sequence. */
  chance(): Randomness
  /** Binds a sealed draw to this reading. @throws AppError draw_gone, draw_used */
  use(): Promise<void>
  /** The signed record, once the cards are drawn. */
  record(facts: readonly Fact[]): Promise<DrawRecord>
}

type ReadingOf = { readerId: string; readingId: string; at: Instant }

/** Returns the sealed draw that a reading names, or a new one if it names none. @throws AppError draw_gone, draw_used */
const drawOf = async ({ sealedDraws }: SealPorts, { readerId, readingId, at }: ReadingOf, drawId: string | undefined) => {
  if (drawId === undefined) return { ...(await newDraw()), sealedAt: at, promised: false }
  const { readingId: _, expiresAt: __, ...draw } = drawFor((await sealedDraws.get(readerId)) ?? { draws: [] }, drawId, readingId, at)
  return { ...draw, promised: true }
}

/** Opens the draw for a reading without binding it. @throws AppError draw_gone, draw_used */
export const drawForReading = async (ports: SealPorts, reading: ReadingOf, named: NamedDraw = {}): Promise<ReadingDraw> => {
  const draw = await drawOf(ports, reading, named.id)
  const cut = named.cut ?? ''
  const words = await wordsOf({ seed: draw.seed, drawId: draw.id, cut })
  return {
    chance: () => randomnessOf(words),
    async use() {
      if (draw.promised) await ports.sealedDraws.change(reading.readerId, use(draw.id, reading.readingId, reading.at))
    },
    async record(facts) {
      const record = { algorithm: DRAW_ALGORITHM, ...draw, cut }
      const cards = cardFacts(facts).map(({ data }) => ({ card: data.card, reversed: data.reversed }))
      return { ...record, signature: await ports.signDraw('sibyl-draw-record', { ...record, reading: reading.readingId, cards }) }
    },
  }
}

/** Whether a repeated request names the draw that the reading used. */
export const isSameDraw = (known: DrawRecord | undefined, named: NamedDraw = {}): boolean =>
  known === undefined || ((known.promised ? known.id : undefined) === named.id && known.cut === (named.cut ?? ''))
