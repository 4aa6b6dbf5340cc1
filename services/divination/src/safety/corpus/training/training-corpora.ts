import type { Sample } from '../sample.ts'
import { czechTraining } from './czech.ts'
import { englishTraining } from './english.ts'
import { frenchTraining } from './french.ts'
import { germanTraining } from './german.ts'
import { czechIndirect } from './indirect/czech.ts'
import { englishIndirect } from './indirect/english.ts'
import { frenchIndirect } from './indirect/french.ts'
import { germanIndirect } from './indirect/german.ts'
import { spanishIndirect } from './indirect/spanish.ts'
import { czechOrdinary } from './ordinary/czech.ts'
import { englishOrdinary } from './ordinary/english.ts'
import { frenchOrdinary } from './ordinary/french.ts'
import { germanOrdinary } from './ordinary/german.ts'
import { spanishOrdinary } from './ordinary/spanish.ts'
import { spanishTraining } from './spanish.ts'
import type { TrainingCorpus } from './training-corpus.ts'

const together = (some: TrainingCorpus, more: TrainingCorpus, ordinary: readonly Sample[]): TrainingCorpus => ({
  crisis: { ...some.crisis, ...more.crisis },
  borderline: { ...some.borderline, ...more.borderline },
  everyday: { ...some.everyday, ...more.everyday, ordinary },
})

/** The texts written for the trained reader alone, by language. Of the lists only what is harmless was mended with them. */
export const trainingCorpora: Readonly<Record<string, TrainingCorpus>> = {
  english: together(englishTraining, englishIndirect, englishOrdinary),
  czech: together(czechTraining, czechIndirect, czechOrdinary),
  german: together(germanTraining, germanIndirect, germanOrdinary),
  spanish: together(spanishTraining, spanishIndirect, spanishOrdinary),
  french: together(frenchTraining, frenchIndirect, frenchOrdinary),
}
