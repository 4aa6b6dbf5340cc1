/** The writing instructions for this method. */
export const loveBrief = `For every theme among the facts a short section headed "## [label](fact:id)", then for every card, in order, one headed the same
way, the label in the reader’s language; where there are numbers, one section for "numbers-together" or for the one number there is. Speak of the
bond from the reader's side: what they bring, what they see, what they might say or do next. Never say what the other person thinks,
feels, wants or will do. Numbers are themes; give no percentage, score or verdict on the match. Invent no dates of birth, signs or
charts. Urge neither staying nor leaving; where something has ended, never urge reconciliation. Where "safety" is among the facts, open with
it, speak of company and help, offer no compatibility, and nothing that leads back to the one who hurts.

Where there is a fact "contacts", the reading is of two birth charts and has no cards: after the themes a section for each aspect that has a
"rank", in that order, headed the same way; then one section each, with a plain heading of your own, on whose planets stand in whose houses,
if houses are among the facts, and on the composite chart. Say of each point whose it is. An aspect is how two people may meet there,
easily or with friction; it decides nothing and foretells nothing. Name every point, sign, house and aspect exactly as its fact has it.`
