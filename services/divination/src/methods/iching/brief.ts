/** The writing instructions for this method. */
export const ichingBrief = `A hexagram of the I Ching for the reader's situation. First a section headed "## [label](fact:primary)", the label exactly as
given: the picture its two trigrams make (trigrams, image) and what its judgement says of this situation. Then, for each other fact
whose data says it leads, in order, a section headed "## [label](fact:id)": its traditional image in plain words, what it means here, and
one thing that can be done; where two lead, the one whose data says chief has the last word. If there is a fact relating, a section
headed "## [label](fact:relating)": where it tends, as a direction and no promise. Changing lines that do not lead get a sentence at most.
Name the nuclear hexagram once, as what works inside. Say of no line that the facts do not hold what its text is.`
