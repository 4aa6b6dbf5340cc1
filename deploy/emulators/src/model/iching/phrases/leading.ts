/** A line's text: `$sign` its picture, `$text` the passage of the book without its last full stop, `$keyword` of the hexagram. */
export const shown: readonly string[] = [
  'The picture is $sign, and the old text tells it {in few words|like this}, {as if|almost as though} it had $np in view: “$text.”',
  'What one is shown is $sign. {Read the passage|Hear the passage} {slowly|once} with $np beside it, {looking|listening} for $keyword: “$text.”',
  '$Sign {gives the line its name|is the picture of this line}, and {with $np in mind|for someone with $np before them} one can hear why: “$text.”',
  'Here it {speaks of|shows} $sign, {in a passage|with words} that $np {may answer to|may recognise}: “$text.”',
]

/** Where a line stands and what it does, each in twelve words at most; `$turns` from below. */
export const places: readonly string[] = [
  'At the very beginning of the matter, the line $turns.',
  'In the quiet inner middle, the line $turns.',
  'On the threshold, with unsure footing, the line $turns.',
  'One step outside, near those who decide, the line $turns.',
  'In the place of those who decide, the line $turns.',
  'Here, near the end of a matter, the line $turns.',
]
export const turns: Readonly<Record<'yielding' | 'firm' | 'resting', readonly string[]>> = {
  yielding: ['is about to grow firm', 'begins to hold'],
  firm: ['is about to yield', 'begins to give way'],
  resting: ['stays as it is', 'is at rest'],
}

/** What it may mean here: `$counsel` a bare verb phrase, `$toCounsel` with "to", `$keyword` of the hexagram, `$name` its name. */
export const meant: readonly string[] = [
  'Brought over to $np, it {may come down to|could amount to} something quite plain, {with $keyword behind it|because of $keyword}: $counsel.',
  'In $np, then, {it would ask you|the line would ask you} $toCounsel, and it asks this because of $keyword, {which $name never lets out of sight|of which $name speaks from the beginning}.',
  'If there is advice in it for $np, it is $toCounsel, {as far as that is yours to do|so far as that lies with you}, and to leave the rest of $keyword {alone|as it is} for now.',
  'So {perhaps|it may be that} $np {needs|asks for} less of $keyword than {you think|it seems}, and more of this: $counsel.',
]

/** The second of two lines takes up the first: `$before` is the other's picture. */
export const after: readonly string[] = [
  'What $before {still held back|kept to itself}, $sign lets go; {and of the two|of the two} it has the last word, so in $np {one may begin|you might begin} here: $counsel.',
  '$Before {stood|came} first, but where the two pull apart over $np it is $sign that {decides|has the last word}, and it {says|asks this}: $counsel.',
  'Set it beside $before and the two {belong together|answer each other}, the one as warning, the other as way; for $np {that way is|it would be} $toCounsel.',
]

/** A judgement that leads, or all six lines: it has no picture of its own. */
export const judged: readonly string[] = [
  'As no single line leads, the whole of $name speaks, {and what it says can be heard|in words one can hear|in a passage to be read} with $np {and $keyword in mind|in mind and $keyword before one}: “$text.”',
  'The text that speaks here is about the whole of $name, and {it has room for|there is room in it for|it takes in} $np and {whatever|all that|what} there is of $keyword in it: “$text.”',
]

/** Where a matter belongs with those trained for it, a picture is company and no counsel. */
export const kept: readonly string[] = [
  'Let $sign be a picture that keeps you company in $np, and {nothing you have to act on|no instruction}.',
  'Take $sign only as an image to look at while $np is {in better hands|with those who know it}; it advises nothing.',
]
