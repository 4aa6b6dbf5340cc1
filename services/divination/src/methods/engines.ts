import type { readingForms } from '@sibyl/contracts/http/reading-forms'
import { memoize } from '@sibyl/platform/memoize'
import type { z } from 'zod'
import type { Cast, Engine, Occasion } from './method.ts'

/** A method whose readings are requested with a form. The date determines the card of the day. */
export type AskedMethod = Exclude<keyof typeof readingForms, 'daily-card'>

export type FormOf<M extends AskedMethod> = z.infer<(typeof readingForms)[M]>

/** The engine of each method. It loads with the method's first form, because most idle processes have cast nothing. */
export const engines: { readonly [M in AskedMethod]: () => Promise<{ cast: Engine<FormOf<M>> }> } = {
  tarot: memoize(() => import('./tarot/engine.ts')),
  astrology: memoize(() => import('./astrology/engine.ts')),
  numerology: memoize(() => import('./numerology/engine.ts')),
  iching: memoize(() => import('./iching/engine.ts')),
  dream: memoize(() => import('./dream/engine.ts')),
  love: memoize(() => import('./love/engine.ts')),
}

/** Casts a reading by the method's engine. @throws AppError invalid_input for errors that only the engine can detect */
export const castReading = async <M extends AskedMethod>(method: M, form: FormOf<M>, occasion: Occasion): Promise<Cast> =>
  (await engines[method]()).cast(form, occasion)
