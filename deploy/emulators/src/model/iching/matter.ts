import { personIn } from '../question/named.ts'
import type { Topic } from '../question/topic.ts'
import { subjects } from './phrases/subjects.ts'

/** Things a reader may write about, as they call them; with "the" before them they stand for the whole matter. */
const things =
  /\b(job|offer|promotion|interview|exams?|thesis|dissertation|degree|novel|manuscript|book|album|film|paintings?|poems|exhibition|bakery|shop|café|restaurant|business|company|project|house|flat|apartment|garden|wedding|marriage|divorce|debts?|loan|mortgage|savings|contract|quarrel|argument|farm|studio)\b/iu

/** People spoken of as several, with whom "you and" would be odd. */
const several = /(?:parents|children|kids|friends|colleagues|neighbours|team)$/u

/**
 * What the matter is called, in noun phrases that fit after "for" and "with": the thing the reader names, or whom they name where it is
 * between people; else by its subject.
 */
export function namesOfMatter(situation: string, { subject }: Topic): readonly string[] {
  const person = personIn(situation)
  const between = person && (subject === 'family' || subject === 'relationship')
  if (between) return [several.test(person) ? person : `you and ${person}`]
  const thing = subject === 'grief' || subject === 'health' || subject === 'relationship' ? undefined : things.exec(situation)?.[1]
  return thing ? [`the ${thing.toLowerCase()}`] : subjects[subject].names
}
