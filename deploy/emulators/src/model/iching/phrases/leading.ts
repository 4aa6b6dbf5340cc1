/** A line's picture: `$sign` it, `$keyword` of the hexagram. */
export const shown: readonly string[] = [
  'The picture is $sign.',
  'What one is shown is $sign.',
  'Here it {speaks of|shows} $sign.',
  'Look at $sign, with $np in mind.',
  'Here is $sign.',
]

/** Where a line stands and what it does, each in twelve words at most; `$turns` from below. */
export const places: readonly string[] = [
  'At the very beginning, the line $turns.',
  'In the quiet inner middle, the line $turns.',
  'On the unsure threshold, the line $turns.',
  'Near those who decide, the line $turns.',
  'In the place that decides, the line $turns.',
  'Near the matter’s end, the line $turns.',
]
export const turns: Readonly<Record<'yielding' | 'firm' | 'resting', readonly string[]>> = {
  yielding: ['is about to grow firm', 'begins to hold'],
  firm: ['is about to yield', 'begins to give way'],
  resting: ['stays as it is', 'is at rest'],
}

/** What it may mean here: `$counsel` a bare verb phrase, `$keyword` of the hexagram, `$name` its name. */
export const meant: readonly string[] = [
  'For $np it {may come down to|could amount to} something {quite plain|simple}. $Counsel.',
  'It asks one thing, because of $keyword. $Counsel.',
  'Perhaps $np {needs|asks for} less of $keyword. Instead, $counsel.',
  'There is advice in it for $np. $Counsel.',
  '$name never lets $keyword out of sight. So $counsel.',
  'Where there is $keyword in $np, {one may begin|begin} here. $Counsel.',
  'It may come down to something plain. $Counsel.',
]

/** The second of two lines takes up the first: `$before` is the other's picture. */
export const after: readonly string[] = [
  '$Before {stood|came} first. Where the two {pull apart|disagree}, this one {decides|has the last word}. $Counsel.',
  'Set it beside $before. One is the warning, the other the way. $Counsel.',
  'What $before held back, this one lets go. {One may begin|Begin} here. $Counsel.',
  'Of the two pictures it has the last word. For $np, $counsel.',
  'Of the two pictures it has the last word. $Counsel.',
]

/** A judgement that leads, or all six lines: it has no picture of its own. */
export const judged: readonly string[] = [
  'As no single line leads, all of $name speaks.',
  'Here the whole of $name speaks.',
  'No one line leads here. The whole hexagram does.',
  'This text is about the whole, with room for $np.',
]

/** Where a matter belongs with those trained for it, a picture is company and no counsel. */
export const kept: readonly string[] = [
  'Let $sign keep you company in $np.',
  'Let $sign be company, and {nothing more|no instruction}.',
  'Take $sign only as an image to look at.',
  'It is an image to look at, and advises nothing.',
]
