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
  'At the centre of what you tell stands $first, perhaps as $f, {or as $l,|and as $l,} and {the rest|everything else} is {seen from there|grouped around it}.',
  'It turns about $first, be it as $f or as $l, {which is why|so} the reading stays {close to it|there}.',
]

/** `$list` the feelings, `$first` a symbol. */
export const feelings: readonly string[] = [
  'The feelings you name are $list, and {as|since} nothing tells more about a dream than what was felt, {every part of it|each part, from $first on,} is read with them.',
  'With it {goes|comes} what you felt, $list, and that {counts for more|weighs more} than any list of symbols, $first {not excepted|included}.',
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
  'You write beside it that $told, {so the question|and the question} may be what $first and $last have to do with it, {as $f and $l|one as $f, the other as $l}.',
  'By day, you say, $told; {keep that beside|hold that against} $first and $last as you read{, for $f may be part of it|, since $f may touch it}.',
]
export const lifeUntold: readonly string[] = [
  'Beside it you speak of $np, {and that is kept in mind with|which is kept in view beside} $first and $last, {be it as|perhaps as} $f or $l.',
]

/** What holds it together: `$thread` linked. */
export const threads: readonly string[] = [
  'If one thing {holds it together|runs through all of it}, it is $thread: you meet it in $first, perhaps as $f, and {once more|again} in $last, {perhaps|it may be} as $l.',
  'From $first to $last there runs $thread, and what {began|set out} as $f {may have become|could have become} $l {by the end|on the way}.',
]
/** Where it turns: `$turn` linked. */
export const turns: readonly string[] = [
  'It tips at $turn: up to there $first might have been $f, {and from then on|while afterwards} $last {may|could} be $l.',
  'At $turn it changes its pace, {as if|as though} $f, with $first, had been {borne|kept up} long enough and $l{, with $last,| and $last} had to come.',
]
export const tensions: readonly string[] = [
  'There is also $tension, and it need not be settled: $first may {side with one of them|belong to the one} and $last {with|to} the other.',
]
export const orders: readonly string[] = [
  'Even $order says something, since you could have begun with $last, {or with|and with} $l, and {did not|chose $first}.',
  'Read $order once more from $last back to $first, and {notice|see} what becomes cause and what {consequence|effect}{, of $f for instance|, $l above all}.',
]

/** What it comes to: `$told` or `$np` from the reader's days. */
export const answersToLife: readonly string[] = [
  'As for the fact that $told, a dream decides nothing about it; but $first and $last may be two ways of meeting it, as $f or as $l, and you may notice {in the coming days|this week} which of them you reach for.',
  'That $told is a matter for the day, and what the night adds {is perhaps|may be} only this, that $f and $l both {have a part in it|belong to it}, as $first and $last did.',
]
export const answersToNp: readonly string[] = [
  'As for $np, a dream decides nothing about it; but $first and $last may be two ways of meeting it, as $f or as $l, and you may notice this week which of them you reach for.',
]
export const answers: readonly string[] = [
  'What remains, then, is a way from $f to $l, with $first and $last as its two posts, and you may notice {in the coming days|this week} where on it you {stand|find yourself}.',
  'Put $first and $last together and {it may come to this|perhaps it comes to this}: $f is {what was there|the beginning}, $l what was {wanted or feared|waiting behind it}, and by day the two may meet again.',
]
export const answersToOne: readonly string[] = [
  'So it comes back to $first, and between $f and $l you may notice {in the coming days|this week} which {fits you better|answers you}.',
]

/** Something to try. */
export const tries: readonly string[] = [
  'If you like, tell it once more on paper, beginning with $last instead of $first, and see {where|at which sentence} $l {comes in|shows itself}.',
  'You could draw $first in a few strokes, {with something of $f about it|perhaps as $f}, and write under it the first word that $last {as|and} $l brings {up|to mind}.',
  'Tell it to someone who will only listen, and notice whether your voice changes at $first or at $last, {where|there where} you come to $l.',
  'Write the scene that would follow $last, no longer than five lines, and give $first a part in it {as|perhaps as} $f.',
]
export const triesWithOne: readonly string[] = [
  'You could draw $first in a few strokes, and write under the drawing the first word that comes, {be it $f or $l|whether or not it is $l or $f}.',
  'Tell it to someone who will only listen, and notice what your voice does at $first {when you come to|as you think of} $l, {and what at|or of} $f.',
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
