/** Where it tends: `$from` and `$to` are keywords of the two hexagrams, `$sign` the picture that leads. */
export const tendings: readonly string[] = [
  'What shows in $np as $from {may come to look|might begin to look} like $to, if you take up $sign{, because that is where the moving lines lead|}.',
  'From $from towards $to: so $np {may lean|could lean}, and $sign is {the hinge|where it turns}.',
  '$Sign {opens a way|is the step} from $from to $to, and in $np you may {notice it|find it} {first in small things|sooner than you think}.',
]
export const tendingsWithoutSign: readonly string[] = [
  'With so much in motion, what shows in $np as $from {may come to look|might begin to look} like $to.',
  'From $from towards $to: so $np may lean, since {every line|almost everything} moves that way.',
]

/** What changes in the picture: `$same` is the half that stays, `$was` and `$is` the trigrams of the other. */
export const innerChanges: readonly string[] = ['Above, $same stays; below, $was has become $is. So in $np your own footing changes.']
export const outerChanges: readonly string[] = [
  'Below, $same stays; above, $was has become $is. So in $np what meets you {changes|becomes another}.',
]
export const bothChange: readonly string[] = [
  'Both halves of the picture change, $was into $is. So nothing in $np stays {quite|just} as it was.',
]

/** The relating hexagram's counsel and that it is no promise. */
export const ahead: readonly string[] = [
  'There, {after|beyond} $from, $name would have you $haveCounsel {in|for} $np. It is a direction {and no promise|only|and not a verdict}.',
  'Should $np come to that, {after|out of} $from, the advice of $name is $toCounsel. {Nothing says it must|It need not come to that}.',
]
