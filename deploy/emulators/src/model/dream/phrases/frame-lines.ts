/** The opening and the close of a dream reading. `$first` and `$last` are linked symbols, `$f` and `$l` readings of them. */
export const openings: readonly string[] = [
  'What you tell goes from $first to $last. {Between them|On the way} there is room for $middle.',
  'From $first it goes by $middle to $last. The reading {keeps to that order|follows you there}.',
]
export const openingsOfTwo: readonly string[] = [
  'What you tell goes from $first to $last. {The reading keeps to that way|It is read in that order}.',
  'Two things hold it: $first at the beginning, $last at the end.',
]
export const onlyOne: readonly string[] = [
  'At the centre of what you tell stands $first. It may be $f. It may also be $l. {The rest|Everything else} is {seen from there|grouped around it}.',
  'It turns about $first. Take it as $f, or as $l. The reading stays {close to it|there}.',
]

/** `$list` the feelings, `$first` a symbol. */
export const feelings: readonly string[] = [
  'The feelings you name are $list. Nothing tells more about a dream than what was felt. {So every part|So each part, from $first on,} is read with them.',
  'With it {goes|comes} what you felt: $list. That {counts for|weighs} more than any list of symbols.',
]
export const oneFeeling: readonly string[] = [
  'What you felt was $list. That may be $felt. {Nothing tells more about a dream than its feeling|So every part is read with that}.',
]
export const people: readonly string[] = [
  'You are not alone in it: there {you meet|is also} $list.',
  'You meet $list there.',
  'In it you meet $list.',
]
export const places: readonly string[] = ['Its place is $list.', 'It happens around $list.']
export const tellings: readonly string[] = [
  'Nothing is added to $telling.',
  'All that is said rests on $telling.',
  'The only source is $telling.',
]
export const lifeTold: readonly string[] = [
  'You write beside it that $told. {What have|Have} $first and $last to do with it?',
  'By day, you say, $told. {Keep that beside|Hold that against} $first and $last as you read.',
]
/** The same in one sentence, where what the reader tells is long. */
export const longLifeTold: readonly string[] = [
  'By day, you say, $told; {keep|hold} that against $first and $last as you read, and against $f.',
]
export const lifeUntold: readonly string[] = ['Beside it you speak of $np. That is kept {in mind|in view} with $first and $last.']

/** What holds it together: `$thread` linked. */
export const threads: readonly string[] = [
  'One thing {holds it together|runs through all of it}: $thread. You meet it in $first, perhaps as $f. {Once more|Again} you meet it in $last.',
  'From $first to $last there runs $thread. It may {begin|set out} as $f. It may end as $l.',
  'What {joins|holds together} $first and $last is $thread. Perhaps it begins as $f.',
  'From $first to $last there runs $thread.',
]
/** Where it turns: `$turn` linked. */
export const turns: readonly string[] = [
  'It tips at $turn. Before, it may be $f. After, it may be $l.',
  'At $turn it changes its pace. What was $first gives way to $last.',
]
/** `$tension` linked. */
export const tensions: readonly string[] = [
  'There is also $tension, and it need not be settled. $First may {side with|belong to} one of them, $last {with|to} the other.',
]
/** `$order` linked. */
export const orders: readonly string[] = [
  'Even $order says something. You could have begun with $last, and {did not|chose $first}.',
  'Read $order once more, from $last back to $first. {Notice|See} what becomes cause and what {consequence|effect}.',
]

/** What it comes to: `$np` from the reader's days. */
export const answersToLife: readonly string[] = [
  'A dream decides nothing about your days. $First and $last may be two ways of meeting them. {Notice|See} which of them you reach for {this week|in the coming days}.',
  'What you tell of your days is for the day. The night may only add $f. {Notice|See} when you next meet $first.',
]
export const answersToNp: readonly string[] = [
  'A dream decides nothing about $np. $First and $last may be two ways of meeting it. {Notice|See} which of them you reach for.',
  'A dream decides nothing here. $First and $last may be two ways of meeting it. {Notice|See} which of them you reach for.',
]
export const answers: readonly string[] = [
  'What remains is a way from $first to $last. At one end is $f. At the other is $l. {Notice|See} where on it you {stand|find yourself}.',
  'Put $first and $last together. The beginning may be $f. Behind it may wait $l. By day the two may meet again.',
]
export const answersToOne: readonly string[] = [
  'So it comes back to $first. It may be $f. It may be $l. Notice {in the coming days|this week} which {fits you better|answers you}.',
]

/** Something to try. */
export const tries: readonly string[] = [
  'Tell it once more on paper, beginning with $last. See where it becomes $l.',
  'You could draw $first in a few strokes. Write under it the first word that {comes|$last brings up}.',
  'Tell it to someone who will only listen. Does your voice change at $first, or at $last?',
  'Write the scene that would follow $last, in five lines. Give $first a part in it.',
]
export const triesWithOne: readonly string[] = [
  'You could draw $first in a few strokes. Write under it the first word that comes.',
  'Tell it to someone who will only listen. What does your voice do at $first?',
]

export const dreamDisclaimers: readonly string[] = [
  'All this is for reflection and entertainment; the choice stays yours.',
  'Take it as reflection and entertainment, and choose for yourself.',
  'It is entertainment and food for reflection; every choice is yours.',
  'A reading entertains and invites reflection; you do the choosing.',
  'It foretells nothing: reflection and entertainment, with every choice yours.',
  'Keep it as entertainment and a little reflection; you choose the rest.',
  'For reflection, for entertainment; what you do is your own choice.',
]

export const plainTitles: readonly string[] = [
  'What the night kept',
  'Told before it faded',
  'A dream, held to the light',
  'By the light of sleep',
  'Between two mornings',
  'A room with no clock',
]

/** For each matter of care, short sentences said once in the opening. */
export const dreamCare: Readonly<Record<string, readonly string[]>> = {
  abuse: [
    'Should anyone frighten or hurt you by day, your safety comes first.',
    'A local support service for abuse listens in confidence.',
    'In danger, call the emergency services.',
  ],
  pregnancy: ['A pregnancy in a dream is a picture.', 'For a real one, a doctor or midwife is the person to ask.'],
  death: ['A death in a dream foretells none.', 'If a loss is real, speak with a bereavement counsellor or doctor.'],
  medical: ['A dream diagnoses nothing.', 'For anything medical, please ask a doctor.'],
  legal: ['A dream gives no counsel in law.', 'For the legal side, please ask a lawyer.'],
  financial: ['A dream knows no figures.', 'For decisions about money, please ask a qualified financial adviser.'],
  bereavement: ['What you have lost is not explained away here.', 'If it weighs too much, a counsellor or your doctor can help.'],
}
