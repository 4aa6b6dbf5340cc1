/** Sentences of a love reading. Those without two slots of the reading's own stay within twelve words. */
export const openings: readonly string[] = [
  'You have put something tender on the table.',
  'What you tell concerns two, and one of them is reading.',
  'It takes some courage to write this down.',
  'Thank you for saying it so plainly.',
  'Between two people there is always a third thing: the between.',
  'Love is mostly made of weekdays, and yours are in this.',
  'Here is your side of it, looked at by lamplight.',
  'Nobody sees a bond whole from inside it.',
]

export const stageLines: readonly string[] = [
  'As you tell it, this is $stage.',
  'It stands as $stage.',
  'Your words make it $stage.',
  'The reading takes it for $stage.',
]

export const stageReflections: Readonly<Record<string, readonly string[]>> = {
  ended: [
    'What is over may still be honoured.',
    'Missing someone is not a plan, and need not be one.',
    'An ending keeps its own calendar.',
    'You may grieve it without wanting it back.',
  ],
  unrequited: [
    'Your side of it is real, whatever the answer.',
    'A feeling may be kept without being served.',
    'Hope is lovely company and a poor landlord.',
    'Not knowing is tiring work.',
  ],
  doubt: [
    'Doubt is a question that has pulled up a chair.',
    'To doubt is not yet to decide.',
    'Some doubts are about love, some about sleep.',
    'It may stay a question for a while.',
  ],
  new: [
    'At a beginning one hears mostly music.',
    'So much is still unsaid, and pleasantly.',
    'Beginnings are generous with the truth.',
    'There is time to find out.',
  ],
  settled: [
    'Years make things quiet, not small.',
    'Habit is love with its shoes off, or without love.',
    'What lasts is easily overlooked.',
    'A long bond has rooms one forgets to enter.',
  ],
  open: [
    'It need not have a name yet.',
    'Not every bond fits a drawer.',
    'How far along it is, you know best.',
    'What it is called may come later.',
  ],
}

export const cardsLines: readonly string[] = [
  '$Count were drawn for it.',
  '$Count lie beside your words.',
  'To it come $count.',
  '$Count were turned.',
]

export const oneAndOther: readonly string[] = [
  'What you call $theme and what the deck calls $card {may be neighbours|are set side by side here}: {on one side|here} $ra, {on the other|there} $gist.',
  '$Theme {stands first|comes first} in what you wrote, perhaps as $ra, and $card, {the first to be turned|which lay on top}, {answers with|brings} $gist.',
  'Between $theme, which may be $ra, and $card, which {turns on|brings} $gist, {there is room to breathe|a little light falls}.',
  'You {begin with|speak first of} $theme; the cards {begin with|speak first of} $card, and so $ra {meets|is met by} $gist.',
]

export const themeMeetings: readonly string[] = [
  'You wrote “$words”.',
  'Your words for it: “$words”.',
  '“$words”, you say.',
  'Plainly: “$words”.',
  'The sentence has it: “$words”.',
  'There is “$words”.',
]

export const themeMeetingsUnquoted: readonly string[] = [
  'It is in what you wrote.',
  'Your words touch on it.',
  'You come to it by yourself.',
  'It runs along under your words.',
]

export const themePictures: readonly string[] = [
  'Such things happen in kitchens, at ten past eleven.',
  'One notices it first in small change.',
  'It has been sitting at the table for a while.',
  'It is easier felt than said.',
  'Two people can mean well and still miss.',
  'It does not make anyone the villain.',
  'It is heavier carried alone.',
  'Few couples have never met it.',
  'It likes to come up late in the evening.',
  'It asks for daylight and a little time.',
  'Most of it takes place between the lines.',
  'It is a matter for sentences, not for guesses.',
]

export const firstReadings: readonly string[] = [
  'It may be $r.',
  'Perhaps it is $r.',
  'One reading: $r.',
  'It could be $r.',
  'Take it first as $r.',
  'Seen kindly, it is $r.',
  'It might be $r.',
]
export const secondReadings: readonly string[] = [
  'Or it is $r.',
  'It may also be $r.',
  'Or else: $r.',
  'Turned round, it is $r.',
  'On another day: $r.',
  'Equally, perhaps, $r.',
]
export const thirdReadings: readonly string[] = ['Underneath, there may be $r.', 'And then: $r.', 'Add to it $r.', 'Beside it: $r.']
export const questionLeads: readonly string[] = [
  'Ask yourself this.',
  'It leaves a question.',
  'One question may help.',
  'A question to walk with.',
  'So one might ask.',
  'Here is what to ask.',
]

export const numberLines: readonly string[] = ['There is $link.', 'Add $link.', 'One finds $link.', 'The letters give $link.']
export const givesLines: readonly string[] = ['It is said to bring $r.', 'Its gift would be $r.', 'It comes with $r.', 'It offers $r.']
export const needsLines: readonly string[] = ['It looks for $r.', 'It asks for $r.', 'What it wants is $r.', 'Its wish would be $r.']
export const asksLines: readonly string[] = [
  'Added, they ask for $r.',
  'Their sum asks for $r.',
  'Between them lies $r.',
  'As one, they speak of $r.',
]

export const numberReflections: readonly string[] = [
  'A number is a lens and no verdict.',
  'Names were given; how one lives is chosen.',
  'No sum decides whether two are good to each other.',
  'Take it as a nickname, not as a nature.',
  'It is a theme to play on, never a score.',
  'Whether it fits, two people can find out by asking.',
]

