/** The writing instructions for this method. */
export const tarotBrief = `For every card, in order, a section headed "## [label](fact:id)", the label in the reader’s language. Two or three short paragraphs: the
card's image, what it means in its position for this question ("positionMeaning" is what the position asks), and one thing that can be done. Work in the facts that are not cards
where they help. If there is a
fact "lean", say which way the cards lean and why; never say that the answer is yes or no.`
