import type { Lens } from './lenses.ts'

const found: readonly string[] = ['$That {found|had} you $before', '$That {was|is} about $before', '$That {spoke|told} of $before']

/** What the card before came to, by where it lies, as the beginning of a sentence: `$That` is its link and `$before` a gerund. */
export const recalls: Readonly<Record<Lens, readonly string[]>> = {
  now: found,
  tone: found,
  hours: found,
  past: ['$That looked back to $before', '$That {found|saw} the beginning in $before', '$That traced it back to $before'],
  aim: ['$That held up the hope of $before', '$That was reaching for $before', '$That had its eye on $before'],
  ahead: ['$That looked ahead to $before', '$That left room for $before', '$That had a view of $before'],
  others: [
    '$That {showed|found} someone near you $before',
    '$That {suspected|saw} others of $before',
    '$That imagined somebody else $before',
  ],
  hidden: ['$That hinted at $before', '$That {turned up|uncovered} a habit of $before', '$That {caught|found} you quietly $before'],
  against: ['$That warned of $before', '$That {caught|found} you $before', '$That {put|saw} the difficulty in $before'],
  toward: ['$That {suggested|recommended} $before', '$That spoke {up for|for} $before', '$That saw some help in $before'],
  between: ['$That left you in two minds about $before', '$That found hope and worry in $before'],
}

const onward: readonly string[] = [
  '; this card finds you $act.',
  '; {here|this time} you may be $act instead.',
  ', and {alongside that|at the same time} you may be $act.',
  ', and from there it is {not far|a short way} to $act.',
  '; with $np, it may be more a matter of $act.',
  '; as for $np, that may mean $act as well.',
  ', and with $np you may now be $act.',
  '; when it comes to $np, you may be $act.',
]

/** How such a sentence goes on to this card: `$act` is what it comes to, `$theirs` the same as somebody else’s, `$np` the matter. */
export const continuations: Readonly<Record<Lens, readonly string[]>> = {
  now: onward,
  tone: onward,
  hours: [
    '; now it may be time for $act.',
    '; {here|by now} you may be $act instead.',
    ', and the next thing may be $act.',
    ', and from there you may {go on|come} to $act.',
    '; this card {moves on|turns} to $act.',
    '; with $np, you may now find yourself $act.',
    ', and when it comes to $np, part of it may be $act.',
    '; as for $np, it may be a time of $act.',
  ],
  past: [
    '; {further back|long before that}, there may have been a time of $act.',
    ', and it may {well|perhaps} have {begun|started} with $act.',
    '; the older part of {it|the story} may be $act.',
    ', and behind that there may be a {history|habit} of $act.',
    '; with $np, it may go back to $act.',
    ', and with $np it may {have begun|all have begun} with $act.',
    '; when it comes to $np, the older part may be $act.',
  ],
  aim: [
    '; what you are {really|in fact} after may be $act.',
    '; the hope behind {it|that} may be $act.',
    ', and {above|beyond} that there is the wish for $act.',
    '; with $np, the best of it could be $act.',
    '; when it comes to $np, the hope may be $act.',
  ],
  ahead: [
    ', and in time {that|it} could lead to $act.',
    '; {given time|from there}, the way may lead to $act.',
    ', {but|and} the next thing may be $act.',
    '; that need not be the last word, and next may come $act.',
    '; with $np, it could come to $act.',
    ', and with $np the way may lead to $act.',
    '; as for $np, what follows could be $act.',
  ],
  others: [
    '; meanwhile, someone near you may be $theirs.',
    '; those around you may be $theirs instead.',
    ', {while|and all the while} somebody else in this may be $theirs.',
    '; when it comes to $np, other people may be $theirs.',
    '; with $np, somebody else may be $theirs.',
  ],
  hidden: [
    '; underneath, you may {also be|be} $act.',
    '; what does not show may be $act.',
    ', and {quietly|without saying so} you may also be $act.',
    '; with $np, what does not show may be $act.',
    '; when it comes to $np, you may quietly be $act.',
  ],
  against: [
    ', and what {gets|stands} in the way may be $act.',
    '; what makes {that|it} harder may be $act.',
    '; it {gets|becomes} difficult where you start $act.',
    ', and the {weak spot|catch} may be $act.',
    '; with $np, the {snag|trouble} may be $act.',
    ', and with $np what makes it harder may be $act.',
    '; when it comes to $np, what stands in the way may be $act.',
  ],
  toward: [
    '; what may help {with that|there} is $act.',
    '; a good {answer|reply} to that may be $act.',
    ', and this card {adds|suggests} $act.',
    '; {that|things} could get easier with $act.',
    '; with $np, it may help to think of $act.',
    '; as for $np, the better way may be $act.',
    ', and when it comes to $np, this card suggests $act.',
  ],
  between: [
    '; {after that|so} it is no wonder if $act is both a wish and a worry.',
    ', and $act may be wished for and dreaded in the same hour.',
    '; with $np, $act may be what you hope for and hardly expect.',
    '; when it comes to $np, the wish and the worry may be one: $act.',
  ],
}

