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
export const innerChanges: readonly string[] = [
  'The upper half of the picture stays $same, while below $was has become $is; so what changes is your own footing in $np, and {not|hardly} what meets you.',
]
export const outerChanges: readonly string[] = [
  'Your own half of the picture stays $same, while above $was has become $is; so what changes in $np {is what comes towards you|comes from outside}, and you may keep your footing.',
]
export const bothChange: readonly string[] = [
  'Both halves of the picture change, $was into $is, so that in $np {neither your footing nor what meets you|neither side} stays quite {what|as} it was.',
]

/** The relating hexagram's counsel and that it is no promise. */
export const ahead: readonly string[] = [
  'There $name would have you $haveCounsel; it is a direction {and no promise|only|and not a verdict}, and from $from you may also {turn another way|lean the other way|go elsewhere}.',
  'Should it come to that, the advice of $name is $toCounsel, {but nothing says it must|though it need not come to that}, and $from may {stay with you longer|have more to say first}.',
]
