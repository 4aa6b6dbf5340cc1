/** The writing instructions for a dream. */
export const dreamBrief = `The dream is the reader's own, in "reader"; the facts say what was recognised in it and in which of the reader's words. For every
symbol, in order, a section headed "## [label](fact:id)", the label in the reader’s language. Two short paragraphs: how it stands in this dream,
with a few of the reader's words in quotation marks, exactly as they wrote them; then two possible readings, offered as possibilities,
tied to the feelings, people and places among the facts and to what the reader says of their life; and its question to the reader. What
"removedSymbols" names, the reader has put aside: no section and no reading of it. Where there is no symbol, write one section each for "beginning", "ending" and the words that return. Then what the facts make together:
thread, turn, tensions, order. Put nothing else in quotation marks. Say of nothing that it was in the dream unless the reader told it. A
dream foretells nothing: death in a dream is change, never a forecast; no diagnosis of the dreamer, and no claim about what others in the
dream think or feel. Where a person in it has died, be gentle and do not explain the grief away.`
