import type { readingForms } from '@sibyl/contracts/http/reading-forms'
import type { MethodId } from '@sibyl/contracts/methods'
import type { z } from 'zod'
import { astrology } from './astrology/engine.ts'
import { dailyCard } from './daily-card/engine.ts'
import { dream } from './dream/engine.ts'
import { iching } from './iching/engine.ts'
import { love } from './love/engine.ts'
import type { Engine } from './method.ts'
import { numerology } from './numerology/engine.ts'
import { tarot } from './tarot/engine.ts'

/** A method whose readings are requested with a form. */
export type AskedMethod = Exclude<keyof typeof readingForms, 'daily-card'>

export type FormOf<M extends AskedMethod> = z.infer<(typeof readingForms)[M]>

/** The engine of each method. */
export const engines: { readonly [M in AskedMethod]: Engine<FormOf<M>> } = { astrology, tarot, iching, numerology, dream, love }

type Writing = Omit<Engine<never>, 'cast'>

const writing: { readonly [M in MethodId]: Writing } = { ...engines, 'daily-card': dailyCard }

const isMethod = (id: string): id is MethodId => Object.hasOwn(writing, id)

/** How readings of a method are written and checked. @throws RangeError for an unregistered method */
export const writingOf = (methodId: string): Writing => {
  if (!isMethod(methodId)) throw new RangeError(`no method ${methodId}`)
  return writing[methodId]
}
