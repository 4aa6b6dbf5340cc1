/**
 * Sentences that take up what the reader wrote. `$clause` completes "you ask …" in their own words, `$np` is a noun phrase for the matter;
 * `$primary` and `$relating` are linked hexagrams, `$moves` says how it is on the way.
 */
export const asked: readonly string[] = [
  'You ask $clause, and the answer {falls as|comes as|is} $primary, $moves.',
  '{To the question|Asked} $clause, the old book opens at $primary, $moves.',
  'You want to know $clause; what {lies before you|was cast} is $primary, $moves.',
  'What you are turning over is $clause, and {beside it now stands|next to it now lies} $primary, $moves.',
  '$primary, $moves, {is what the six lines say to|was cast on} the question $clause.',
  'You came to ask $clause, and six lines {built up|added up to} $primary, $moves.',
]

export const told: readonly string[] = [
  'You have {set down|described} how it stands with $np, and {the answer is|what was cast for it is} $primary, $moves.',
  '{Beside|Next to} what you wrote about $np the old book lays $primary, $moves.',
  'It is $np that you bring, and six lines {answer with|have made} $primary, $moves.',
  'For $np, as you describe it, {the cast gives|there came} $primary, $moves.',
  '$primary, $moves, {stands beside|was cast for} what you tell about $np.',
  'You speak of $np; the reply, {read from the bottom up|line upon line}, is $primary, $moves.',
]

/** How it is on the way, after the primary hexagram; the second kind where no line changes. */
export const moves: Readonly<Record<'changing' | 'resting', readonly string[]>> = {
  changing: ['on its way to $relating', 'with $relating behind it', 'tending towards $relating', 'already leaning towards $relating'],
  resting: ['with no line in motion', 'complete and at rest', 'and it keeps still', 'without a single line changing'],
}

/** How it fell; `$cast` is linked. */
export const casts: Readonly<Record<'coins' | 'yarrow', readonly string[]>> = {
  coins: ['It rests on $cast, six throws in all.', '{Under|Behind} it lies $cast.', 'So it was given by $cast.'],
  yarrow: ['It rests on $cast.', '{Under|Behind} it lies $cast.', 'So it was given by $cast.'],
}

/** How many lines change and what follows; `$Count` in words, `$rule` a link. */
export const rules: Readonly<Record<'none' | 'one' | 'many' | 'all', readonly string[]>> = {
  none: ['Nothing changes in it, so $rule.', 'All six lines rest, and so $rule.'],
  one: ['One line moves, and $rule.', 'A single line changes; $rule.'],
  many: ['$Count lines change, and $rule.', '$Count of the six move; $rule.'],
  all: ['All six lines change at once, and $rule.', 'Not one of the six rests; $rule.'],
}

/** What the judgement advises, where it does not lead: `$judgement` a link, `$counsel` a bare verb phrase. */
export const judgements: readonly string[] = [
  '$judgement {has|offers} one piece of advice for $np$way: $counsel.',
  'For $np$way $judgement puts it {simply|in a few words}: $counsel.',
  'In short, $judgement says to {this|any} question about $np$way: $counsel.',
  'As far as $np is concerned$way $judgement would have you $haveCounsel.',
  'What $judgement asks of you in $np$way is $toCounsel.',
  'Of $np$way $judgement would {say|ask} this: $counsel.',
]

/** What the image teaches; `$image` a link. */
export const images: readonly string[] = [
  '$image {turns that into a lesson|draws the lesson}.',
  '$image makes a rule of conduct of it.',
  'From this $image takes its teaching.',
  '$image {goes on from there|adds to that}.',
]

/** What a leading text asks in this matter: `$counsel` a bare verb phrase, `$sign` its picture. */
export const applications: readonly string[] = [
  'For $np$way {that may mean|it may come down to|it could amount to} {this|one thing}: $counsel.',
  'Held {against|up to|beside} $np$way $sign {asks one thing|has one request|says one thing}: $counsel.',
  'In $np$way {the plain form of it|its everyday form|its homely version} {would|might} be $toCounsel.',
  'If $np$way has {a place|room|an hour} for it, {then|by all means} $counsel.',
  '$Counsel: {that is|such is|that might be} what $sign {might mean|could mean|comes to} for $np$way.',
  'What would {change|be different|loosen} in $np$way if you were $toCounsel?',
  'Where $np$way is {stuck|tight|unclear}, $sign {would|might} have you $haveCounsel.',
  'Take it {into|along to|with you into} $np$way as a {working rule|rule of thumb|habit for a week}: $counsel.',
  'With $np in {mind|view}$way $sign {reads|can be read} like a {note|line} to yourself: $counsel.',
  'Let $sign stand {beside|next to} $np$way {for a while|for a day or two}, and $counsel.',
]

/** The same for a judgement that leads, which has no picture of its own. */
export const judgementApplications: readonly string[] = [
  'For $np$way {that may mean|it may come down to} this: $counsel.',
  'In $np$way {the plain form of it|its everyday form|its homely version} {would|might} be $toCounsel.',
  '{Said of|Turned towards} $np$way and towards $keyword in it: $counsel.',
  'What would {change|be different|loosen} in $np$way if you were $toCounsel?',
  'Take it into $np$way as a {working rule|rule of thumb}, with $keyword in mind: $counsel.',
  'With $keyword at stake, $np$way {would have|bids} you $haveCounsel.',
]

