import type { Figure } from './figure.ts'

/**
 * The texts that lead a reading, by the number of changing lines, after the rule of Zhu Xi (Introduction to the Study of the Changes,
 * 1186). If two lead, `chief` is the index in `ids` of the one that outweighs the other. `says` is the rule in the reader's language.
 */
export type Leading = { ids: readonly string[]; chief: number; says: string }

const resting = (changing: readonly number[]): number[] => [1, 2, 3, 4, 5, 6].filter((line) => !changing.includes(line))

export const leadingTexts = ({ changing, primary }: Figure): Leading => {
  const lines = changing.map((line) => `line-${line}`)
  const still = resting(changing).map((line) => `relating-line-${line}`)
  switch (changing.length) {
    case 0:
      return { ids: ['judgement'], chief: 0, says: 'No line changes, so the judgement of the hexagram speaks for the whole.' }
    case 1:
      return { ids: lines, chief: 0, says: 'One line changes, so its text leads.' }
    case 2:
      return { ids: lines, chief: 1, says: 'Two lines change, so their two texts lead, and the upper one has the greater weight.' }
    case 3:
      return {
        ids: ['judgement', 'relating-judgement'],
        chief: 0,
        says: 'Three lines change, so the judgements of both hexagrams lead: the first for how things stand, the second for where they tend.',
      }
    case 4:
      return {
        ids: still,
        chief: 0,
        says: 'Four lines change, so the two that rest lead, read in the relating hexagram; the lower one has the greater weight.',
      }
    case 5:
      return { ids: still, chief: 0, says: 'Five lines change, so the one that rests leads, read in the relating hexagram.' }
    default:
      return primary.hexagram.allLines
        ? { ids: ['all-lines'], chief: 0, says: 'All six lines change, and this hexagram has a text of its own for that.' }
        : { ids: ['relating-judgement'], chief: 0, says: 'All six lines change, so the judgement of the relating hexagram leads.' }
  }
}
