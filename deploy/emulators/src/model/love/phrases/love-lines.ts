/**
 * The frame of a love reading. `$told` is what the reader wrote as a clause in the second person, `$stage`, `$theme` and `$card` are links,
 * `$so` a sentence that follows from the stage, `$count` is "two cards".
 */
export const told: readonly string[] = ['You write that $told.', 'You begin with this: $told.']
/** The same in one sentence with what was drawn, where the clause is long. */
export const longTold: readonly string[] = [
  'You write that $told, and {beside that|next to it} lie $card and $last, with $theme.',
  'That $told is where you begin, and between $card and $last the reading looks at it, and at $theme.',
]
export const openings: readonly string[] = [
  '{As you tell it|From what you write}, this is $stage. $so What the reading hears first is $theme. Beside that lie $card and $last.',
  'The reading takes what you tell for $stage. $so It goes by your own words, $theme before all. Between $card and $last lies the rest.',
]
/** Where no theme was heard. */
export const bareOpenings: readonly string[] = [
  'From what you write, the reading takes this for $stage. $so {Beside your words lie|It sets beside your words} $count, $card first and $last last.',
  'As you tell it, this is $stage. $so {What the reading has to go by is|The reading goes by} $count, from $card to $last.',
]

/** What follows from how it stands. */
export const follows: Readonly<Record<string, readonly string[]>> = {
  ended: ['Nothing here leads back; the question is what stays yours.', 'So the reading keeps to what you carry on from it.'],
  unrequited: ['So only your side of it can be read.', 'One side of it is silent, and the reading keeps to yours.'],
  doubt: ['So the doubt is looked at and not decided.', 'So the reading asks what the doubt is made of.'],
  new: ['Much in it is still unsaid, and need not be guessed.', 'There is time to find out rather than to conclude.'],
  settled: ['Habit has as much part in it as feeling.', 'So the reading looks for what has become invisible by lasting.'],
  open: ['How far along it is you know best.', 'The reading leaves its name to you.'],
}

/** The close: `$f` and `$l` what the first and the last card turn on, `$ra` a reading of the theme. */
export const answers: readonly string[] = [
  'Put together, $card gives $f. Then $last gives $l. {Your own part|The part that is yours} may be to see $theme anew{, and say so once|}.',
  'From $f to $l these cards go. Between them {lies|is} $theme, {perhaps|maybe} as $ra. Only your own half is yours to move.',
  'From $card to $last there is a way. {On it|Along it} you may see $theme as $ra. {Say so once|Say it once}.',
]
export const bareAnswers: readonly string[] = [
  'Put together, $card gives $f. Then $last gives $l. There lies your own half, the only one {yours to move|you can move}.',
  'From $card to $last there is a way. How far you go, and with whom, is left to you.',
]

/** One thing to try: `$f` and `$l` what two cards turn on. */
export const steps: readonly string[] = [
  'Choose an evening to say one true sentence about $l.',
  'Before you next talk, note a question you would like to be asked. {Begin with|Think of} $l.',
  'Thank someone this week for something ordinary. {Notice|Watch} whether it has to do with $l.',
  'Keep one evening to yourself. Afterwards {write down|note} what you know about $l.',
  'Tell a friend what you have told this page. Ask where they see $f in it.',
  'Keep one evening of the week to yourself.',
]
/** The same where a bond has ended: nothing that leads back. */
export const endedSteps: readonly string[] = [
  'Put what reminds you into one box. Write on the lid a word for $l.',
  'Tell a friend the story once, to its end. {Notice|Hear} where $l would begin.',
  'Do one thing that you did before this began. Ask how much of $l was in it.',
  'Take a road you never took with anyone. Leave $f at the {door|corner}.',
  'Take a road you never took with anyone.',
]

/** Facts about the draw as a whole, `$list` linked. */
export const wholes: readonly string[] = ['The draw also shows $list.', 'Seen as a whole: $list.', 'Of the whole draw: $list.']

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

/** For each matter of care, short sentences said once in the opening. */
export const loveCare: Readonly<Record<string, readonly string[]>> = {
  pregnancy: ['For all that concerns a pregnancy, a doctor or midwife can help.'],
  death: ['Of life and its length no card knows anything.', 'A doctor or a counsellor can speak with you about it.'],
  medical: ['For anything medical, please ask a doctor; cards know none of it.'],
  legal: ['For the legal side, please ask a lawyer or an advice centre.'],
  financial: ['For decisions about money, please ask a qualified financial adviser.'],
  bereavement: ['If it weighs too much, a counsellor or your doctor can help.'],
}
