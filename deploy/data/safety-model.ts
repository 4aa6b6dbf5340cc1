import { BUCKETS, type Features, featuresOf } from '../../services/divination/src/safety/classifier/features.ts'
import { type Model, probabilityOf, scoreOf } from '../../services/divination/src/safety/classifier/model.ts'
import { windowsOf } from '../../services/divination/src/safety/classifier/windows.ts'
import { trainSvm } from './linear-svm.ts'
import { fitSigmoid } from './platt.ts'
import { FOLDS, type LabelledText } from './safety-texts.ts'

/**
 * High costs leave hardly a text of the corpus on the wrong side; on texts unseen, costs from 0.2 to 100 do about the same. More than forty
 * rounds change no weight by more than a tenth of the largest.
 */
const TRAINING = { crisisCost: 100, otherCost: 100, rounds: 40, seed: 20261121 }

/** Of the everyday texts that a fold's training has not seen, at most this share is refused. */
const REFUSED_EVERYDAY = 0.015
/** And at most this share is answered with a word of support beside the reading, which costs its reader nothing. */
const SUPPORTED_EVERYDAY = 0.15

const STEPS = 127

export type ReadText = LabelledText & { windows: Features[] }

export const readText = (text: LabelledText): ReadText => ({ ...text, windows: windowsOf(text.form).map(featuresOf) })

type Scorer = Pick<Model, 'weights' | 'step' | 'bias'>

/** A long letter in crisis does not say in which of its stretches: only those of one stretch teach. Of the others every stretch does. */
const examplesOf = ({ label, windows }: ReadText) =>
  label === 'crisis'
    ? windows.slice(0, windows.length === 1 ? 1 : 0).map((features) => ({ features, crisis: true }))
    : windows.map((features) => ({ features, crisis: false }))

/** Weights in 127 steps to either side of 0. */
const trainScorer = (texts: readonly ReadText[]): Scorer => {
  const { weights, bias } = trainSvm(texts.flatMap(examplesOf), TRAINING)
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / STEPS
  const rounded = new Int8Array(BUCKETS)
  weights.forEach((weight, at) => {
    rounded[at] = Math.round(weight / step)
  })
  return { weights: rounded, step, bias }
}

/** The score of the stretch that sounds most like a crisis. */
export const scoreOfText = (scorer: Scorer, { windows }: ReadText): number =>
  Math.max(Number.NEGATIVE_INFINITY, ...windows.map((features) => scoreOf(scorer, features)))

/** Each text with the score it gets from a training that has not seen its fold. */
export const scoredUnseen = (texts: readonly ReadText[]): { text: ReadText; score: number }[] =>
  Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const scorer = trainScorer(texts.filter((text) => text.fold !== fold))
    return texts.filter((text) => text.fold === fold).map((text) => ({ text, score: scoreOfText(scorer, text) }))
  })

/** What the script writes: weights of all texts; sigmoid and thresholds from scores of texts unseen. The same texts give the same model. */
export const trainModel = (texts: readonly ReadText[]): Model => {
  const unseen = scoredUnseen(texts).filter(({ score }) => Number.isFinite(score))
  const sigmoid = fitSigmoid(unseen.map(({ text, score }) => ({ score, positive: text.label === 'crisis' })))
  const everyday = unseen
    .filter(({ text }) => text.label === 'everyday')
    .map(({ score }) => score)
    .sort((a, b) => b - a)
  /** Between the last everyday text that may lie above and the first that must not. */
  const aboveShare = (share: number): number => {
    const allowed = Math.floor(everyday.length * share)
    const [last = 0, next = 0] = everyday.slice(allowed - 1, allowed + 1)
    return probabilityOf((last + next) / 2, sigmoid)
  }
  return { ...trainScorer(texts), ...sigmoid, refuseFrom: aboveShare(REFUSED_EVERYDAY), supportFrom: aboveShare(SUPPORTED_EVERYDAY) }
}
