import { cardNames } from './card-names.ts'

/** A sentence about a card that `text` does not name: what a model that makes things up would add. */
export function inventedSentence(text: string): string {
  const known = text.toLowerCase()
  const absent = [...cardNames.values()].filter(
    (name) => /^The | of /u.test(name) && !known.includes(name.toLowerCase().replace(/^the /u, '')),
  )
  const name = absent[text.length % Math.max(absent.length, 1)] ?? 'Queen of Cups'
  return `Behind it stands the ${name.replace(/^The /u, '')}, who has been waiting there all along.`
}
