import { AppError } from '@sibyl/platform/app-error'
import { type Decide, unchanged, type Versioned } from '@sibyl/platform/store/store'
import type { Instant } from '@sibyl/platform/time'

/** A shuffle that is settled and that nobody has seen: its seed, and what its reader was shown of it. */
export type SealedDraw = {
  id: string
  /** 32 bytes, hexadecimal. */
  seed: string
  commitment: string
  sealedAt: Instant
  expiresAt: Instant
  /** The signed commitment, as it was given out. */
  seal: string
  /** The one reading that it serves. */
  readingId?: string
}

/** The sealed draws of one reader, oldest first; under the reader's id, so that nobody else's can be named. */
export type ReaderDraws = Versioned & { draws: SealedDraw[]; expiresAt?: Instant }

/** So many open forms of one reader keep their decks; the oldest goes first. */
const MOST_DRAWS = 8

/** Keeps a draw that is being shown to its reader. */
export const seal =
  (draw: SealedDraw): Decide<ReaderDraws> =>
  (known) => ({ next: { ...known, draws: [...known.draws, draw].slice(-MOST_DRAWS), expiresAt: draw.expiresAt } })

/** The draw a reading may be served by. @throws AppError draw_gone for one unknown or expired, draw_used for one that served another */
export const drawFor = ({ draws }: Pick<ReaderDraws, 'draws'>, drawId: string, readingId: string, at: Instant): SealedDraw => {
  const draw = draws.find(({ id }) => id === drawId)
  if (!draw || (draw.readingId === undefined && draw.expiresAt <= at)) throw new AppError('draw_gone')
  if (draw.readingId !== undefined && draw.readingId !== readingId) throw new AppError('draw_used')
  return draw
}

/** Gives a draw to its reading, once and for good; said again for the same reading it changes nothing. @throws as `drawFor` */
export const use =
  (drawId: string, readingId: string, at: Instant): Decide<ReaderDraws> =>
  (known) => {
    const draw = drawFor(known, drawId, readingId, at)
    if (draw.readingId === readingId) return unchanged(known)
    return { next: { ...known, draws: known.draws.map((one) => (one.id === drawId ? { ...one, readingId } : one)) } }
  }
