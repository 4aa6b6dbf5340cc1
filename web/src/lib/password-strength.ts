import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** A longer password is too long to guess, and would take too long to estimate between two keystrokes. */
const LOOKED_AT = 72

/** `score`: from 0, guessed at once, to 4. `wellKnown`: the whole password is in the lists that attackers try first. */
export type Strength = { score: number; wellKnown: boolean }

/** How hard a password is to guess for someone who knows the words in `about`, such as the reader's name. */
export const strengthOf = (password: string, about: readonly string[]): Strength => {
  const looked = password.slice(0, LOOKED_AT)
  const { score, sequence } = estimator.check(looked, [...about])
  const [only] = sequence
  return { score, wellKnown: sequence.length === 1 && only !== undefined && 'dictionaryName' in only && score <= 1 }
}
