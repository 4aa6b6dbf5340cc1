/** Two numbers in one sentence, each a remedy for the other; `$linkB` is the other's link. These are long, and made of four phrases each. */
export const weaves: readonly string[] = [
  'Where it runs into $snagA, $linkB can {help|answer} with $giftB; and where that one {brings|means} $snagB, {this one has|here is} $giftA.',
  '$linkB is {good company|a useful neighbour} for it: $giftB {is|makes} a remedy for $snagA, {as|just as} $giftA is one for $snagB.',
  'Put beside $linkB, it {gains|receives} $giftB and lends $giftA; {both|the two of them} {should|do well to} keep an eye on $snagA and on $snagB.',
  'With $linkB {there can be|there may come} friction, since $snagA {meets|runs into} $snagB; what {settles|eases} it is $giftA on one side and $giftB on the other.',
  'If you {notice|catch yourself in} $snagA, {turn|look} to $linkB, which has $giftB; if it is $snagB, {come back|return} here for $giftA.',
  'Between this and $linkB you have $giftA {as well as|and also} $giftB, {at the price|and at the cost} of $snagA {now and then|some days}, or of $snagB.',
  '$linkB {changes|softens} it: $giftB {eases|takes the edge off} $snagA, while $giftA {does the same for|is some help against} $snagB.',
  'It {works with|leans on} $linkB more than {you may think|it shows}, $giftA here and $giftB there, {so that|and so} neither $snagA nor $snagB {has the last word|rules the house}.',
]

/** Said where both numbers are equal. */
export const equalLines: readonly string[] = [
  'It is the number of $linkB as well.',
  '$linkB is the same number over again.',
  'With $linkB it has everything in common.',
  '$linkB says the same from its own side.',
]

export const doubledLines: readonly string[] = [
  'So $gift counts double.',
  'Twice, then, there is $gift.',
  'That doubles $gift, for better or worse.',
  'You have $gift from two sides.',
]
