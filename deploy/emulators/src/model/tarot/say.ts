import type { Chooser, Slots } from '../text/chooser.ts'
import { countWords, isShort } from '../text/prose.ts'

/** Longer than this a sentence is hard to read. */
const longestSentence = 32

/** A sentence made of one card alone: kept short, since another draw may hold the same card. An empty string where none is short enough. */
export function sayAlone(pool: readonly string[], slots: Slots, chooser: Chooser): string {
  for (let tries = 0; tries < pool.length; tries += 1) {
    const said = chooser.say(pool, slots)
    if (isShort(said)) return said
  }
  return ''
}

/** A sentence about two cards, which may be long but not too long. An empty string where all are. */
export function sayTogether(pool: readonly string[], slots: Slots, chooser: Chooser): string {
  for (let tries = 0; tries < pool.length; tries += 1) {
    const said = chooser.say(pool, slots)
    if (countWords(said) <= longestSentence) return said
  }
  return ''
}

/**
 * Says one of the templates that name the matter, where the slots have a name for it as `np`, and else, or where those come out too long,
 * one of the others. `say` says which sentences will do.
 */
export function sayNaming(pool: readonly string[], slots: Slots, chooser: Chooser, say: typeof sayAlone): string {
  const naming = slots.np ? pool.filter((template) => template.includes('$np')) : []
  const others = pool.filter((template) => !template.includes('$np'))
  return say(naming, slots, chooser) || say(others, slots, chooser)
}
