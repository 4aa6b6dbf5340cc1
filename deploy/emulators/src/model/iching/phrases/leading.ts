/** Where a line stands and what it does, in twelve words at most: `$place` and `$turn` from below. */
export const stands: readonly string[] = ['It stands $place and $turn.', 'Its place is $place; it $turn.', 'The line is $place and $turn.']
/** From the bottom up. */
export const places: readonly string[] = [
  'at the very beginning',
  'in the inner middle',
  'on the inner threshold',
  'near those who decide',
  'in the deciding middle',
  'at the very end',
]
export const turns: Readonly<Record<'yielding' | 'firm' | 'resting', readonly string[]>> = {
  yielding: ['is growing firm', 'begins to hold'],
  firm: ['is about to yield', 'begins to give way'],
  resting: ['rests while others change', 'stays as it is'],
}

/** The scene in the book's words: `$quote` is the first sentence of a line's text without a full stop. */
export const shownShort: readonly string[] = [
  'The scene is soon told: “$quote”.',
  'The old text reads: “$quote”.',
  'The book tells it so: “$quote”.',
]
export const shown: readonly string[] = [
  'The line tells a scene, and {you may find|there may be} something of $np in it, or of the way to $ahead: “$quote”.',
  'Imagine it for a moment, with $np in mind and $ahead still to come: “$quote”.',
  'What the book shows on the way to $ahead is a scene from an older world, and yet it may not be so far from $np $occasion: “$quote”.',
]
/** What the text goes on to say: `$rest` is its next sentence without a full stop. */
export const goesOn: readonly string[] = [
  '“$rest”, it goes on, and in $np that may {well be said of|touch} $inner.',
  '“$rest”, the text adds, and in $np one might think of $outer.',
  'Then it turns from the scene to {the reader|whoever is reading}, and perhaps to $np, on the way to $ahead: “$rest”.',
  'It draws its own conclusion, which you may try on $np $occasion: “$rest”.',
]

/** What the line advises: `$counsel` a bare verb phrase, `$sign` the line's picture. */
export const counselledShort: readonly string[] = [
  'For $np the advice is short: $counsel.',
  'That comes down to this: $counsel.',
  'What it asks of you is plain: $counsel.',
]
export const counselled: readonly string[] = [
  'What $sign would ask of you in $np, {perhaps|say} $occasion, can be put briefly: $counsel.',
  '{A good friend|Somebody who knows you well}, thinking of $outer, and with $sign in mind, might say: $counsel.',
  'Taken out of the old world and into $np, where there is also $inner, it {means|would mean} something like this: $counsel.',
  'So far as it touches $inner, the advice of $sign can be taken {quite literally|at its word} in $np: $counsel.',
]
/** The second of two lines takes up the first: `$before` is the other's picture. */
export const after: readonly string[] = [
  'Of the two pictures, $before and $sign, this one has the last word, and for $np it is the following: $counsel.',
  'Where $before and $sign {seem to disagree|pull two ways} in $np, the old rule follows this one: $counsel.',
  'One may read $before as {where you come from|one half of a sentence} and $sign as {the next step|the other} in $np: $counsel.',
]
/** The same where it stands first and the other, `$after`, has yet to come. */
export const ahead: readonly string[] = [
  'Of two texts that lead, $sign and $after, this one has the greater weight, and for $np it says: $counsel.',
  'There is $after still to come, but where the two {seem to disagree|pull two ways} in $np, this one decides: $counsel.',
]

/** A judgement that leads, or the text for six changing lines: `$name` is its hexagram's name, `$quote` and `$rest` as above. */
export const wholeSpeaks: readonly string[] = [
  'Here it is not one line that speaks but the whole of $name, and the words are wide enough for $np, for $outer, and for $inner: “$quote”.',
  'The whole of $name speaks in this text, and in $np one may think of $outer, or of $inner: “$quote”.',
  'This is what the book says of $name as a whole, and it {can|may} be heard with $np in mind, with $outer, or with $inner: “$quote”.',
]
export const wholeGoesOn: readonly string[] = [
  '“$rest”, it continues, and in $np that may be said of $inner, as well as of $outer.',
  'It does not stop there, and adds something {of use|that may be of use} in $np, to be read $occasion: “$rest”.',
  'The second half is the one to read {twice|aloud} $occasion, with $np in mind: “$rest”.',
  'And then it turns, as these texts do, {to the reader|to whoever is reading}, who may be thinking of $np $occasion: “$rest”.',
]

/** Something small to do: `$deed` a bare verb phrase, `$sign` the picture or keyword that leads. */
export const triedShort: readonly string[] = [
  'To try it in small, you might $deed.',
  'This week you might $deed.',
  'For a first step, $deed.',
  'One small thing would do: $deed.',
]
export const tried: readonly string[] = [
  'To let $sign become more than {a picture|words}, you might $deed.',
  'A modest way to begin with $sign in $np would be this: $deed.',
  'If you would like to see what $sign is worth in $np, $deed.',
  'Nothing large is needed for $sign to be of use in $np; for a start, $deed.',
]

/** Where a matter belongs with those trained for it, a picture is company and no counsel: `$sign` it, `$np` the matter. */
export const kept: readonly string[] = [
  'Let $sign keep you company in $np, as {a picture on the wall would|something one passes in the hall}.',
  'There is no instruction in $sign, only something to look at while you think about $np.',
  'You might take $sign along as an image, and leave what is to be done about $np to a talk with someone who knows.',
]
