import type { Fact } from '@sibyl/contracts/http/readings'

/** Computes a value of a reading's facts once, because a text is checked block by block against the same facts. */
export const forFacts = <T>(compute: (facts: readonly Fact[]) => T): ((facts: readonly Fact[]) => T) => {
  const computed = new WeakMap<readonly Fact[], { value: T }>()
  return (facts) => {
    const known = computed.get(facts) ?? { value: compute(facts) }
    computed.set(facts, known)
    return known.value
  }
}
