import type { Chooser, Slots } from '../text/chooser.ts'
import { lowerFirst } from '../text/prose.ts'
import { type Counted, link, phrases } from './counted.ts'
import { deedLeads } from './phrases/numbers.ts'

/** What a number can cost beside another, from `frames`, and what to do about just that. */
export function strainLines(one: Counted, other: Counted, frames: readonly string[], chooser: Chooser): string[] {
  const slip = chooser.pick(one.voice.strains.map((strain) => strain.slip))
  const deed = one.voice.strains.find((strain) => strain.slip === slip)?.deed ?? ''
  const slots: Slots = { ...phrases(one.voice, chooser), ...phrases(other.voice, chooser, 'B'), linkB: link(other.fact), slip }
  return [chooser.say(frames, slots), deedLine(deed, chooser)]
}

/** A deed as it is, or led up to where that stays short; a question stands by itself. */
function deedLine(deed: string, chooser: Chooser): string {
  if (deed.endsWith('?') || !chooser.chance(0.4)) return deed
  const fresh = deedLeads.filter((lead) => chooser.hasFresh([lead]))
  return chooser.sayShort(fresh, { deed: lowerFirst(deed) }) || deed
}
