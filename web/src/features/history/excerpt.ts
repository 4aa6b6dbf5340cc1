import type { Reading } from '@sibyl/contracts/http/readings'
import { notWritten, shelfItem } from '#texts/history.ts'
import { titleAndBody } from '../../reading/progress/title-and-body.ts'
import { plainText, textSections } from '../../reading/view/text-sections.ts'

const LONGEST = 180

/** The first words of a reading, or what has become of it when there are none. */
export const excerptOf = ({ content, status }: Pick<Reading, 'content' | 'status'>): string => {
  if (status === 'failed') return notWritten
  const first = textSections(titleAndBody(content, true).body).flatMap(({ blocks }) => blocks)[0]
  if (!first) return shelfItem.underway
  return plainText(first).replace(/\s+/g, ' ').slice(0, LONGEST)
}
