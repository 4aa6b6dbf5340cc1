/**
 * What a card may mean for the matter, held against another card: `$np` the matter, `$g` and `$G` what the card turns on, `$that` the other
 * card's link and `$h` what that one turns on.
 */
export type Bearings = { now: readonly string[]; against: readonly string[]; toward: readonly string[]; ahead: readonly string[] }

export const bearings: Bearings = {
  now: [
    'In $np this may look like $g, and it is worth asking whether $h, the subject of $that, {is already in it|comes with it}.',
    'If $np has felt {stuck|unclear}, then perhaps because $g and $h, the subject of $that, {want|ask for} different things of you.',
    'Beside $that, with $h, it may be $g that {tells you more|says more} about $np, {since|because} it is {nearer to you|the quieter of the two}.',
  ],
  against: [
    'Where $np is concerned it may show as $g, {above all|most of all} when $h, the subject of $that, {has been left waiting|gets no room}.',
    'What makes it hard in $np may be that $g {hides behind|passes for} $h, the subject of $that, so that {you look|one looks} in the wrong place.',
  ],
  toward: [
    '$G may be what helps with $np, {a little at a time|in small amounts}, and $h, the subject of $that, could {come of it|follow from it}.',
    'For $np one could {try|begin with} $g, less as a plan than as a way to meet $h, the subject of $that.',
  ],
  ahead: [
    'So $np may {lean|tend} towards $g, {especially if|all the more if} $h, the subject of $that, is looked at first.',
    'It is not settled, but in $np $g may come {of|out of} $h, the subject of $that, {more readily than of effort|almost by itself}.',
  ],
}
