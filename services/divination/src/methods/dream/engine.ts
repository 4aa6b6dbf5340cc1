import type { DreamForm } from '@sibyl/contracts/http/reading-forms-dream'
import type { Fact } from '@sibyl/contracts/http/readings'
import type { Engine } from '../method.ts'
import { dreamBrief } from './brief.ts'
import { dreamFacts } from './facts.ts'
import { dreamNaming } from './named.ts'
import { constellationImage } from './picture.ts'

const leadingIds = (facts: readonly Fact[]): string[] => {
  const symbols = facts.filter(({ data }) => data.kind === 'symbol').map(({ id }) => id)
  return symbols.length > 0 ? symbols : facts.filter(({ data }) => data.kind === 'beginning' || data.kind === 'ending').map(({ id }) => id)
}

/** Reads the dream as the reader described it; nothing is random. */
export const dream: Engine<DreamForm> = {
  cast(form, { premium }) {
    const facts = dreamFacts(form, premium)
    return { facts, images: [constellationImage(facts)] }
  },
  brief: dreamBrief,
  wordsBeside: [150, 270],
  principal: leadingIds,
  sections: leadingIds,
  ...dreamNaming,
}
