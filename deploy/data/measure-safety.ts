/**
 * Measures the two readers of the safety gate on texts that the trained one has not seen. The lists know the sets up to the tenth by heart;
 * the eleventh and the crises among the texts for training are new to them. The numbers in docs/reading-texts.md come from here.
 *
 *     node deploy/data/measure-safety.ts
 */
import { probabilityOf } from '../../services/divination/src/safety/classifier/model.ts'
import { labels } from '../../services/divination/src/safety/corpus/sample.ts'
import { examine } from '../../services/divination/src/safety/examine.ts'
import { type ReadText, readText, scoredUnseen, scoreOfText, trainModel } from './safety-model.ts'
import { safetyTexts } from './safety-texts.ts'

type Outcome = { text: ReadText; lists: boolean; trained: boolean }

const texts = safetyTexts().map(readText)

const outcome = (text: ReadText, trained: boolean): Outcome => ({ text, lists: examine(text.form).crisis !== undefined, trained })

/** What a training without some sets, its threshold chosen without them too, makes of these sets. */
const without = (sets: readonly string[]): Outcome[] => {
  const model = trainModel(texts.filter(({ set }) => !sets.includes(set)))
  return texts
    .filter(({ set }) => sets.includes(set))
    .map((text) => outcome(text, probabilityOf(scoreOfText(model, text), model) >= model.threshold))
}

const crossValidated = (): Outcome[] => {
  const model = trainModel(texts)
  return scoredUnseen(texts).map(({ text, score }) => outcome(text, probabilityOf(score, model) >= model.threshold))
}

const share = (of: readonly Outcome[], refused: (outcome: Outcome) => boolean): string =>
  `${of.filter(refused).length}/${of.length}`.padEnd(12)

const print = (title: string, outcomes: readonly Outcome[]): void => {
  const rows = labels.map((label) => {
    const of = outcomes.filter(({ text }) => text.label === label)
    const both = share(of, ({ lists, trained }) => lists || trained)
    return `  ${label.padEnd(12)}${share(of, ({ lists }) => lists)}${share(of, ({ trained }) => trained)}${both}`
  })
  process.stdout.write(`${title}\n  refused     lists       trained     either\n${rows.join('\n')}\n`)
}

const numbered = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `held out ${from + at}`)

print('Sets 5 to 10, trained without them', without(numbered(5, 10)))
print('Set 11, trained without it', without(['held out 11']))
const validated = crossValidated()
const forTraining = ({ text }: Outcome): boolean => text.set.startsWith('training')
print('Texts for training, cross-validated', validated.filter(forTraining))
print(
  'Sets of the lists, cross-validated',
  validated.filter((one) => !forTraining(one)),
)
