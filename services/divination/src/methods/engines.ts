import type { readingForms } from '@sibyl/contracts/http/reading-forms'
import type { z } from 'zod'
import { dailyCard } from './daily-card/engine.ts'
import type { Engine } from './method.ts'
import { tarot } from './tarot/tarot.ts'

/** A method that is asked by a form. */
export type AskedMethod = Exclude<keyof typeof readingForms, 'daily-card'>

export type FormOf<M extends AskedMethod> = z.infer<(typeof readingForms)[M]>

/** What casts a reading, by method. */
export const engines: { readonly [M in AskedMethod]: Engine<FormOf<M>> } = { tarot }

const writing: Readonly<Record<string, Pick<Engine<never>, 'brief' | 'principal' | 'invented'>>> = { ...engines, 'daily-card': dailyCard }

/** How readings of a method are written and checked. */
export const writingOf = (methodId: string): Pick<Engine<never>, 'brief' | 'principal' | 'invented'> => writing[methodId] ?? dailyCard
