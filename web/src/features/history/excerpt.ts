import type { Reading } from '@sibyl/contracts/http/readings'
import { plainText, textSections } from '@sibyl/contracts/reading-text/text-sections'
import { titleAndBody } from '@sibyl/contracts/reading-text/title-and-body'
import { notWritten, shelfItem } from '#texts/history.ts'

const LONGEST = 180

/** A text that shares this many characters with the question repeats it. */
const OPENING = 24

/** The first words of a reading that do not repeat its question, or its status if it has no text. */
export const excerptOf = ({ content, status }: Pick<Reading, 'content' | 'status'>, question = ''): string => {
  if (status === 'failed') return notWritten
  const texts = textSections(titleAndBody(content, true).body)
    .flatMap(({ blocks }) => blocks)
    .map((block) => plainText(block).replace(/\s+/g, ' '))
  const opening = question.slice(0, OPENING)
  const first = texts.find((text) => !opening || !text.includes(opening)) ?? texts[0]
  return first?.slice(0, LONGEST) ?? shelfItem.underway
}
