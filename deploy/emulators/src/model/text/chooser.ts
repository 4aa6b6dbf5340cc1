import { countWords, isShort, sentencesOf } from './prose.ts'
import { seededRandom } from './seed.ts'

/** Values for the `$name` slots of a template; a function is given the character that follows the slot. */
export type Slots = Readonly<Record<string, string | ((next: string) => string)>>

/**
 * Makes a reading's choices: the same seed and scope give the same choices, and no template is used twice in one reading while its pool
 * has an unused one left. A template is text with `$name` slots and `{this|that}` alternatives, which may not nest.
 */
export class Chooser {
  readonly #seed: string
  readonly #used = new Set<string>()
  #random: () => number

  constructor(seed: string) {
    this.#seed = seed
    this.#random = seededRandom(seed)
  }

  /** Starts the choices of a new part of the reading, independent of how many were made before it. */
  enter(scope: string): void {
    this.#random = seededRandom(`${scope}\n${this.#seed}`)
  }

  /** One unused entry of `pool`, as it is; an empty string when the pool is empty. */
  pick(pool: readonly string[]): string {
    const fresh = pool.filter((entry) => !this.#used.has(entry))
    const from = fresh.length > 0 ? fresh : pool
    const chosen = from[this.below(from.length)] ?? ''
    this.#used.add(chosen)
    return chosen
  }

  /** Whether `pool` has an entry this reading has not used. */
  hasFresh(pool: readonly string[]): boolean {
    return pool.some((entry) => !this.#used.has(entry))
  }

  /** One unused template of `pool`, with its alternatives chosen and its slots filled. */
  say(pool: readonly string[], slots: Slots = {}): string {
    return fill(this.alternatives(this.pick(pool)), slots)
  }

  /** The same from the templates of `pool` whose every sentence is short once filled; an empty string where none is. */
  sayShort(pool: readonly string[], slots: Slots = {}): string {
    const short = pool.filter((template) => sentencesOf(fill(longest(template), slots)).every(isShort))
    return short.length > 0 ? this.say(short, slots) : ''
  }

  /** `{a|b}` decided. */
  alternatives(template: string): string {
    return template.replace(/\{([^{}]*)\}/gu, (_whole, inner: string) => {
      const options = inner.split('|')
      return options[this.below(options.length)] ?? ''
    })
  }

  /** An integer from 0 to `count` - 1. */
  below(count: number): number {
    return Math.floor(this.#random() * count)
  }

  /** True in the given share of cases. */
  chance(share: number): boolean {
    return this.#random() < share
  }
}

/** `{a|b}` decided for the one with more words. */
function longest(template: string): string {
  return template.replace(/\{([^{}]*)\}/gu, (_whole, inner: string) =>
    inner.split('|').reduce((most, each) => (countWords(each) > countWords(most) ? each : most)),
  )
}

function fill(template: string, slots: Slots): string {
  return template.replace(/\$([a-zA-Z]+)/gu, (whole: string, name: string, at: number) => {
    const value = slots[name]
    return typeof value === 'function' ? value(template.charAt(at + whole.length)) : (value ?? whole)
  })
}
