/** Where somebody is hurt: safety and company, nothing that speaks of two. No sentence is longer than twelve words. */
export const safeTitles: readonly string[] = [
  'First, somewhere safe',
  'Not carried alone',
  'A door that opens outward',
  'Company on the way',
]

export const safeOpenings: readonly string[] = [
  'What you write is taken seriously, and it comes before cards.',
  'Before anything is read, this matters more.',
  'Thank you for saying it; it was not a small thing.',
  'You have told something hard, and you are believed here.',
]

export const safeLines: readonly string[] = [
  '$Safety stands before everything else.',
  'First there is $safety.',
  'Nothing here weighs more than $safety.',
]

export const safeHelp: readonly string[] = [
  'A local support service for abuse listens in confidence.',
  'In danger, call the emergency services.',
  'Telling one person you trust can be the first step.',
]

export const safeRemarks: readonly string[] = [
  'You owe nobody an explanation for wanting to be safe.',
  'What was done to you is not your doing.',
  'Nobody’s temper is yours to manage.',
  'Someone who cares for you does not make you afraid.',
  'You may tell it in pieces, to someone trained to listen.',
  'Being worn out by this is natural.',
  'You may change your mind and still be helped.',
  'A picture can be put down at any time.',
  'There is no need to decide everything today.',
  'Your own sense of it can be trusted.',
]

export const safePlaces: Readonly<Record<string, readonly string[]>> = {
  self: ['Your own card is $card.', 'For you there is $card.', 'On your side lies $card.'],
  support: ['What holds you is $card.', 'Under your feet lies $card.', 'For support there is $card.'],
}

export const cardsLines: readonly string[] = ['$Count were drawn for you.', '$Count lie beside your words.', 'With it come $count.']

/** Facts about the draw as a whole, `$list` linked. */
export const safeWholes: readonly string[] = ['The draw as a whole: $list.', 'Of the draw there is only this: $list.']
