/**
 * The frame of a love reading. `$told` is what the reader wrote as a clause in the second person, `$stage`, `$theme` and `$card` are links,
 * `$so` follows from the stage, `$count` is "two cards".
 */
export const toldOpenings: readonly string[] = [
  'You write that $told, and {as it is told|as you tell it} this is $stage, $so; what the reading hears in it first is $theme, and {beside that|next to it} lies $card{, first of $count|}.',
  'That $told is where you begin; the reading takes it for $stage, $so, and goes by your own words, $theme before all, and by $count, with $card {on top|the first of them}.',
]
export const openings: readonly string[] = [
  '{As you tell it|From what you write}, this is $stage, $so; what the reading hears in it first is $theme, and {beside that|next to it} lies $card, {first of $count|the first card}.',
  'The reading takes what you tell for $stage, $so, and it goes by your own words, $theme before all, and by $count, with $card {on top|the first of them}.',
]
/** Where no theme was heard. */
export const bareOpenings: readonly string[] = [
  'From what you write, the reading takes this for $stage, $so; {it sets beside your words|beside your words lie} $count, $card first and $last last.',
  'As you tell it, this is $stage, $so, and {what the reading has to go by is|the reading goes by} $count, from $card to $last.',
]

/** What follows from how it stands. */
export const follows: Readonly<Record<string, readonly string[]>> = {
  ended: [
    'so that nothing here leads back, and the question is what of it stays yours',
    'and so the reading keeps to what you carry on from it',
  ],
  unrequited: ['so that only your side of it can be read', 'and since one side of it is silent, the reading keeps to yours'],
  doubt: ['so that the doubt is looked at and not decided', 'and so the reading asks what the doubt is made of'],
  new: ['so that much in it is still unsaid and need not be guessed', 'and so there is time to find out rather than to conclude'],
  settled: ['so that habit has as much part in it as feeling', 'and so the reading looks for what has become invisible by lasting'],
  open: ['and how far along it is you know best', 'so that the reading leaves its name to you'],
}

/** The close: `$f` and `$l` what the first and the last card turn on, `$ra` a reading of the theme. */
export const toldAnswers: readonly string[] = [
  'You began with this, that $told, and {no card decides|it is not for a card to decide} what becomes of it; but if $f is where you come from and $l what {is within reach|lies at hand}, then {the part that is yours|your own part} may be to see $theme as $ra and to {say so|say it} {plainly|once}.',
  'So $told, and between $card, which turns on $f, and $last, which turns on $l, there is {something|a little} you can move: your own half, and in it $theme as $ra.',
]
export const answers: readonly string[] = [
  'Put together, $card gives $f and $last gives $l, and between the two {the part that is yours|your own part} may be to see $theme as $ra and to {say so|say it} {plainly|once}.',
  'From $f to $l is the way these cards describe, and $theme, {taken as|seen as} $ra, {may be|is perhaps} the place on it where you can move something, since only your own half is yours to move.',
]
export const bareAnswers: readonly string[] = [
  'Put together, $card gives $f and $last gives $l, and {between the two|there} lies your own half, which is the only one that is yours to move.',
  'From $f, with $card, to $l, with $last, is the way these cards describe; {how much of it you go|how far you go along it}, and with whom, they leave to you.',
]

/** One thing to try: `$f` and `$l` what two cards turn on, `$last` the last card. */
export const steps: readonly string[] = [
  'Choose an evening this week to say one true sentence about $l, {and stop there|with no second one after it}, and see what $last has to do with the silence that follows, {and how much of $f is in it|or with $f}.',
  'Before you next talk, write down in two lines what you would like to be asked about $f, and {bring only the first of them|leave $last to answer the second}.',
  'Thank someone this week for something quite ordinary, and {notice|watch} whether it has more to do with $f or with $l.',
  'Keep one evening to yourself, enjoy it, and when it is over {write down|note} what you know about $l that you did not know {before|in the morning}; $last may {help|prompt you}.',
  'Tell a friend what you have told this page, and ask them {only this|one thing}: whether they see more of $f in it or more of $l.',
]
/** The same where a bond has ended: nothing that leads back. */
export const endedSteps: readonly string[] = [
  'Put what reminds you into one box, for now, and write on the lid a word for $l, {as a way of saying|which is a way to say} that it has a place.',
  'Tell a friend the story once, from beginning to end, and {notice|hear} where you come to $f, and where $l would begin.',
  'Do one thing this week that you did before this began, and ask yourself afterwards how much of $l was in it, {and how little of|or of} $f.',
  'Take a road you never took with anyone, and let $last, with $l, be the only thing you think of {on it|until its end}.',
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
