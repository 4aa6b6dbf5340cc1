import type { ReactNode } from 'react'
import { library } from './deck.ts'

export const hexagram = {
  pageTitle: (number: number, name: string, pinyin: string) => `Hexagram ${number}, ${name} (${pinyin})`,
  description: (number: number, name: string, keywords: readonly string[]) =>
    `Hexagram ${number} of the I Ching, ${name}: ${library.keywords(keywords)}. The judgement, the image and all six lines, in plain words.`,
  picture: (number: number, name: string, upper: string | undefined, lower: string | undefined) =>
    `Hexagram ${number}, ${name}: ${upper} above ${lower}.`,
  /** `pinyin` and `character` come marked as Chinese. */
  rank: (number: number, pinyin: ReactNode, character: ReactNode) => (
    <>
      Hexagram {number}, {pinyin} {character}
    </>
  ),
  named: (number: number, name: string) => `${number}, ${name}`,
  above: 'Above',
  below: 'Below',
  judgement: 'The judgement',
  image: 'The image',
  ask: 'Ask about something of your own.',
  consult: 'Consult the Oracle',
  neighbours: 'Hexagrams before and after',
  failed: 'We could not open this hexagram',
}

const positions = ['First line, at the bottom', 'Second line', 'Third line', 'Fourth line', 'Fifth line', 'Sixth line, at the top']

export const lines = {
  heading: 'The six lines',
  about: 'They are cast and read from the bottom up. A line speaks when it changes.',
  /** `at` counts from 0, at the bottom. */
  position: (at: number, whole: boolean) => `${positions[at]}, ${whole ? 'whole' : 'broken'}`,
  allChange: 'When all six change',
}

export const kin = {
  heading: 'Where it leads',
  nuclear: { name: 'Inside it', why: 'Its nuclear hexagram: the second to fourth lines below, the third to fifth above.' },
  opposite: { name: 'Its opposite', why: 'What it turns into when every line changes.' },
}

export const noSuchHexagram = {
  title: 'No such hexagram',
  lead: 'Hexagrams are numbered from 1 to 64, and this is not one of them.',
  seeAll: 'See the Hexagrams',
}
