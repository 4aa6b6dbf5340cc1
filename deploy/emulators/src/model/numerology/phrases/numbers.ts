/** Two numbers, each a remedy for the other, in sentences of twelve words at most; `$linkB` is the other's link. */
export const weaves: readonly string[] = [
  'Against $snagA, $linkB has $giftB. Where that one {brings|means} $snagB, {this one has|here is} $giftA.',
  '$linkB is {good company|a useful neighbour} for it. It brings $giftB. In return it may borrow $giftA.',
  'Put beside $linkB, it {gains|receives} $giftB and lends $giftA. {Both|The two} do well to watch $snagA.',
  'With $linkB {there can be|there may come} friction. Here it is $snagA, there $snagB. {What settles it|What eases it} is $giftB.',
  'If you {notice|catch} $snagA, {turn|look} to $linkB for $giftB. If it is $snagB, {come back|return} for $giftA.',
  'With $linkB you have $giftA and $giftB. The {price|cost} is $snagA {now and then|some days}.',
  '$linkB {changes|softens} it. There $giftB {eases|takes the edge off} $snagA.',
  'It {works with|leans on} $linkB more than {you may think|it shows}. There is $giftA here and $giftB there.',
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
