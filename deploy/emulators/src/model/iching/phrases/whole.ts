/** Before a quotation, which is a sentence of its own. */
export const quotes: readonly string[] = [
  'The old text {says it|puts it} {briefly|plainly}.',
  'Hear the passage {once|slowly}.',
  'These are the book’s own words.',
  'A few words tell it.',
  'Read it {twice|aloud}.',
]

/** What the judgement says where it does not lead: `$judgement` linked, `$counsel` a bare verb phrase. */
export const judgements: readonly string[] = [
  '$judgement {speaks of such a time|is about such a time}.',
  '$judgement {takes in|has room for} $np.',
  '$judgement comes next, {with $np in mind|and it is brief}.',
]
export const inShort: readonly string[] = [
  'In short: $counsel.',
  'Its short form: $counsel.',
  'It asks you $toCounsel.',
  'The sum of it: $counsel.',
]

/** What the image teaches: `$image` linked, `$keyword` of the hexagram. */
export const taught: readonly string[] = [
  '$image {makes a rule of conduct of it|turns it into a way of acting}.',
  '$image takes something from it to practise, {day by day|quietly}.',
  '$image {shows|teaches} how to {go about it|practise it}.',
]
export const inView: readonly string[] = [
  'Try that in $np, with $keyword in view.',
  'In $np that may be a matter of $keyword.',
  'It is one way to meet $keyword.',
  'With $keyword it may be {tried at once|worth a try}.',
]

/** Changing lines that do not lead; `$lines` are linked. */
export const lesser: readonly string[] = ['$lines {move|turn} as well.']
export const lesserOne: readonly string[] = ['$lines {moves|turns} as well.']
/** The same where they are too many to be named. */
export const lesserMany: readonly string[] = ['Around that, almost every line is turning.', 'Nearly everything in it is in motion.']
export const undertone: readonly string[] = ['That is an undertone to $sign.', 'One hears it under $sign.', 'It is an undertone.']
