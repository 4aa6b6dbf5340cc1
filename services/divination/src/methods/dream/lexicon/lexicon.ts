import { animals } from './animals.ts'
import { body } from './body.ts'
import { built } from './built.ts'
import type { Entry } from './entry.ts'
import { feelings } from './feelings.ts'
import { life } from './life.ts'
import { motion } from './motion.ts'
import { nature } from './nature.ts'
import { people } from './people.ts'
import { places } from './places.ts'

/** All that the oracle knows in a dream. Of two finds of one length on one place, the entry that stands first wins. */
export const lexicon: readonly Entry[] = [...motion, ...body, ...nature, ...animals, ...life, ...built, ...places, ...people, ...feelings]

const byKey = new Map(lexicon.map((entry) => [entry.key, entry]))

/** The entry of this key, or undefined. */
export const entryOf = (key: string): Entry | undefined => byKey.get(key)
