/**
 * The frame of a love reading. `$told` is what the reader wrote as a clause in the second person, `$stage`, `$theme` and `$card` are links,
 * `$so` a sentence that follows from the stage, `$count` is "two cards".
 */
export const toldOpenings: readonly string[] = [
  'You write that $told, and {beside that|next to it} lie $card and $last. As you tell it, this is $stage. $so What is heard in it first is $theme.',
  'That $told is where you begin, and between $card and $last the reading {looks at it|stays with it}. It takes it for $stage. $so It goes by your own words, $theme before all.',
]
export const openings: readonly string[] = [
  '{As you tell it|From what you write}, this is $stage. $so What the reading hears in it first is $theme, and beside that lie $card and $last.',
  'The reading takes what you tell for $stage. $so It goes by your own words, $theme before all, and by what lies between $card and $last.',
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
export const toldAnswers: readonly string[] = [
  'So $told; between $card and $last there is {something|a little} you can move, {and that is|namely} your own half. In it $theme may be $ra, {somewhere between|on the way from} $f and $l.',
  'That $told is not for a card to decide, be it $card or $last. But if $f is where you come from and $l {is within reach|lies at hand}, you may see $theme as $ra, and {say so|say it} once.',
]
export const answers: readonly string[] = [
  'Put together, $card gives $f and $last gives $l. Between $f and $l {your own part|the part that is yours} may be to see $theme as $ra, and to {say so|say it} once.',
  'From $f to $l is the way these cards describe. On it, {between|from} $card and $last, $theme as $ra {may be|is perhaps} where you can move something. Only your own half is yours to move.',
]
export const bareAnswers: readonly string[] = [
  'Put together, $card gives $f and $last gives $l. There lies your own half, the only one {yours to move|you can move}.',
  'From $f, with $card, to $l, with $last, is the way these cards describe. How far you go, and with whom, they leave to you.',
]

/** One thing to try: `$f` and `$l` what two cards turn on. */
export const steps: readonly string[] = [
  'Choose an evening this week to say one true sentence about $l, and leave $f {out of it|for another day}.',
  'Before you next talk, write down what you would like to be asked about $f, and {one answer|what you would answer} about $l.',
  'Thank someone this week for something ordinary, and {notice|watch} whether it has more to do with $f or with $l.',
  'Keep one evening to yourself, and afterwards {write down|note} what you know about $l that $f {had hidden|kept from view}.',
  'Tell a friend what you have told this page, and ask whether they see more of $f in it or {more of|of} $l.',
]
/** The same where a bond has ended: nothing that leads back. */
export const endedSteps: readonly string[] = [
  'Put what reminds you into one box, and write on the lid a word for $l, {and none|but none} for $f.',
  'Tell a friend the story once, to its end, and {notice|hear} where $f comes in and where $l would begin.',
  'Do one thing this week that you did before this began, and ask how much of $l was in it, {and how little of|or of} $f.',
  'Take a road you never took with anyone, with $l for company, and leave $f at the {door|corner}.',
]

/** Facts about the draw as a whole, `$list` linked. */
export const wholes: readonly string[] = [
  'Of the draw as a whole, from $f to $l, this is to be added: $list.',
  'Seen as a whole, between $f and $l, the draw shows this too: $list.',
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

/** For each matter of care, short sentences said once in the opening. */
export const loveCare: Readonly<Record<string, readonly string[]>> = {
  pregnancy: ['For all that concerns a pregnancy, a doctor or midwife can help.'],
  death: ['Of life and its length no card knows anything.', 'A doctor or a counsellor can speak with you about it.'],
  medical: ['For anything medical, please ask a doctor; cards know none of it.'],
  legal: ['For the legal side, please ask a lawyer or an advice centre.'],
  financial: ['For decisions about money, please ask a qualified financial adviser.'],
  bereavement: ['If it weighs too much, a counsellor or your doctor can help.'],
}
