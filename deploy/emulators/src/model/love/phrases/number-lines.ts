/** The numbers of the names: `$number` is linked, `$gives`, `$needs` and `$asks` noun phrases, `$card`, `$that` and `$gist` from the draw. */
export const yours: readonly string[] = [
  '$Number is said to bring $gives and to look for $needs, which may {show|be felt} as $gist, {between|somewhere between} $card and $that.',
  'By $number you would bring $gives and look for $needs, {which may show|as might be seen} where $that meets $gist, {the matter of|as in} $card.',
]
export const theirs: readonly string[] = [
  '$Number would bring $gives and look for $needs, and {beside|with} $card, $that and $gist {that is worth asking about|it may be fair to ask}. Ask them, rather than the letters.',
  'Across from you, $number would bring $gives and look for $needs, with $card, $that and $gist {to hold it against|in between}. A name knows nothing of how anyone feels.',
]
export const together: readonly string[] = [
  '$Number is what the two make. It asks for $asks, which {may be|is perhaps} {the plainest answer|a plain answer} to $card, to $that and to $gist.',
  'Side by side they are $number. Their single request is $asks, and {that goes well with|you may hold that against} $gist, as $card has it, {and beside|and next to} $that.',
]
