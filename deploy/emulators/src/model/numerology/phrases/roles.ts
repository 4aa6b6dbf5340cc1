/**
 * How a role is spoken of: `$link` its linked label and `$gist`, `$does`, `$gift`, `$snag` the phrases of its number; `$near` another number's
 * link and `$gistB` its gist; `$nth` the day of birth.
 */
export type CoreRole = 'life-path' | 'birthday' | 'expression' | 'soul-urge' | 'personality'

export const roleLeads: Readonly<Record<CoreRole, readonly string[]>> = {
  'life-path': [
    '$link is the sum of the whole date and stands for the long road, so it is less about what you {are like|do} today than about what keeps returning: $gist, {with $gift to help|and with it $gift}, while $near, for $gistB, goes along.',
    'The whole date comes down to $link, which speaks of what {returns|comes round} over the years: $gist, and a way of going that $does; {beside it|next to it} $near, with $gistB, is {only a companion|the lighter load}.',
    'If one thing has kept returning in your years, $link would call it $gist, {because|since} this is a road that $does; $near, which is about $gistB, may be how you {walk|manage} it.',
  ],
  birthday: [
    'From the $nth alone comes $link, a knack more than a task: it $does, so $gist may {come easily|be within easy reach}, {easier|and easier} at any rate than $near, with $gistB.',
    '$link is what the $nth {puts into your pocket|gave you}, $gist and $gift, and because it costs you nothing you may overlook that it $does; {held against|beside} $near, with $gistB, it is {quick to use|the handier tool}.',
    'From the $nth you have $link, a talent for ordinary hours, with $gist and $gift, and it $does even {where|when} $near asks for $gistB.',
  ],
  expression: [
    'All letters of the name together make $link, and this is how you go about things: in a manner that $does, with $gist {in your hands|for a tool}, {while|whereas} $near, with $gistB, says {why|what it is for}.',
    'What you do well, and what people may come to you for, is called $link here: $gist and $gift, and a hand that $does, {also where|even when} $near would rather have $gistB.',
    '$link is the name at work; it $does, it {knows about|relies on} $gist, and with $gift it {serves|can serve} $near, with $gistB, as a tool serves {a plan|a hand}.',
  ],
  'soul-urge': [
    'The vowels alone make $link, the wish underneath, and {what it wants|what it hopes for} is $gist: it $does, {quietly|without saying so}, and may be a little {at odds|impatient} with $near, which is after $gistB.',
    'When nobody asks, $link may be what answers, and it longs for $gist and for $gift, {even|also} on days that belong to $near and {to $gistB|so to $gistB}.',
    'Underneath the rest there is $link: it $does, it dreams of $gist, and it {may explain|perhaps explains} why $near, with $gistB, is not {enough for you|the whole of you}.',
  ],
  personality: [
    'The consonants make $link, which others meet first: somebody who $does, with an air of $gist, and {with $gift|of $gift}, {long before|well before} they come upon $near and $gistB.',
    'At the door stands $link, and strangers see $gist in it, {and perhaps $gift|perhaps $gift as well}; what it hides from them, for a while, is $near, with $gistB.',
    'Before you have said much, $link has spoken for you: it $does, it suggests $gist, and only later do people learn of $near and of $gistB.',
  ],
}

/** An everyday use of a number: `$act` a small thing to do in lower case, with what it gives and what it is a help against. */
export const tries: readonly string[] = [
  'If you would like to feel $gift in it, with $gistB for company, {you could do this once|try this once}: $act',
  'Against $snag, and for the sake of $giftB, there is {a small exercise|a small thing to try}: $act',
  'To see whether it is true of you, {choose a day|take a day} for $gist rather than $gistB, and then: $act',
]
