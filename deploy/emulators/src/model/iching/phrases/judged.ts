/**
 * What the judgement says where it does not lead: `$judgement` is linked, `$quote` a sentence of it without a full stop, `$np` the matter,
 * `$name` and `$ahead` the names of the primary and the relating hexagram.
 */
export const judgedShort: readonly string[] = [
  '$judgement says: “$quote”.',

  '“$quote”, says $judgement.',
]
export const judged: readonly string[] = [
  '“$quote”, says $judgement, and that may be true of $np {while|although} the figure is already leaning towards $ahead.',
  'Of $np as it is, before it turns to $ahead, $judgement says: “$quote”.',
  '$judgement is about $np as it stands, with $ahead still a little way off: “$quote”.',
  'What $judgement says is worth hearing before one looks on from $np to $ahead: “$quote”.',
  '$ahead is for later; for now $judgement says, and $np may be in it too: “$quote”.',
  'Whatever may come of $np by way of $ahead, $judgement begins with what is there: “$quote”.',
]

/** What is easily got wrong: `$trap` is a phrase in "-ing". */
export const trapShort: readonly string[] = [
  'The easy mistake would be $trap.',
  'What goes wrong most easily is $trap.',
  'Nobody could blame you for $trap.',
  'The temptation is $trap.',
]
export const trap: readonly string[] = [
  'The easy mistake in $np would be $trap, {least of all noticed|and one notices it least} $occasion.',
  'Nobody could blame you for $trap, as one does when $np is too much on one’s mind, {say|for example} $occasion.',
  'In $np, when it comes to mind $occasion, the temptation would be $trap.',
]
/** The same on the way to the relating hexagram, `$ahead`. */
export const trapOnTheWay: readonly string[] = [
  'With $ahead already in view the easy mistake in $np would be $trap.',
  'Nobody could blame you, with so much of $np still to come before $ahead, for $trap.',
  'What goes wrong most easily in $np, well before $ahead, is $trap.',
]
/** What does good: `$help` a noun phrase. */
export const helpShort: readonly string[] = [
  'What helps is $help.',
  'Better is $help.',
  'The book has more faith in $help.',
  'What does good is $help.',
]
export const help: readonly string[] = [
  'What helps, not only in $np, and not only $occasion, is $help.',
  'The book has more faith in $help; $occasion, that may be {easier|more possible} in $np than it sounds.',
  'For $np, when you think of it $occasion, the book would rather recommend $help.',
]
export const helpOnTheWay: readonly string[] = [
  'What helps with $np, and brings $ahead nearer, is $help.',
  'The way from $np to $ahead, so the book thinks, leads by $help.',
  'Better for $np, and better with $ahead in mind, is $help.',
]

/** What the image teaches: `$image` is linked, `$rule` the rule it draws from the two halves; `$occasion` is adverbial. */
export const taughtShort: readonly string[] = ['$image adds: “$rule”.', 'And $image: “$rule”.']
export const taught: readonly string[] = [
  '$image {draws|takes} a rule from the two halves that may hold in $np until $ahead: “$rule”.',
  'From the two halves $image makes something to {practise|try} in $np, long before $ahead: “$rule”.',
  'When you think of $np $occasion, and of $ahead, $image {may have a word for you|has something to say}: “$rule”.',
  'There is also $image, with a word for $np on {the road|the way} to $ahead: “$rule”.',
]
export const taughtAtRest: readonly string[] = [
  '$image {draws|takes} a rule from the two halves that {may suit|might suit} $np, if you read it $occasion: “$rule”.',
  'From the two halves $image makes something to {practise|try} in $np, perhaps $occasion: “$rule”.',
  'When you think of $np $occasion, $image {may have a word for you|has something to say}: “$rule”.',
]

/** Before a question of the hexagram's own, `$ask`, in the middle of a sentence. */
export const asks: readonly string[] = [
  'So the question for now is this: $ask',
  'You might ask yourself: $ask',
  'It is worth asking: $ask',
  'Put as a question: $ask',
]

/** Changing lines that do not lead; `$lines` are linked, `$sign` is the picture that leads. */
export const lesser: readonly string[] = [
  '$lines are in motion as well, and one may hear them as {a second voice|an undertone} beneath $sign.',
  'That $lines are turning too gives $sign some company, without changing what comes first.',
]
export const lesserOne: readonly string[] = ['$lines is in motion as well, as {a second voice|an undertone} beneath $sign.']
/** The same where they are too many to be named. */
export const lesserMany: readonly string[] = [
  'Nearly every line of $name is turning besides, and so what stays at rest, $sign, deserves the closer look.',
  'All round it almost everything is in motion, which makes $sign the one quiet place in $name.',
]
/** The same where no single line leads. */
export const lesserOfWhole: readonly string[] = ['In motion are $lines.', 'The ones that turn are $lines.']
