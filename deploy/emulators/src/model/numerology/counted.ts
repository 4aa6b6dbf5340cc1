import type { Fact } from '../reading-request.ts'
import type { Chooser, Slots } from '../text/chooser.ts'
import { lowerFirst } from '../text/prose.ts'
import type { Scene, Voice } from './voice.ts'
import { voiceOf } from './voices.ts'

/** A fact that is a number in a role, with the words for that number. */
export type Counted = { fact: Fact; number: number; voice: Voice }

export const roleOf = (fact: Fact): unknown => fact.data?.role

export function counted(fact: Fact): Counted | undefined {
  const number = Number(fact.data?.number)
  const voice = voiceOf(number)
  return voice && { fact, number, voice }
}

export const heading = (fact: Fact): string => `## [${fact.label}](fact:${fact.id})`

export const link = (fact: Fact, text = fact.label): string => `[${text}](fact:${fact.id})`

/** A label in the middle of a sentence; names of roles keep their capitals. */
export function running(label: string): string {
  return /^The\b/u.test(label) ? lowerFirst(label) : label
}

/**
 * The phrases of a voice under the names that frames use, each chosen when a frame asks for it: `$theme`, `$way` and `$gift`, `$moment`, and
 * after it `$act`, which is what one does at that moment. A suffix tells two voices in one sentence apart.
 */
export function phrases(voice: Voice, chooser: Chooser, suffix = ''): Slots {
  const from = (pool: readonly string[]) => () => chooser.pick(pool)
  let scene: Scene | undefined
  const moment = () => {
    const when = chooser.pick(voice.scenes.map((one) => one.when))
    scene = voice.scenes.find((one) => one.when === when)
    return when
  }
  return {
    [`theme${suffix}`]: from(voice.theme),
    [`way${suffix}`]: from(voice.way),
    [`gift${suffix}`]: from(voice.gift),
    [`moment${suffix}`]: moment,
    [`act${suffix}`]: () => chooser.pick(scene?.acts ?? voice.way),
  }
}
