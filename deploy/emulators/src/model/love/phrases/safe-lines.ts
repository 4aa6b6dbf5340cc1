/**
 * Where somebody is hurt: safety and company, nothing that speaks of two. No sentence is longer than twelve words, and each pool holds
 * what one paragraph is about, so that its sentences belong together in any order.
 */
export const safeTitles: readonly string[] = [
  'First, somewhere safe',
  'Not carried alone',
  'A door that opens outward',
  'Company on the way',
]

export const safeOpenings: readonly string[] = [
  'Thank you for saying it; that was not a small thing.',
  'You have told something hard, and you are believed here.',
  'What you write is taken seriously, and it comes before cards.',
]

export const safeLines: readonly string[] = [
  'Before anything is read, there is $safety.',
  'What matters first of all is $safety.',
  'Nothing here weighs more than $safety.',
]

export const safeHelp: readonly string[] = [
  'A local support service for abuse listens in confidence.',
  'In danger, call the emergency services.',
  'Telling one person you trust can be the first step.',
]

export const cardsLines: readonly string[] = [
  '$Count were drawn for you, as company and not as counsel.',
  '$Count lie beside your words, and they ask nothing of you.',
  '$Count are here for company, and can be put down any time.',
]

export const safePlaces: Readonly<Record<string, readonly string[]>> = {
  self: ['Your own card is $card.', 'The card for you is $card.', 'On your side lies $card.'],
  support: ['For what can hold you there is $card.', 'The card for your support is $card.', 'Under your feet lies $card.'],
}

/** How the picture of a card is meant here. */
export const pictureLines: readonly string[] = [
  'Take it as a picture to rest the eyes on.',
  'It is only a picture, and it makes no demands.',
  'Look at it for as long as it does you good.',
  'It gives no orders, and it expects nothing of you.',
]

/** What may be said to each card: to the reader's own about them, to the other about help. */
export const safeThoughts: Readonly<Record<string, readonly string[]>> = {
  self: [
    'What was done to you is not your doing.',
    'Nobody’s temper is yours to manage.',
    'Being worn out by this is natural.',
    'Your own sense of it can be trusted.',
    'Someone who cares for you does not make you afraid.',
    'You owe nobody an explanation for wanting to be safe.',
    'Loving somebody does not oblige you to be hurt.',
    'You did not cause it by what you said or did.',
  ],
  support: [
    'You may tell it in pieces, to someone trained to listen.',
    'You may ask for help before you have decided anything.',
    'You may change your mind and still be helped.',
    'A friend can keep a bag or a number for you.',
    'Those who listen there have heard such things, and believe you.',
    'It is enough to begin with one call or one sentence.',
    'A neighbour, a doctor or an old friend may be the first.',
    'Nobody there decides for you or thinks less of you.',
  ],
}

export const safeWholes: readonly string[] = [
  'Of the draw as a whole there is only this: $list.',
  'The draw as a whole shows no more than this: $list.',
]

export const safeLastWords: readonly string[] = [
  'There is no need to decide everything today.',
  'One safe hour and one kind ear are enough for today.',
  'Being safe comes first, and everything else can wait.',
  'You are worth being safe, today and on every other day.',
]
