/** The numbers of the names: `$number` is linked, `$gives`, `$needs` and `$asks` noun phrases, `$card` and `$gist` from the draw. */
export const yours: readonly string[] = [
  '$Number is said to bring $gives and to look for $needs, {which|and that} you may know from $beside and {from|perhaps from} $card, {since|as} it turns on $gist.',
  'By $number you would bring $gives and look for $needs; {whether that is so|how far that is true} {shows|might show} wherever $beside meets $gist, {the matter of|as in} $card.',
]
export const theirs: readonly string[] = [
  '$Number would bring $gives and look for $needs, {as far as|so far as} a name can say that, and {with $card in mind|beside $card} it may be worth asking them rather than the letters about $gist and about $beside.',
  'Across from you, $number stands for $gives and for $needs; a name knows nothing of how anyone feels, so take it as a {question|way to ask} about $beside, and about $gist, {as $card does|with $card}.',
]
export const together: readonly string[] = [
  '$Number is what the two make, and it asks for $asks, which {may be|is perhaps} {the plainest answer|a plain answer} to $beside, to $card and to $gist.',
  'Side by side they are $number, with a single request, $asks, and {that goes well with|you may hold that against} $gist, as $card has it, {and against|and also} $beside.',
]
