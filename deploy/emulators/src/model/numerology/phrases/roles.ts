/**
 * How a role is spoken of: `$link` its linked label and `$gist`, `$does`, `$gift`, `$snag` the phrases of its number; `$near` another number's
 * link and `$gistB` its gist; `$nth` the day of birth.
 */
export type CoreRole = 'life-path' | 'birthday' | 'expression' | 'soul-urge' | 'personality'

export const roleLeads: Readonly<Record<CoreRole, readonly string[]>> = {
  'life-path': [
    '$link is the sum of the whole date, the long road. What keeps returning on it is $gist, with $gift. Beside you goes $near, for $gistB.',
    'The whole date comes down to $link. It speaks of what {returns|comes round}: $gist. This is a road that $does. {Beside it|Next to it}, $near, with $gistB, is {a companion|the lighter load}.',
    'If one thing keeps returning, $link would call it $gist. This is a road that $does. To {walk|manage} it you have $near, with $gistB.',
    '$link stands for the long road. What keeps returning is $gist. With it comes $gift.',
  ],
  birthday: [
    'From the $nth alone comes $link, a knack more than a task. It $does, so $gist may {come easily|be close}. It comes easier than $near, with $gistB.',
    '$link is what the $nth {puts into your pocket|gave you}. It means $gist and $gift. Held against $near, with $gistB, it is {quick to use|the handier tool}.',
    'From the $nth you have $link, a talent for ordinary hours. It $does, even {where|when} $near asks for $gistB.',
    '$link is the knack of the $nth. It means $gist and $gift.',
  ],
  expression: [
    'All letters of the name make $link, your way of working. It $does, with $gist {in your hands|for a tool}. {What it is for|Why}, you may hear from $near, with $gistB.',
    'What you do well is called $link here: $gist and $gift. It $does, even when $near would rather have $gistB.',
    '$link is the name at work. It {knows about|relies on} $gist, and it $does. With $gift it {serves|can serve} $near and $gistB.',
    '$link is how you work. It knows about $gist. It $does.',
  ],
  'soul-urge': [
    'The vowels alone make $link, the wish underneath. {What it wants|What it hopes for} is $gist. It may be a little {at odds|impatient} with $near, with $gistB.',
    'When nobody asks, $link may be what answers. It longs for $gist and for $gift. It does so on $near days too, with $gistB.',
    'Underneath the rest there is $link. It $does, and it dreams of $gist. So $near, with $gistB, may not be {enough for you|all of you}.',
    '$link is the wish underneath. It longs for $gist. It lends $gift.',
  ],
  personality: [
    'The consonants make $link, which others meet first. They see somebody who $does, with an air of $gist. Later they come upon $near and $gistB.',
    'At the door stands $link. Strangers see $gist in it, {and perhaps $gift|perhaps $gift as well}. For a while it hides $near, with $gistB.',
    'Before you have said much, $link has spoken. It $does, and it suggests $gist. Only later do people learn of $near.',
    'Others meet $link first. It suggests $gist. Later they come upon $near.',
  ],
}

/** An everyday use of a number: `$Act` a small thing to do, with what it gives and what it is a help against. */
export const tries: readonly string[] = [
  'To feel $gift in it, {do this|try this} once. $Act',
  'Against $snag there is {a small exercise|a small thing to try}. $Act',
  'Is it true of you? {Choose|Take} a day for $gist. $Act',
]
