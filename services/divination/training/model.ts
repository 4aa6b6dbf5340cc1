import { type Model, probabilityOf } from '@sibyl/divination/safety/classifier'
import { BUCKETS, type Features, featuresOf } from '@sibyl/divination/safety/features'
import { stretchesOf } from '@sibyl/divination/safety/stretches'
import { formOf, type Sample } from './corpus.ts'
import { trainLogisticRegression } from './logistic-regression.ts'

/** Of the everyday texts that a training has not seen, at most this share may be refused by the classifier alone. */
const REFUSED_EVERYDAY = 0.006
/** And at most this share may get a note with help lines, which costs its reader nothing. */
const SUPPORTED_EVERYDAY = 0.22

const FOLDS = 5
const STEPS = 127

type Scorer = Pick<Model, 'weights' | 'step' | 'bias'>
type Read = { sample: Sample; fold: number; stretches: Features[] }

/** Sets and kinds are left out as a whole, or in the stretches in which the languages say the same, so that no fold knows its own ideas. */
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

/** A long letter in crisis does not say in which of its stretches: only those of one stretch teach. Of the others every stretch does. */
const examplesOf = ({ sample, stretches }: Read) =>
  sample.label === 'crisis'
    ? stretches.slice(0, stretches.length === 1 ? 1 : 0).map((features) => ({ features, crisis: true }))
    : stretches.map((features) => ({ features, crisis: false }))

const trainScorer = (texts: readonly Read[]): Scorer => {
  const { weights, bias } = trainLogisticRegression(texts.flatMap(examplesOf))
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / STEPS
  return { weights: Int8Array.from({ length: BUCKETS }, (_, at) => Math.round((weights[at] ?? 0) / step)), step, bias }
}

const gravest = (scorer: Scorer, { stretches }: Read): number =>
  Math.max(0, ...stretches.map((features) => probabilityOf(scorer, features)))

/** The model of all samples given; its thresholds from how likely everyday texts looked to a training that had not seen them. */
export const trainModel = (samples: readonly Sample[]): Model => {
  const folds = foldsOf(samples)
  const texts = samples.map((sample, at) => ({
    sample,
    fold: folds[at] ?? 0,
    stretches: stretchesOf(formOf(sample)).map(featuresOf),
  }))
  const everyday = Array.from({ length: FOLDS }, (_, fold) => fold)
    .flatMap((fold) => {
      const scorer = trainScorer(texts.filter((text) => text.fold !== fold))
      return texts.filter((text) => text.fold === fold && text.sample.label === 'everyday').map((text) => gravest(scorer, text))
    })
    .sort((a, b) => b - a)
  const above = (share: number): number => Number((everyday[Math.floor(everyday.length * share)] ?? 1).toFixed(4))
  return { ...trainScorer(texts), crisisFrom: above(REFUSED_EVERYDAY), supportFrom: above(SUPPORTED_EVERYDAY) }
}
