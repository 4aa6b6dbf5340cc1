/**
 * What a card may mean for the matter, held against another card: `$np` the matter, `$g` and `$G` what the card turns on, `$that` the other
 * card's link and `$h` what that one turns on.
 */
export type Bearings = { now: readonly string[]; against: readonly string[]; toward: readonly string[]; ahead: readonly string[] }

export const bearings: Bearings = {
  now: [
    'In $np it may look like $g, while $that {still speaks of|holds on to} $h.',
    'Beside $that, which {turns on|speaks of} $h, it {brings|adds} $g {to $np|to the matter}.',
    'If you have felt {stuck|unsure} about $np, perhaps $g and $h, {the theme|the business} of $that, pull two ways.',
    'Where $that {spoke of|brought} $h, this one {sets|puts} $g {close to|next to} $np.',
    'For $np {the accent falls on|it comes down to} $g, and $that {adds|answers with} $h.',
  ],
  against: [
    'In $np it may show as $g, {above all|most of all} where $h, as in $that, {was left waiting|got no room}.',
    'What is hard in $np may be $g, {taken for|mistaken for} $h, the {theme|business} of $that.',
    '$G may stand between you and $np, {the more so as|and perhaps because} $that {asks for|brings} $h.',
    'Where you get {caught|stuck} in $np, look for $g, and then for $h, which {came with|belongs to} $that.',
  ],
  toward: [
    '$G may help with $np, a little at a time, and $h, from $that, could follow.',
    'For $np, {try|begin with} $g, and {see|notice} whether $h, as in $that, comes of it.',
    'Let $np {lean on|borrow} $g for a while; $that, with $h, can wait its turn.',
    'Of the two, $that with $h and this card with $g, this one {is nearer to|may be of more use in} $np.',
  ],
  ahead: [
    'So $np may {lean|tend} towards $g, {more so if|especially if} $h, from $that, {is looked at first|gets a hearing}.',
    'Nothing is settled, but in $np $g may {grow|come} out of $h, the {theme|business} of $that.',
    'If things go on like this in $np, $g could {follow from|come after} $h, which $that {named|brought up}.',
  ],
}
