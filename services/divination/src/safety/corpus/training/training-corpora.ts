import { czechTraining } from './czech.ts'
import { englishTraining } from './english.ts'
import { frenchTraining } from './french.ts'
import { germanTraining } from './german.ts'
import { spanishTraining } from './spanish.ts'
import type { TrainingCorpus } from './training-corpus.ts'

/** The texts written for the trained reader alone, by language. Of the lists only what is harmless was mended with them. */
export const trainingCorpora: Readonly<Record<string, TrainingCorpus>> = {
  english: englishTraining,
  czech: czechTraining,
  german: germanTraining,
  spanish: spanishTraining,
  french: frenchTraining,
}