/** Where it tends: `$from` and `$to` are things the two hexagrams speak of, `$sign` the picture that leads. */
export const tendings: readonly string[] = [
  'If you take up $sign, $np could move from $from towards $to.',
  'With $sign, $np {leans|tends} away from $from and towards $to.',
  'From $from towards $to: {so|that is how} $np may lean, by way of $sign.',
  '$Sign {may|could} be the hinge on which $np turns from $from to $to.',
  'What begins in $np as $from {may|might} come, through $sign, to look like $to.',
]

export const tendingsWithoutSign: readonly string[] = [
  'In $np, things could move from $from towards $to.',
  'So $np {leans|tends} away from $from, and towards $to.',
  'What begins in $np as $from {may|might} come to look like $to.',
  'From $from towards $to: {so|that is how} $np may lean.',
]

export const noPromises: readonly string[] = [
  'It is a direction and no promise.',
  'Nothing says that it must come to this.',
  'Think of it as the slope of the ground.',
  'One may go along with it, or lean the other way.',
  'A tendency can be helped, and it can be declined.',
  'It tells which way the wind blows, not where you go.',
]

/** What the hexagram speaks of. */
export const keywordLines: readonly string[] = [
  'It speaks of $a, $b and $c.',
  'Its words are $a, $b and $c.',
  'At its centre are $a and $b.',
  'It turns on $a, and then on $c.',
  'One meets $b in it, and $c.',
]

/** What works inside; `$nuclear` is linked. */
export const inside: readonly string[] = [
  'Inside it works $nuclear.',
  'At the core one finds $nuclear.',
  'Within it all sits $nuclear.',
  'Its inner lines make $nuclear.',
]
export const insideWords: readonly string[] = [
  'That adds $a to it, quietly.',
  'It brings $a into it as well.',
  'Look for $a where nobody is looking.',
  'It hints at $a underneath.',
]

/** Changing lines that do not lead; `$lines` are linked. */
export const lesser: readonly string[] = ['{Also in motion|Moving as well|Changing too}: $lines.']

/** The same where they are too many to be named. */
export const lesserMany: readonly string[] = [
  'Nearly everything in it is in motion.',
  'Around that, almost every line is turning.',
  'Little in it keeps its place.',
]

/** Binds it together: `$primary` and `$relating` by name, `$counsel` of what leads. */
export const bindings: readonly string[] = [
  'Between $primary and $relating {there is|lies} one thing that $np leaves in your own hands: $counsel.',
  'From $primary to $relating {the way is short|is no great way}, if in $np you $counsel.',
  'So $primary {stands|is} at one end of $np, $relating at the other, and {in between|between them} you $counsel.',
  'Whether $np ever goes from $primary to $relating {depends, a little, on this|may hang on one thing}: $counsel.',
  'If only one thing stays with you on the way from $primary to $relating, {let it be this, for $np|for $np let it be this}: $counsel.',
]

export const bindingsAtRest: readonly string[] = [
  'So it stays with $primary, and for $np the one thing to do is $toCounsel.',
  '$primary does not move; {in|with} $np you may $counsel, and leave it at that.',
  'Nothing pushes beyond $primary, so $np {has time|can wait}: $counsel.',
]

export const disclaimers: readonly string[] = [
  'This is for reflection and entertainment, and the choice is yours.',
  'Read it for reflection and entertainment; you decide.',
  'It is meant for reflection and for pleasure, as entertainment. You choose.',
  'Take it as entertainment and food for thought; the deciding is yours.',
  'It is entertainment, with something to reflect on. Your judgement stands first.',
]

/** Instead of a binding thought where a matter belongs with those trained for it. */
export const careBindings: readonly string[] = [
  'More than any hexagram, a good conversation will help.',
  'Let these pictures keep you company until you have been advised.',
  'What you need to know, a person can tell you.',
  'Nothing in six lines replaces someone who can look.',
]

export const builtOf: readonly string[] = [
  '$trigrams: so it is built.',
  'Look first at how it is made: $trigrams.',
  'It is built of two figures, $trigrams.',
  'What one sees is $trigrams.',
]

/** The relating hexagram's counsel. */
export const relatingCounsel: readonly string[] = [
  '{Its advice|Its counsel|What it asks} there, for $np beyond $primary: $counsel.',
  'Should $np come that far from $primary, {it advises this|its word is}: $counsel.',
  'And there, past $primary, $np would {ask|want} you $toCounsel.',
  'In case $np {leaves|gets beyond} $primary, {keep this by you|note this}: $counsel.',
]

/** Where a text stands on the way from one hexagram to the other, set between commas or nothing. */
export const onward: readonly string[] = [', on the way to $relating,', ', with $relating ahead,', ', short of $relating,']
export const comingFrom: readonly string[] = [', coming from $primary,', ', with $primary behind you,', ', once past $primary,']

/** A meaning that is too long to stand alone; `$long` is a sentence with its full stop. */
export const longMeanings: readonly string[] = [
  '{The text adds|It goes on}, and {for|in} $np$way it {may matter|could be true}: $long',
  '{It|The text} goes on, with a word for $np$way: $long',
  'And then, {as if with|with something like} $np in view$way this: $long',
  'What follows {fits|touches} $np$way: $long',
]
