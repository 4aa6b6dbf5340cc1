import type { DrawRecord } from '../http/draws.ts'
import { deckOrder } from './deck-order.ts'
import { commitmentTo, wordsOf } from './sealed-draw.ts'
import { drawFrom, randomnessOf } from './shuffle.ts'
import { type DrawKey, verifiedPayload } from './verify-jws.ts'

/** A card as it lies: its id, and whether it is reversed. */
export type Lying = { card: string; reversed: boolean }

/** `unknown` where it cannot be checked here: the keys could not be fetched, or the platform has no Ed25519. */
export type Proof = 'holds' | 'fails' | 'unknown'

export type Replay = {
  /** Whether the seed is the one that was committed to. */
  commitment: boolean
  /** Whether the commitment given out before is signed; undefined where none was given out. */
  seal: Proof | undefined
  /** Whether the record, with the reading's id and its cards, is signed. */
  signature: Proof
  /** The cards that the seed, the draw's id and the cut give. */
  drawn: Lying[]
  /** Whether they are the cards of the reading. */
  same: boolean
}

const agrees = (payload: Record<string, unknown>, claimed: Record<string, unknown>): boolean =>
  Object.entries(claimed).every(([name, value]) => JSON.stringify(payload[name]) === JSON.stringify(value))

const proofOf = async (jws: string, type: string, claimed: Record<string, unknown>, keys: readonly DrawKey[]): Promise<Proof> => {
  try {
    const payload = await verifiedPayload(jws, type, keys)
    return payload && agrees(payload, claimed) ? 'holds' : 'fails'
  } catch (error) {
    // What is garbled was not signed; a platform without Ed25519 says so by this name.
    return error instanceof Error && error.name === 'NotSupportedError' ? 'unknown' : 'fails'
  }
}

type Drawn = { readingId: string; cards: readonly Lying[]; draw: DrawRecord; keys: readonly DrawKey[] | null }

/** Draws the cards of a reading again from its record, and checks what the oracle has signed. Needs nothing but Web Crypto. */
export const replayDraw = async ({ readingId, cards, draw, keys }: Drawn): Promise<Replay> => {
  const { id, algorithm, commitment, seed, cut, sealedAt, promised, seal, signature } = draw
  const promise = { id, algorithm, commitment, sealedAt }
  const whole = { ...promise, seed, cut, promised, reading: readingId, cards }
  const drawn = drawFrom(deckOrder, cards.length, randomnessOf(await wordsOf({ seed, drawId: id, cut })))
  return {
    commitment: (await commitmentTo(seed)) === commitment,
    seal: promised ? (keys ? await proofOf(seal ?? '', 'sibyl-draw-seal', promise, keys) : 'unknown') : undefined,
    signature: keys ? await proofOf(signature, 'sibyl-draw-record', whole, keys) : 'unknown',
    drawn,
    same: JSON.stringify(drawn) === JSON.stringify(cards),
  }
}