export const relationReflections: Readonly<Record<string, readonly string[]>> = {
  same: ['Likeness is restful, and sometimes dull.', 'Two of one kind save each other many explanations.'],
  mind: ['There is air in it; someone must light the stove.', 'Thought travels fast between such two.'],
  matter: ['Such two get the shelves up.', 'What they build, stands; what they play, less so.'],
  feeling: ['It is warm there, and crowded on occasion.', 'Such two laugh first and count later.'],
  'matter-mind': ['The wind learns the wall; the wall learns to whistle.', 'One opens windows, the other fixes hinges.'],
  'feeling-mind': ['Fire needs air, and not a gale.', 'One feels it, one names it; both are needed.'],
  'feeling-matter': ['A garden is glad of its fence, and grows over it.', 'One waters, the other mends the gate.'],
}

export const cardPlaces: Readonly<Record<string, readonly string[]>> = {
  self: ['Your own card is $card.', 'For you there is $card.', 'On your side lies $card.', 'You are shown as $card.'],
  between: ['Between you lies $card.', 'The space between holds $card.', 'In the middle was $card.', 'For what is between you: $card.'],
  other: [
    'Where you look across: $card.',
    'The other, as you see them: $card.',
    'Your picture of them is $card.',
    'Across the table you see $card.',
  ],
  step: ['For the next step there is $card.', 'Last comes $card, for what to do.', 'The step is $card.', 'What can be done: $card.'],
  support: ['What holds you is $card.', 'Under your feet lies $card.', 'To lean on: $card.', 'For support there is $card.'],
}

export const placeRemarks: Readonly<Record<string, readonly string[]>> = {
  self: ['It speaks of how you come to this.', 'It is how you enter the room.', 'It describes a manner, not a fault.'],
  between: ['It belongs to neither of you alone.', 'Both of you water it or forget to.', 'It is what a third person would notice.'],
  other: [
    'It shows your view; theirs is theirs to tell.',
    'It is a picture, and you hold the frame.',
    'What they feel, only they can say.',
  ],
  step: ['It is a suggestion, with the door left open.', 'It asks for one thing, and a small one.', 'No card walks for you.'],
  support: ['It is there before you ask.', 'It asks nothing of you.', 'You need not earn it.'],
}

/** What a card turns on: `$gist` is a noun phrase. */
export const gists: readonly string[] = [
  'It turns on $gist.',
  'Its matter is $gist.',
  'It concerns $gist.',
  'At its heart is $gist.',
  'It brings up $gist.',
]

export const loveAdvice: readonly string[] = [
  'Say one true sentence this week, and stop there.',
  'Ask a question, and count to ten before helping.',
  'Go for a walk together without a subject.',
  'Write the letter; decide about sending it on Sunday.',
  'Tell a friend what you told this page.',
  'Thank someone for something quite ordinary.',
  'Keep one evening for yourself, and enjoy it.',
  'Name the thing you miss without naming a culprit.',
  'Sleep on it twice before you answer.',
  'Do one thing you did before this began.',
  'Put the telephone in another room for an hour.',
  'Notice when you feel at ease, and with whom.',
]

/** Where a bond has ended: nothing that leads back. */
export const endedAdvice: readonly string[] = [
  'Put what reminds you into one box, for now.',
  'Tell a friend the story once, from beginning to end.',
  'Do one thing you did before this began.',
  'Keep one evening for yourself, and enjoy it.',
  'Write the letter, and keep it.',
  'Take a road you never took together.',
  'Notice the first hour in which you did not think of it.',
  'Let somebody cook for you this week.',
]

export const patternLines: readonly string[] = ['Note also: $link.', 'One thing more: $link.', 'The deck adds: $link.']

export const bindings: readonly string[] = [
  'Only your half of this is yours to move.',
  'What the other feels, no card and no number knows.',
  'Two people may read this page differently; both may be right.',
  'Be as fair to yourself as you have been to them.',
  'Nothing here asks you to stay, and nothing to go.',
  'Affection is not a debt, on either side.',
  'Go gently; it is a matter with skin.',
]

export const disclaimers: readonly string[] = [
  'All this is for reflection and entertainment; the choice stays yours.',
  'Take it as reflection and entertainment, and choose for yourself.',
  'It is entertainment and food for reflection; every choice is yours.',
  'A reading entertains and invites reflection; you do the choosing.',
  'Keep it as entertainment and a little reflection; you choose the rest.',
  'For reflection, for entertainment; what you do is your own choice.',
]

export const titles: readonly string[] = [
  'What lies between two',
  'Two lamps, one table',
  'Your half of it',
  'The space between',
  'A matter with skin',
  'Said and not said',
  'By the light of two',
  'Where two paths lie',
]

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

/** For each matter of care, short sentences said once in the opening. */
export const loveCare: Readonly<Record<string, readonly string[]>> = {
  pregnancy: ['For all that concerns a pregnancy, a doctor or midwife can help.'],
  death: ['Of life and its length no card knows anything.', 'A doctor or a counsellor can speak with you about it.'],
  medical: ['For anything medical, please ask a doctor; cards know none of it.'],
  legal: ['For the legal side, please ask a lawyer or an advice centre.'],
  financial: ['For decisions about money, please ask a qualified financial adviser.'],
  bereavement: ['If it weighs too much, a counsellor or your doctor can help.'],
}
