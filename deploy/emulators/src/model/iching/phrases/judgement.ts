/** A text for the whole of a hexagram: `$quote` in the book's words. */
export const toldShort: readonly string[] = ['Its words are these: “$quote”.', 'It says: “$quote”.', 'The text begins: “$quote”.']
export const told: readonly string[] = [
  'It speaks for the whole, for $from as well as for $to: “$quote”.',
  'What it says takes in more than $from, and more than $to: “$quote”.',
]

/** What helps and what goes wrong in it, `$help` and `$trap`, where nothing moves. */
export const helpsAtRest: readonly string[] = [
  'What {might|may|could} help with $matter is $help, {this week as well as later|and you may have known it|even on an ordinary day}.',
  '{For now|For the time being|This week}, what {may|might|could} do {some good|good} with regard to $matter is $help.',
]
export const helps: readonly string[] = [
  'What {might|may|could} help with $matter, {as long as it is|while it is} a question of $from and not yet of $to, is $help.',
  'Before there is any talk of $to, what {might|may|could} serve you best {with $matter|here} is $help.',
]
export const trapShort: readonly string[] = ['The easy mistake would be $trap.', 'What goes wrong easily is $trap.']
export const trapAtRest: readonly string[] = [
  'The {easy|usual} mistake, {with $matter as with other things|and not only with $matter|for $matter as well}, {would|might|could} be $trap.',
  'What one does instead, and you would {hardly|not} be the first {with regard to $matter|where $matter is concerned}, is {often|as a rule} $trap.',
]

/** All six lines at once: what their text may mean, by the number of the hexagram, and its advice. */
export const allLines: Readonly<Record<number, string>> = {
  1: 'You may be strongest here where you need not be first.',
  2: 'To stay true to the end may be the whole of it.',
}
export const advised: readonly string[] = [
  'Its advice is plain: $counsel.',
  'What you could do is this: $counsel.',
  'So, if you like: $counsel.',
]
