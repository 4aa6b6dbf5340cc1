import type { DreamForm } from '@sibyl/contracts/http/reading-forms-dream'
import type { Fact } from '@sibyl/contracts/http/readings'
import type { Engine } from '../method.ts'
import { dreamFacts } from './facts.ts'
import { dreamNaming } from './named.ts'
import { constellationImage } from './picture.ts'

const leadingIds = (facts: readonly Fact[]): string[] => {
  const symbols = facts.filter(({ data }) => data.kind === 'symbol').map(({ id }) => id)
  return symbols.length > 0 ? symbols : facts.filter(({ data }) => data.kind === 'beginning' || data.kind === 'ending').map(({ id }) => id)
}

/** Reads what was told; chance has no part in it. */
export const dream: Engine<DreamForm> = {
  cast(form, { premium }) {
    const facts = dreamFacts(form, premium)
    return { facts, images: [constellationImage(facts)] }
  },
  brief: `The dream is the reader's own, in "reader"; the facts say what was recognised in it and in which of the reader's words. For every
symbol, in order, a section headed "## [label](fact:id)", the label in the reader’s language. Two short paragraphs: how it stands in this dream,
with a few of the reader's words in quotation marks, exactly as they wrote them; then two possible readings, offered as possibilities,
tied to the feelings, people and places among the facts and to what the reader says of their life; and its question to the reader. Where
there is no symbol, write one section each for "beginning", "ending" and the words that return. Then what the facts make together:
thread, turn, tensions, order. Put nothing else in quotation marks. Say of nothing that it was in the dream unless the reader told it. A
dream foretells nothing: death in a dream is change, never a forecast; no diagnosis of the dreamer, and no claim about what others in the
dream think or feel. Where a person in it has died, be gentle and do not explain the grief away.`,
  principal: leadingIds,
  sections: leadingIds,
  ...dreamNaming,
}
