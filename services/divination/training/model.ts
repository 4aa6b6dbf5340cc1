import { type Model, probabilityOf } from '@sibyl/divination/safety/classifier'
import { type Features, featuresOf } from '@sibyl/divination/safety/features'
import { stretchesOf } from '@sibyl/divination/safety/stretches'
import { formOf, type Sample } from './corpus.ts'
import { type Scorer, trainScorer } from './logistic-regression.ts'

/** The maximum share of unseen everyday texts that the classifier alone may refuse. */
const REFUSED_EVERYDAY = 0.007
/** The maximum share that may get a note with help lines, which costs its reader nothing. */
const SUPPORTED_EVERYDAY = 0.23
/** The maximum share that may get that note from the stand-in for the model, the only second opinion in `make start`. */
const SUSPECTED_EVERYDAY = 0.3

const FOLDS = 5

type Read = { sample: Sample; fold: number; stretches: Features[] }

/**
 * Each fold leaves out whole sets and kinds, or the passages in which the languages say the same, so that it does not contain translations
 * of its test texts.
 */
const foldsOf = (samples: readonly Sample[]): number[] => {
  const groups = Map.groupBy(samples, ({ file, set, kind, language, label }) => [file, set, kind, kind && language, label].join('/'))
  const sets = [...new Set(samples.map(({ file, set }) => `${file}/${set}`))]
  const places = new Map(
    [...groups.values()].flatMap((group) => group.map((sample, at) => [sample, Math.floor((at * FOLDS) / group.length)])),
  )
  return samples.map((sample) =>
    sample.kind === undefined ? sets.indexOf(`${sample.file}/${sample.set}`) % FOLDS : (places.get(sample) ?? 0),
  )
}

/**
 * A long letter in crisis does not say which of its stretches is the grave one, so only letters of one stretch train the crisis class.
 * Other texts train with every stretch.
 */
const examplesOf = ({ sample, stretches }: Read) =>
  sample.label === 'crisis'
    ? stretches.slice(0, stretches.length === 1 ? 1 : 0).map((features) => ({ features, found: true }))
    : stretches.map((features) => ({ features, found: false }))

const gravest = (scorer: Scorer, { stretches }: Read): number =>
  Math.max(0, ...stretches.map((features) => probabilityOf(scorer, features)))

/** Questions about the end of a life are rarer among what readers send than in the corpus, where they would raise every threshold. */
const isOrdinary = ({ sample }: Read): boolean => sample.label === 'everyday' && sample.kind !== 'lifespan'

/** The model of all samples; its thresholds come from the probabilities of everyday texts under cross-validation. */
export const trainModel = (samples: readonly Sample[]): Model => {
  const folds = foldsOf(samples)
  const texts = samples.map((sample, at) => ({
    sample,
    fold: folds[at] ?? 0,
    stretches: stretchesOf(formOf(sample)).map((stretch) => featuresOf(stretch)),
  }))
  const everyday = Array.from({ length: FOLDS }, (_, fold) => fold)
    .flatMap((fold) => {
      const scorer = trainScorer(texts.filter((text) => text.fold !== fold).flatMap(examplesOf))
      return texts.filter((text) => text.fold === fold && isOrdinary(text)).map((text) => gravest(scorer, text))
    })
    .sort((a, b) => b - a)
  const above = (share: number): number => Number((everyday[Math.floor(everyday.length * share)] ?? 1).toFixed(4))
  return {
    ...trainScorer(texts.flatMap(examplesOf)),
    crisisFrom: above(REFUSED_EVERYDAY),
    supportFrom: above(SUPPORTED_EVERYDAY),
    suspectFrom: above(SUSPECTED_EVERYDAY),
  }
}
