/**
 * Trains the classifier of statements that no reading may make, and writes it into services/divination/data/statements. Prints what it finds
 * in sentences that it has not learned from. Run by hand when the statements have grown. The same statements give the same classifier.
 *
 *     node services/divination/training/train-statements.ts
 */
import { writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { probabilityOf } from '@sibyl/divination/safety/classifier'
import { isShort } from '@sibyl/divination/safety/sentence-features'
import { type Scorer, trainScorer } from './logistic-regression.ts'
import { exampleOf, heldOutStatements, isOfTheStandIn, isOrdinary, readStatements, type Statement } from './statements.ts'

/**
 * The share of unseen ordinary sentences that it may take for something else. More than half of those retell what a reader wrote, and the check
 * knows that. A reading has about forty sentences.
 */
const WRONG = 0.003
const FOLDS = 5

const all = readStatements()
const origins = [...new Set(all.map(({ origin }) => origin))]
/** Sentences of one text share a fold. */
const foldOf = (statement: Statement, at: number): number => (isOrdinary(statement) ? origins.indexOf(statement.origin) : at) % FOLDS
const folded = all.map((statement, at) => ({ statement, fold: foldOf(statement, at) }))

const scored = (scorer: Scorer, statement: Statement) =>
  exampleOf(statement).map(({ features }) => ({ statement, probability: probabilityOf(scorer, features) }))

const unseen = Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
  const scorer = trainScorer(folded.filter((one) => one.fold !== fold).flatMap(({ statement }) => exampleOf(statement)))
  return folded.filter((one) => one.fold === fold).flatMap(({ statement }) => scored(scorer, statement))
})
/** The stand-in's own words, which are few, say nothing about those of real models. */
const ordinary = unseen.filter(({ statement }) => isOrdinary(statement) && !isOfTheStandIn(statement))
/** The probability that this share of ordinary sentences, short or longer ones, exceed. */
const thresholdOf = (short: boolean): number => {
  const some = ordinary.filter(({ statement }) => isShort(statement.text) === short).map(({ probability }) => probability)
  return Number((some.sort((a, b) => b - a)[Math.floor(some.length * WRONG)] ?? 1).toFixed(4))
}
const [from, fromShort] = [thresholdOf(false), thresholdOf(true)]
const isFound = ({ statement, probability }: (typeof unseen)[number]): boolean =>
  probability >= (isShort(statement.text) ? fromShort : from)

const { weights, ...numbers } = trainScorer(all.flatMap(exampleOf))
const data = new URL('../data/statements/', import.meta.url)
const packed = brotliCompressSync(weights)
const lines = Object.entries({ ...numbers, from, fromShort }).map(([name, value]) => `${name}: ${value}\n`)
writeFileSync(new URL('classifier-weights.bin.br', data), packed)
writeFileSync(new URL('classifier.yaml', data), `# Written by services/divination/training/train-statements.ts.\n${lines.join('')}`)

const found = (of: readonly { statement: Statement; probability: number }[], label: string): string => {
  const some = of.filter(({ statement }) => statement.label === label)
  return `${label} ${some.filter(isFound).length} of ${some.length}`
}
const labels = ['forecast', 'doom', 'medical', 'worldly', 'ok']
const heldOut = heldOutStatements().flatMap((statement) => scored({ weights, ...numbers }, statement))
process.stdout.write(`${packed.length} bytes of weights\n${lines.join('')}`)
process.stdout.write(
  `unseen statements: ${labels
    .map((label) =>
      found(
        unseen.filter(({ statement }) => !isOrdinary(statement)),
        label,
      ),
    )
    .join(', ')}\n`,
)
process.stdout.write(`held out: ${labels.map((label) => found(heldOut, label)).join(', ')}\n`)
