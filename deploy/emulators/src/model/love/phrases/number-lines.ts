/** The numbers of the names: `$number` is linked, `$gives`, `$needs` and `$asks` noun phrases, `$card` and `$gist` from the draw. */
export const yours: readonly string[] = [
  '$Number is said to bring $gives. It {would look for|looks for} $needs. {Beside|Next to} $card that may {show|be felt}.',
  'By $number you would bring $gives. You would look for $needs. It may show as $gist, by $card.',
  'Take $number. It is said to bring $gives. It looks for $needs. Hold that against $card.',
]
export const theirs: readonly string[] = [
  '$Number would bring $gives. It {would look|looks} for $needs. Ask them, rather than the letters.',
  'Across from you there is $number. It would bring $gives. It looks for $needs. A name knows nothing of how anyone feels.',
]
export const together: readonly string[] = [
  '$Number is what the two make. It asks for $asks. {That may answer|It answers, perhaps,} $card.',
  'Side by side they are $number. Their single request: $asks. {You may hold|Hold} that against $card.',
  'Side by side they are $number. It asks for $asks.',
]