/** For a place of help or advice after one of difficulty: `$that` is that card and `$before` how it stands in the way. */
export const waysOut: readonly string[] = [
  'Instead of $before, {as in|which was the trouble with} $that, you could try $act.',
  'If $that caught you $before, {a better way|the way out} may be $act.',
  'It answers $that directly: {rather than|in place of} $before, it suggests $act.',
  'The answer to $that may be simple: {a little less|less} $before, and {a little more|more} $act.',
  '$That warned of $before; {against that|as a remedy}, this card {offers|suggests} $act.',
  '$That saw the difficulty in $before; {a way round it|what eases it} may be $act.',
  'With $np, $act may do more good than $before, the {danger|trap} in $that.',
  '$That warned of $before; with $np, {a better way|the better part} may be $act.',
  'If $that caught you $before, {try|consider} the opposite with $np: $act.',
]

/** For what may come after a place of help or advice, where `$before` is what that card suggests. */
export const fruits: readonly string[] = [
  'If you try $before, as $that suggests, it could lead to $act.',
  'Begin with $before, as $that {suggests|has it}, and $act may {follow|come easier}.',
  '$That suggested $before; given time, that {may|could} {grow into|lead on to} $act.',
  'Suppose you follow $that and try $before: {then|after that} there may be room for $act.',
  '$That suggested $before; with $np, that {may|could} {open the way|lead on} to $act.',
  'If you try $before, as $that suggests, then with $np there may be room for $act.',
  'With $np, $before may be the first step, as $that has it, and $act the next.',
]

/** Shorter ways on from the card before, `$that`, by where this card lies. */
export const echoes: Readonly<Record<Lens, readonly string[]>> = {
  now: [
    'After $that, this is a change of subject: you may be $act.',
    'It is a good neighbour to $that, since you may {also be|be} $act.',
    'Next to $that it looks almost {simple|plain}: you may be $act.',
  ],
  tone: ['Next to $that it sets another tone, one of $act.'],
  hours: [
    'After $that, the {tone|mood} changes, and you may find yourself $act.',
    'It takes over from $that, and may have you $act.',
    'What $that began may turn here into $act.',
  ],
  past: [
    'It lies behind $that: you may have {spent|passed} some time $act.',
    'Much of $that may come from {there|further back}, from $act.',
  ],
  aim: ['Above all that $that shows, the hope may be $act.', 'What $that cannot give you may be found {in|through} $act.'],
  ahead: [
    'After $that, the way may be open to $act.',
    'It need not stay as it is in $that; you may {yet|still} come to $act.',
    'Where $that leaves off, you may find yourself $act.',
  ],
  others: [
    'You are not alone at this table: beside $that, someone else may be $theirs.',
    'Not everyone sees what $that shows; some may be $theirs.',
  ],
  hidden: ['It is not said as openly as $that, but you may also be $act.', 'Under what $that shows, you may be $act.'],
  against: [
    'It gets in the way of $that, {mostly|chiefly} by $act.',
    'Beside $that it is the harder card, since it may have you $act.',
    'It could {spoil|undo} some of what $that offers, by $act.',
    'It is {the other side of|a counterweight to} $that: you may be tempted into $act.',
    'After $that, {the thing to look out for|one thing to watch} is $act.',
  ],
  toward: [
    'It has an answer to $that, and the answer is $act.',
    'What $that leaves open, it {meets|answers} with $act.',
    'For whatever $that has stirred up, it {suggests|offers} $act.',
  ],
  between: ['After $that, $act may be half a wish and half a fear.'],
}

/** How a sentence about the first card points to the one after it, `$that`, by where that one lies. */
export const pointers: Readonly<Record<Lens, readonly string[]>> = {
  now: ['; the next card, $that, {brings|carries} it up to date.', '; $that, which comes next, shows where it has led.'],
  tone: ['; the next card, $that, goes on from there.'],
  hours: ['; the next card, $that, takes it from there.', '; after that, {it is|it may be} the turn of $that.'],
  past: ['; $that, which comes next, shows what lies behind it.'],
  aim: ['; $that, which comes next, shows what you may be after.'],
  ahead: ['; $that, which comes next, shows where it could lead.'],
  others: ['; the next card, $that, looks at those around you.'],
  hidden: ['; the next card, $that, looks beneath it.'],
  against: [
    '; the next card, $that, shows where it {catches|may catch}.',
    '; what makes that harder comes next, in $that.',
    '; $that, which comes next, may say why that is hard.',
  ],
  toward: [
    '; the next card, $that, may show what helps.',
    '; for some help with that, {look to|turn to} $that, the next card.',
    '; $that, which comes next, has something to offer against it.',
  ],
  between: ['; the next card, $that, holds the hope and the worry in it.'],
}
