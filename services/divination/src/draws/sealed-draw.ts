import { AppError } from '@sibyl/platform/app-error'
import { type Decide, unchanged, type Versioned } from '@sibyl/platform/store/store'
import type { Instant } from '@sibyl/platform/time'

/** A fixed shuffle that nobody has seen: its seed, and what the reader was shown of it. */
export type SealedDraw = {
  id: string
  /** 32 bytes, hexadecimal. */
  seed: string
  commitment: string
  sealedAt: Instant
  expiresAt: Instant
  /** The signed commitment that the reader received. */
  seal: string
  /** The reading that used this draw. */
  readingId?: string
}

/** The sealed draws of one reader, oldest first, stored under the reader's id so that no other reader can name them. */
export type ReaderDraws = Versioned & { draws: SealedDraw[]; expiresAt?: Instant }

/** A reader may have this many unused draws; the oldest is dropped first. */
const MOST_DRAWS = 8

/** Stores a draw that its reader is about to see. */
export const seal =
  (draw: SealedDraw): Decide<ReaderDraws> =>
  (known) => ({ next: { ...known, draws: [...known.draws, draw].slice(-MOST_DRAWS), expiresAt: draw.expiresAt } })

/** Returns the draw for a reading. @throws AppError draw_gone if it is unknown or has expired, draw_used if another reading used it */
export const drawFor = ({ draws }: Pick<ReaderDraws, 'draws'>, drawId: string, readingId: string, at: Instant): SealedDraw => {
  const draw = draws.find(({ id }) => id === drawId)
  if (!draw || (draw.readingId === undefined && draw.expiresAt <= at)) throw new AppError('draw_gone')
  if (draw.readingId !== undefined && draw.readingId !== readingId) throw new AppError('draw_used')
  return draw
}

/** Binds a draw to a reading for good. Binding it to the same reading again changes nothing. @throws as `drawFor` */
export const use =
  (drawId: string, readingId: string, at: Instant): Decide<ReaderDraws> =>
  (known) => {
    const draw = drawFor(known, drawId, readingId, at)
    if (draw.readingId === readingId) return unchanged(known)
    return { next: { ...known, draws: known.draws.map((one) => (one.id === drawId ? { ...one, readingId } : one)) } }
  }
