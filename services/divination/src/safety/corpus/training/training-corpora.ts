import { czechTraining } from './czech.ts'
import { englishTraining } from './english.ts'
import { frenchTraining } from './french.ts'
import { germanTraining } from './german.ts'
import { czechIndirect } from './indirect/czech.ts'
import { englishIndirect } from './indirect/english.ts'
import { frenchIndirect } from './indirect/french.ts'
import { germanIndirect } from './indirect/german.ts'
import { spanishIndirect } from './indirect/spanish.ts'
import { spanishTraining } from './spanish.ts'
import type { TrainingCorpus } from './training-corpus.ts'

const together = (some: TrainingCorpus, more: TrainingCorpus): TrainingCorpus => ({
  crisis: { ...some.crisis, ...more.crisis },
  borderline: { ...some.borderline, ...more.borderline },
  everyday: { ...some.everyday, ...more.everyday },
})

/** The texts written for the trained reader alone, by language. Of the lists only what is harmless was mended with them. */
export const trainingCorpora: Readonly<Record<string, TrainingCorpus>> = {
  english: together(englishTraining, englishIndirect),
  czech: together(czechTraining, czechIndirect),
  german: together(germanTraining, germanIndirect),
  spanish: together(spanishTraining, spanishIndirect),
  french: together(frenchTraining, frenchIndirect),
}
