import type { DrawRecord } from '../http/draws.ts'
import { deckOrder } from './deck-order.ts'
import { hashOfForm } from './record-hashes.ts'
import { commitmentTo, randomWords } from './sealed-draw.ts'
import { drawFrom, randomnessOf } from './shuffle.ts'
import { type DrawKey, verifiedPayload } from './verify-jws.ts'

/** A card as it lies: its id, and whether it is reversed. */
type Lying = { card: string; reversed: boolean }

/** A card in its place of the spread. */
export type Placed = Lying & { position: string }

/** `unknown` where it cannot be checked here: the keys could not be fetched, or the platform has no Ed25519. */
export type Proof = 'holds' | 'fails' | 'unknown'

export type Replay = {
  /** Whether the seed matches its commitment. */
  commitment: boolean
  /** Whether the commitment that the reader received beforehand is signed; undefined if they received none. */
  seal: Proof | undefined
  /** Whether the record, with the reading's id, its form, its reader and its cards in their places, is signed. */
  signature: Proof
  /** The cards that the seed, the draw's id, the cut and the picks give. */
  drawn: Lying[]
  /** Whether these are the cards of the reading. */
  same: boolean
}

const agrees = (payload: Record<string, unknown>, claimed: Record<string, unknown>): boolean =>
  Object.entries(claimed).every(([name, value]) => JSON.stringify(payload[name]) === JSON.stringify(value))

const proofOf = async (jws: string, type: string, claimed: Record<string, unknown>, keys: readonly DrawKey[]): Promise<Proof> => {
  try {
    const payload = await verifiedPayload(jws, type, keys)
    return payload && agrees(payload, claimed) ? 'holds' : 'fails'
  } catch (error) {
    // A malformed signature counts as unsigned; a platform without Ed25519 throws this error by name.
    return error instanceof Error && error.name === 'NotSupportedError' ? 'unknown' : 'fails'
  }
}

type Drawn = {
  readingId: string
  formData: Record<string, unknown>
  cards: readonly Placed[]
  draw: DrawRecord
  keys: readonly DrawKey[] | null
}

const lying = ({ card, reversed }: Lying): Lying => ({ card, reversed })

/** Draws the cards of a reading again from its record, and checks what the oracle has signed. Needs nothing but Web Crypto. */
export const replayDraw = async ({ readingId, formData, cards, draw, keys }: Drawn): Promise<Replay> => {
  const { id, algorithm, commitment, seed, cut, picks, uprightOnly, clarifier, sealedAt, promised, seal, signature, form, reader } = draw
  const promise = { id, algorithm, commitment, sealedAt }
  const whole = {
    ...promise,
    seed,
    cut,
    picks,
    uprightOnly,
    clarifier,
    promised,
    reading: readingId,
    ...(form === undefined ? { cards: cards.map(lying) } : { form: await hashOfForm(formData), reader, cards }),
  }
  const chance = randomnessOf(await randomWords({ seed, drawId: id, cut }))
  const drawn = drawFrom(deckOrder, cards.length, chance, { picks, uprightOnly })
  return {
    commitment: (await commitmentTo(seed)) === commitment,
    seal: promised ? (keys ? await proofOf(seal ?? '', 'sibyl-draw-seal', promise, keys) : 'unknown') : undefined,
    signature: keys ? await proofOf(signature, 'sibyl-draw-record', whole, keys) : 'unknown',
    drawn,
    same: JSON.stringify(drawn) === JSON.stringify(cards.map(lying)),
  }
}
