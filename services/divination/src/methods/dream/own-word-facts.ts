import type { Fact } from '@sibyl/contracts/http/readings'
import { capital } from '../../wording.ts'
import { repeatedWords, sentencesOf, wholeTelling, wordsOf } from './sentences.ts'
import type { DreamMaterial } from './symbol-facts.ts'
import { telling } from './telling.data.ts'
import { clipped, counted, quoted } from './wording.ts'

/** With fewer symbols than this the reading builds on the reader's own words. */
export const FEW = 2

/** The first and the last sentence of the dream. */
export const edgeFacts = ({ form }: DreamMaterial): Fact[] => {
  const sentences = sentencesOf(form.dreamDescription)
  const edge = (id: string, label: string, sentence: (typeof sentences)[number] | undefined, said: string): Fact[] =>
    sentence
      ? [
          {
            id,
            label,
            detail: `${said} ${quoted(sentence.words)}`,
            data: {
              kind: id,
              key: id,
              span: [sentence.start, sentence.end],
              words: clipped(sentence.words),
              place: 'In your own words',
              why: id === 'beginning' ? 'It is the first sentence of your telling.' : 'It is the last sentence of your telling.',
            },
          },
        ]
      : []
  const last = sentences.length > 1 ? sentences.at(-1) : undefined
  return [
    ...edge('beginning', 'How it begins', sentences[0], 'What one tells first is often what stayed nearest. Your dream opens:'),
    ...edge('ending', 'How it ends', last, 'A dream is remembered from where it broke off. Yours ends:'),
  ]
}

/** Words that the dreamer repeats. */
export const ownWordFacts = ({ form }: DreamMaterial): Fact[] =>
  repeatedWords(form.dreamDescription, 3).map(({ words, start, end, times }, index) => ({
    id: `word-${index + 1}`,
    label: `Your word “${words}”`,
    detail: `It comes ${times === 2 ? 'twice' : `${times} times`} in your telling. What is said again is often what matters.`,
    data: {
      kind: 'word',
      key: 'word',
      span: [start, end],
      words,
      times,
      place: 'In your own words',
      why: `Counted in your telling: ${times} times.`,
    },
  }))

/** With fewer verbs the tense is undecided. */
const FEWEST_VERBS = 3

const tenseOf = ({ form, figures }: DreamMaterial): string => {
  const count = (verbs: string) => form.dreamDescription.match(new RegExp(`\\b(?:${verbs})\\b`, 'giu'))?.length ?? 0
  const [past, present] = [count(telling[figures.tongue].past), count(telling[figures.tongue].present)]
  if (past === present || past + present < FEWEST_VERBS) return ''
  return past > present ? ', in the past tense' : ', in the present tense, as if it were still going on'
}

/** The dream as a whole. The fact contains the text, so that quotations in a reading can be checked. */
export const tellingFact = (material: DreamMaterial, recognised: number): Fact => {
  const { form, figures } = material
  const sentences = sentencesOf(form.dreamDescription).length
  const words = wordsOf(form.dreamDescription).length
  const few =
    recognised < FEW
      ? ' Few of the symbols the oracle knows were recognised in it, so the reading keeps to your own words.'
      : ` ${capital(counted(recognised, 'symbol'))} ${recognised === 1 ? 'was' : 'were'} recognised in it.`
  return {
    id: 'telling',
    label: 'Your telling',
    detail: `You told it in ${counted(sentences, 'sentence')} and ${counted(words, 'word')}${tenseOf(material)}.${few}`,
    data: {
      kind: 'telling',
      tongue: figures.tongue,
      sentences,
      wordCount: words,
      recognised,
      text: wholeTelling(form),
      place: 'The dream as told',
      why: 'Counted from what you wrote.',
    },
  }
}
