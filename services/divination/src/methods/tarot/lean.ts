import type { Fact } from '@sibyl/contracts/http/readings'
import type { DrawnCard } from './draw.ts'
import { labelOf } from './facts.ts'

/** The spread whose first card speaks for a matter and whose second speaks against it. */
export const YES_OR_NO = 'yes-or-no'

const weightOf = ({ card, reversed }: DrawnCard): number => (card.arcana === 'major' ? 2 : 1) + (reversed ? 0 : 1)

const leans = { yes: 'The cards lean towards yes', no: 'The cards lean towards no', neither: 'The cards lean neither way' }

/** Which way the cards of a yes-or-no spread lean, and why. It is never an answer. */
export const leanFact = ([inFavour, against, tip]: readonly DrawnCard[]): Fact[] => {
  if (!inFavour || !against || !tip) return []
  const [yes, no] = [weightOf(inFavour), weightOf(against)]
  const lean = yes > no ? 'yes' : yes < no ? 'no' : 'neither'
  return [
    {
      id: 'lean',
      label: leans[lean],
      detail: `A major card weighs two and a minor one, and one more if it lies upright. ${labelOf(inFavour)} weighs ${yes} in favour, ${labelOf(against)} ${no} against, and ${labelOf(tip)} shows what could tip it. It is a lean, not an answer: the decision stays with you.`,
      data: { lean, inFavour: yes, against: no },
    },
  ]
}
