/**
 * The opening of a love reading. `$told` is what the reader wrote as a clause in the second person, `$stage`, `$themes`, `$card` and
 * `$last` are links, `$count` is "two cards", `$own` the fact that only the reader's words were there to go by.
 */
export const told: readonly string[] = [
  'You write that $told.',
  'You begin by saying that $told.',
  'It begins, in your words, with this: $told.',
]
/** The same in one sentence with what was drawn, where the clause is long. */
export const longTold: readonly string[] = [
  'You write that $told, and {it was with this in mind that|this was in the air when} the cards were turned, $card first and $last last.',
  'You begin by saying that $told, and so it was beside these words that $card and $last were laid.',
  'The reading begins where you do, namely that $told, with $card on one side {of it|} and $last on the other.',
]

/** How it stands, after such a sentence. */
export const shortStandings: readonly string[] = [
  'It counts here as $stage.',
  'By your account this is $stage.',
  'Going by your words, it is $stage.',
]

/** Where nothing in the words says how it stands. */
export const openStandings: readonly string[] = [
  'Where it stands you do not say, so it counts as $stage, and $count lie beside your words, from $card to $last.',
  'How far along it is you leave open, and so does the reading: $stage, with $count beside your words, from $card to $last.',
]
export const shortOpenStandings: readonly string[] = [
  'Where it stands you do not say, so it is $stage.',
  'How far along it is your words leave open: $stage.',
]

/** Where nothing can be retold. */
export const untold: readonly string[] = [
  'What you wrote has been read with care.',
  'Your words were read slowly, and more than once.',
  'Thank you for putting it into your own words.',
]

/** That the reader was heard, by how the bond stands. */
export const heard: Readonly<Record<string, readonly string[]>> = {
  mourned: [
    'To miss somebody like that is a way of loving on.',
    'Nobody needs to be done with that by any date.',
    'That is a loss, and it may take its time.',
  ],
  new: [
    'No wonder the heart is a little ahead of the facts.',
    'That is a lovely time, and a slightly dizzy one.',
    'You may be glad of it and still look carefully.',
  ],
  settled: [
    'After years, such things are seldom said aloud.',
    'Nobody arrives at such a sentence in a day.',
    'It is good that it has been put into words.',
  ],
  doubt: [
    'It is tiring to live with a question of that size.',
    'It is possible to care for somebody and still not know.',
    'Such a question does not come from one bad evening.',
  ],
  ended: [
    'An ending goes on speaking for a while.',
    'Nobody puts a thing like that down in an afternoon.',
    'That is a loss, and it may take its time.',
  ],
  unrequited: [
    'To care alone is tiring, and it is not foolish.',
    'That is a great deal to feel without an echo.',
    'It takes some courage even to write that down.',
  ],
  open: [
    'It takes some trust to write that down for a stranger.',
    'You have put it plainly, and that helps.',
    'It shows that this has been on your mind.',
  ],
  glad: [
    'That is good to read, and worth a closer look.',
    'Good things deserve a reading as much as worries do.',
    'It is a pleasure to begin with something that goes well.',
  ],
}

/** Where it stands, and what was laid beside it. */
export const standings: readonly string[] = [
  'From what you tell, the reading takes it for $stage, and it has {laid|set} $count beside your words, from $card to $last.',
  'By your account this is $stage, so $count were drawn {to look at it by|for company}, beginning with $card and ending with $last.',
  'Going by your words, it is $stage, and the cards that {lie beside it|were turned for it} begin with $card and end with $last.',
  'The reading {understands it as|takes it for} $stage, and has $count for company, $card at the beginning and $last at the end.',
]

/** What follows for the reading from how it stands. */
export const follows: Readonly<Record<string, readonly string[]>> = {
  mourned: ['So the reading keeps company, and asks for nothing.', 'So it speaks of you, and of what you keep.'],
  ended: ['Nothing here leads back; the question is what stays yours.', 'So the reading keeps to what you carry on from there.'],
  unrequited: ['So only your side of it can be read.', 'The other side is silent, and is not guessed at.'],
  doubt: ['So the doubt is looked at, and not decided.', 'What the doubt is made of matters more than its verdict.'],
  new: ['Much is still unsaid, and need not be guessed.', 'There is more to find out in it than to conclude.'],
  settled: ['Habit has as much part in it as feeling.', 'So the reading looks for what lasting has made invisible.'],
  open: ['You know best, and nothing depends on a name.', 'That may stay so; a reading can do without.'],
}

/** What is heard first: one theme, or several. */
export const oneTheme: readonly string[] = [
  'What comes through most clearly is the theme of $themes.',
  'One thing stands out in it, the theme of $themes.',
  'Above all, your words speak of $themes.',
]
export const manyThemes: readonly string[] = [
  'What you write concerns $themes.',
  'Your words lead to $themes.',
  'Most of it concerns $themes.',
]
export const noTheme: readonly string[] = [
  'No single theme stood out, so the reading keeps to $own.',
  'It goes by $own, since no theme was plainly named.',
]

/** For each matter of care, short sentences said once in the opening. */
export const loveCare: Readonly<Record<string, readonly string[]>> = {
  pregnancy: ['For all that concerns a pregnancy, a doctor or midwife can help.'],
  death: ['Of life and its length no card knows anything.', 'A doctor or a counsellor can speak with you about it.'],
  medical: ['For anything medical, please ask a doctor; cards know none of it.'],
  legal: ['For the legal side, please ask a lawyer or an advice centre.'],
  financial: ['For decisions about money, please ask a qualified financial adviser.'],
  bereavement: ['If it weighs too much, a counsellor or your doctor can help.'],
}

export const titles: readonly string[] = [
  'What lies between two',
  'Two lamps, one table',
  'Your half of it',
  'The space between',
  'Two cups on a table',
  'Said and not said',
  'By the light of two',
  'Where two paths lie',
  'What the heart keeps returning to',
  'A chair on either side',
]
