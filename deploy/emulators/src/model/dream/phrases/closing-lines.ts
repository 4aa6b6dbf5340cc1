/**
 * The close. `$first` and `$last` are the linked pictures the dream begins and ends with, `$f` and `$l` readings of them.
 * What the pictures share: `$thread` linked, `$list` the linked pictures that share it.
 */
export const sharedThreads: readonly string[] = [
  '{Taken together|Looked at side by side}, $list have one subject in common, $thread, which you {met|may have met} first as $f, and later as $l.',
  'What {joins|holds together} $list is $thread. It may begin as $f, and by the time you {come to|reach} $last it {is|may be} nearer to $l.',
  'Asked what runs through it, one might answer: $thread. It is there in $list, now perhaps as $f and now as $l.',
  'These pictures, $list, turn on the same thing, $thread, and one could trace it from $f as far as $l.',
]
/** `$thread` runs from one theme to another, `$from` the linked picture of the first and `$to` that of the second. */
export const spannedThreads: readonly string[] = [
  'There is $thread in all this. It may be picked up with $from, as $f, and let go with $to, as $l.',
  'One could follow $thread, and it would lead from $from to $to, or in plain words from $f to $l.',
  'What joins the parts may be $thread: at the one end $from, with the thought of $f, and at the other $to, with $l.',
  'From $from to $to you could draw $thread, and along it you would pass from $f to $l.',
]
/** With one picture only. */
export const loneThreads: readonly string[] = [
  'What runs through all of it is $thread, from $first onwards, {perhaps as $f, perhaps as $l|where one may think of $f, or of $l}.',
  'There is also $thread, and in $first it may take the form of $f, or else of $l.',
]
/** Where it turns: `$turn` linked, `$before` and `$after` the linked parts on either side, `$b` and `$a` readings of them. */
export const turns: readonly string[] = [
  'At $turn something shifts. Up to there it was $before, with the thought of $b; from there on it is $after, and with that $a.',
  'You mark the place yourself, at $turn. Before it one may think of $b, after it rather of $a, and so $before and $after need not say the same.',
  '$Turn is the hinge of it all. On the near side is the picture of $before, and perhaps $b; on the far side $after, and perhaps $a.',
  'Most stories have a place where they change their mind, and here it is $turn: $b until then, with $before, and $a from there on, with $after.',
]
/** Where nothing recognised stands on either side of it. */
export const bareTurns: readonly string[] = [
  'At $turn something shifts, as you say yourself.',
  'You mark $turn, and after it nothing need mean what it did.',
]
/** `$tension` linked, between the linked `$one` and `$other`. */
export const tensions: readonly string[] = [
  'You may also notice $tension. $One may pull one way and $other the other, and by night both are allowed to.',
  'Between $one and $other there is $tension. By day one has to choose; a dream can leave both standing.',
  'There is $tension, too, with $one on the one side and $other on the other, and nobody has to win.',
  'Part of the pull comes from $tension. Neither $one nor $other would have to give way to make sense of it.',
]
/** `$order` linked. */
export const orders: readonly string[] = [
  'Even $order says something. You might have begun with $last, and you began with $first.',
  'Read it once more in $order, from $first to $last, as if each picture answered the one before.',
  'And if you turn $order round, so that $last comes first and $first last, cause and consequence change places.',
]

/** What it comes to, beside the reader’s days: `$np` is a noun phrase for what they write of them. */
export const answersToLife: readonly string[] = [
  'None of this decides anything about $np. But $first and $last may be two ways of meeting it, the one by way of $f, the other by way of $l.',
  'What could you take from this into $np? Not an answer, but perhaps a pair of thoughts to carry about: with $first, $f, and with $last, $l.',
  'When you next think about $np, see whether it leads you to $first, and with it to $f, or to $last, and so to $l.',
  'A dream has no say in $np. It may still have noticed something, though. In $first you could look for $f, in $last for $l.',
]
/** The same where somebody has been lost. */
export const answersToLoss: readonly string[] = [
  'None of this has to be weighed against $np. But $first and $last may keep you company for some days, the one with $f, the other with $l.',
  'A dream cannot give back what is missing. It can bring $first, and with it $f, or $last, and with it $l, and leave you to keep what you like.',
]
export const answers: readonly string[] = [
  'What remains is a way from $first to $last, from $f to $l. Perhaps you stand at neither end of it, but somewhere between.',
  'If you were to keep only two things, let them be $first and $last: the one for $f, the other for $l.',
  'In a few days most of this tends to fade. What may stay is $first, with the thought of $f, and $last, with that of $l.',
  'Gathered into one sentence, it might go like this: between $first and $last you were busy with $f, and with $l.',
]
export const answersToOne: readonly string[] = [
  'So it comes back to $first, and to two thoughts, $f and $l. See {in the coming days|this week} which of them answers you.',
  'In the end you come back to $first, which may hold both $f and $l. Which of them is yours need not be settled {today|at once}.',
]
/** Where the dream was read by its own words, `$parts` linked. */
export const answersInOwnWords: readonly string[] = [
  'So much for $parts. No dictionary covers a dream like that; you know it best. So keep it for a while as it is.',
  'That leaves $parts, in your own words. Tell it once to somebody who likes odd stories.',
  'What remains is what you wrote, $parts included. Read it again tomorrow, and underline the word you need most.',
  'Nothing more has to be made of $parts today. Draw what you saw, however badly, and keep the drawing.',
]

/** Something to try. */
export const tries: readonly string[] = [
  '{Something|One thing} to try: tell it once more on paper, but begin with $last and work back to $first, {looking out for|and look out for} $f.',
  '{Sometime this week|On one of these evenings|When you have half an hour}, write {five|six|ten} lines about what might have come after $last, and let $first, or the thought of $f, have {a part|some part|a place} in {it|them}.',
  'Tell it to {someone|somebody} who will only listen, and notice {whether|if} your voice changes at $first, at $last or at the thought of $l.',
  'Pick {one|an} ordinary moment {this week|in the next few days} in which $f could be noticed, and see whether you think of $last or of $first.',
  'Keep a slip of paper at hand for {a few|three or four} mornings; {a single|one} word about $first is enough, and {another|one more} about $last and $l.',
  'Take ten quiet minutes with $last, and write down what you {saw, what you felt|saw and felt}, and where $first or the thought of $f {comes in|belongs}.',
  'Over the next few days, notice where $l turns up in something quite ordinary; $first may then look different, too.',
]
/** The same with a feeling, person or place of the dream, `$other`, whose own question follows. */
export const triesWithQuestion: readonly string[] = [
  'For the days to come, take one more question along, about $other, and answer it with $first in mind.',
  'One question has been kept for the end. It goes with $other, and perhaps with $last.',
  'And when you have ten quiet minutes, think of $other rather than of $first, and write down a line or two.',
]
export const triesWithOne: readonly string[] = [
  'Tell it to someone who will only listen, and notice what your voice {does|sounds like} at $first, and {whether|if} it says more of $f or of $l.',
  'Write down a line about $first on {three|four|five} mornings running, and see {whether|if} by the {end|last} it is more about $f or about $l.',
]

export const dreamDisclaimers: readonly string[] = [
  'All this is meant for reflection and entertainment; the choice stays yours.',
  'Take it as reflection and entertainment, and choose for yourself.',
  'It is entertainment and food for reflection; every choice is yours.',
  'A reading like this entertains and invites reflection; you do the choosing.',
  'It foretells nothing; it is reflection and entertainment, and you choose.',
  'Keep it as entertainment and a little reflection; you choose the rest.',
  'Read it for reflection and entertainment; what you do is your choice.',
]
