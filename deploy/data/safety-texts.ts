import { corpora } from '../../services/divination/src/safety/corpus/corpora.ts'
import { formOf, type Label, labels } from '../../services/divination/src/safety/corpus/sample.ts'
import { trainingCorpora } from '../../services/divination/src/safety/corpus/training/training-corpora.ts'

/** `set`: the corpus it stands in; `kind`: what it speaks of, where the corpus says so; `fold`: those it is left out with. */
export type LabelledText = { set: string; kind: string; label: Label; fold: number; form: Record<string, string> }

export const FOLDS = 5

/** The sets of the lists: whole sets are left out together, since some of them say one thing in several languages. */
const ofLists = (): LabelledText[] =>
  Object.entries(corpora).flatMap(([set, corpus], at) =>
    labels.flatMap((label) => corpus[label].map((sample) => ({ set, kind: '', label, fold: at % FOLDS, form: formOf(sample) }))),
  )

/** The sets for training: they go through the same ideas in the same order, so that stretches of each kind are left out together. */
const forTraining = (): LabelledText[] =>
  Object.entries(trainingCorpora).flatMap(([language, corpus]) =>
    labels.flatMap((label) =>
      Object.entries(corpus[label]).flatMap(([kind, samples]) =>
        samples.map((sample, at) => ({
          set: `training ${language}`,
          kind: `${label}: ${kind}`,
          label,
          fold: Math.floor((at * FOLDS) / samples.length),
          form: formOf(sample),
        })),
      ),
    ),
  )

/** All labelled texts there are, always in the same order. */
export const safetyTexts = (): LabelledText[] => [...ofLists(), ...forTraining()]
