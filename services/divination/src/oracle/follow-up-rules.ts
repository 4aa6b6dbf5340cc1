import type { Rules } from './draft.ts'

/** How to check the answer to a follow-up: short, without headings, on any of the facts that the method's rules let it name. */
export const followUpRules = ({ factsNamed, invented }: Rules): Rules => ({
  factsNamed,
  invented,
  principal: () => [],
  sections: () => [],
  answerWords: [80, 140],
})
