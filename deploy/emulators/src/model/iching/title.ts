import { sentenceCase } from '../text/prose.ts'
import { asLine, type Consultation } from './consultation.ts'
import { nameOf } from './wording.ts'

/** Two to six words: a line's picture, or the hexagrams' names. */
export const titleOf = ({ chooser, primary, relating, leading }: Consultation): string => {
  chooser.enter('title')
  const [name, ahead] = [nameOf(primary), relating && nameOf(relating)]
  const signs = leading.flatMap((fact) => asLine(fact)?.line.sign ?? [])
  const names = ahead ? [`${name}, then ${ahead}`, `From ${name} to ${ahead}`] : [`${name}, at rest`, `${name}, and nothing moves`]
  const fitting = [...signs, ...names].filter((title) => title.split(' ').length <= 6 && title.split(' ').length >= 2)
  return sentenceCase(fitting.length > 0 ? chooser.pick(fitting) : 'Six lines, read upward')
}
