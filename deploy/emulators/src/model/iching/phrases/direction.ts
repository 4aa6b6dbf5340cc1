/** Where it tends: `$from` and `$to` are keywords of the two hexagrams, `$sign` the picture that leads. */
export const tendings: readonly string[] = [
  'From $from towards $to: so $np {may|could} lean.',
  'What shows as $from may come to look like $to.',
  'It leads from $from to $to.',
  'So $from may turn into $to.',
]
export const hinges: readonly string[] = [
  '$Sign is {the hinge|where it turns}.',
  '$Sign {opens the way|is the step between}.',
  'You may notice it in small things first.',
]
export const hingesWithoutSign: readonly string[] = ['Almost everything moves that way.', 'The whole figure is in motion.']

/** What changes in the picture: `$same` is the half that stays, `$was` and `$is` the trigrams of the other. */
export const innerChanges: readonly string[] = ['Above, $same stays; below, $was has become $is.']
export const inwardly: readonly string[] = ['So in $np your own footing changes.', 'So it is your own footing that changes.']
export const outerChanges: readonly string[] = ['Below, $same stays; above, $was has become $is.']
export const outwardly: readonly string[] = [
  'So in $np what meets you {changes|becomes another}.',
  'So what meets you {changes|becomes another}.',
]
export const bothChange: readonly string[] = ['$Was becomes $is.']
export const entirely: readonly string[] = ['Both halves change, and $np with them.', 'Both halves of the picture change.']

/** The relating hexagram's counsel and that it is no promise. */
export const ahead: readonly string[] = [
  'There, $name would have you $haveCounsel.',
  'There another counsel waits. $Counsel.',
  'Should it come to that, the advice changes. $Counsel.',
]
export const noPromise: readonly string[] = [
  'It is a direction {and no promise|and not a verdict}.',
  'Nothing says it must.',
  'It need not come to that.',
]
