/**
 * Measures the two readers of the safety gate on texts that the trained one has not seen. The lists know by heart all sets but 'all
 * languages' and the two as asked; these and the crises among the texts for training are new to them. The numbers in docs/reading-texts.md
 * come from here.
 *
 *     node deploy/data/measure-safety.ts
 */
import { type Model, probabilityOf } from '../../services/divination/src/safety/classifier/model.ts'
import { labels } from '../../services/divination/src/safety/corpus/sample.ts'
import { examine } from '../../services/divination/src/safety/examine.ts'
import { type ReadText, readText, scoredUnseen, scoreOfText, trainModel } from './safety-model.ts'
import { safetyTexts } from './safety-texts.ts'

/** `strained`: given a reading with a word of support. */
type Outcome = { text: ReadText; lists: boolean; trained: boolean; strained: boolean }

const texts = safetyTexts().map(readText)

const outcome = (text: ReadText, score: number, model: Model): Outcome => {
  const { crisis, concerns } = examine(text.form)
  const [lists, probability] = [crisis !== undefined, probabilityOf(score, model)]
  const trained = probability >= model.refuseFrom
  return { text, lists, trained, strained: !lists && !trained && (probability >= model.supportFrom || concerns.includes('abuse')) }
}

/** What a training without some sets, its thresholds chosen without them too, makes of these sets. */
const without = (sets: readonly string[]): Outcome[] => {
  const model = trainModel(texts.filter(({ set }) => !sets.includes(set)))
  return texts.filter(({ set }) => sets.includes(set)).map((text) => outcome(text, scoreOfText(model, text), model))
}

const crossValidated = (): Outcome[] => {
  const model = trainModel(texts)
  return scoredUnseen(texts).map(({ text, score }) => outcome(text, score, model))
}

const share = (of: readonly Outcome[], which: (outcome: Outcome) => boolean): string => `${of.filter(which).length}/${of.length}`.padEnd(12)

const print = (title: string, outcomes: readonly Outcome[]): void => {
  const rows = labels.map((label) => {
    const of = outcomes.filter(({ text }) => text.label === label)
    const refused = share(of, ({ lists, trained }) => lists || trained)
    const cells = [share(of, ({ lists }) => lists), share(of, ({ trained }) => trained), refused, share(of, ({ strained }) => strained)]
    return `  ${label.padEnd(12)}${cells.join('')}`
  })
  process.stdout.write(`${title}\n              lists       trained     refused     supported\n${rows.join('\n')}\n`)
}

const fiveToTen = ['classes of danger', 'indirect', 'several signs', 'several languages', 'alike', 'more alike']

print(`${fiveToTen.join(', ')}: trained without them`, without(fiveToTen))
print('all languages: trained without it', without(['all languages']))
print('as asked, as asked again: trained without them', without(['as asked', 'as asked again']))
print('as asked again: trained without it', without(['as asked again']))
print('ordinary days: trained without it', without(['ordinary days']))
const validated = crossValidated()
const forTraining = ({ text }: Outcome): boolean => text.set.startsWith('training')
print('Texts for training, cross-validated', validated.filter(forTraining))
print(
  'Sets of the lists, cross-validated',
  validated.filter((one) => !forTraining(one)),
)
