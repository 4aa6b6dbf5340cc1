/** What the judgement says where it does not lead: `$judgement` linked, `$text` its passage, `$toCounsel` "to …", `$np` the matter. */
export const judgements: readonly string[] = [
  '$judgement {says of such a time|puts it like this}: “$text” What it {asks|would ask} in $np is $toCounsel{, before anything else|, and that first of all|}.',
  '“$text” So {runs|reads} $judgement, and {brought to|said to} $np that {is advice|would mean} $toCounsel.',
]
/** The same in one sentence, where its passage is long: `$text` has no full stop. */
export const longJudgements: readonly string[] = [
  '$judgement says {of it|of such a time}, {and perhaps of $np|and $np may be one of them}: “$text,” {or, in short|in short}: $counsel.',
  'Read with $np in mind, $judgement {comes closer|sounds plainer}: “$text,” and {the sum of it|its short form} is: $counsel.',
]

/** What the image teaches: `$image` linked, `$rest` its teaching in lower case. */
export const taught: readonly string[] = [
  '$image {makes a rule of conduct of it|turns it into a way of acting}, which {fits|may fit|could be tried in} $np {as it stands|just so|word for word}, with $keyword in view: $rest',
  'And $image {draws|takes} from {the same picture|this|what it sees} something one can {do|practise|keep to} in $np{, day by day|, quietly|}, with an eye on $keyword: $rest',
]

/** Changing lines that do not lead; `$lines` are linked. */
export const lesser: readonly string[] = ['{Also in motion are|Moving as well are} $lines, {an undertone to|heard under} $sign.']
export const lesserOne: readonly string[] = ['{Also in motion is|Moving as well is} $lines, {an undertone to|heard under} $sign.']
/** The same where they are too many to be named. */
export const lesserMany: readonly string[] = ['Around that, almost every line is turning.', 'Nearly everything in it is in motion.']
