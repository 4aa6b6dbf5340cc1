/**
 * How a role is spoken of. `names` introduce it in at most twelve words: `$link` is its linked label, `$nth` the day of birth and `$parts`
 * what the words of the name come to. `shows` say where it is seen, with `$theme`, `$way`, `$gift`, `$moment` and `$act` of its number.
 */
export type CoreRole = 'life-path' | 'birthday' | 'expression' | 'soul-urge' | 'personality'

export type RolePhrases = { names: readonly string[]; shows: readonly string[] }

/** Introduces the number of the whole name where each word has a sum of its own. */
export const summedNames: readonly string[] = [
  'Your names come to $parts, which makes $link.',
  'Word by word, your name comes to $parts, and so to $link.',
]

export const rolePhrases: Readonly<Record<CoreRole, RolePhrases>> = {
  'life-path': {
    names: [
      'Your whole date of birth adds up to $link.',
      'Month, day and year together come to $link.',
      '$link is the number of the long road.',
      'The longest line in this reading is $link.',
      'What runs through the whole date is $link.',
    ],
    shows: [
      'Again and again it {leads|comes|turns} back to $theme: when $moment, you {are likely to|are apt to|tend to} $act, and $gift {stands by you|is a help in it|comes to your aid}.',
      'Over the years it {keeps asking for|tends to ask for|asks for} $theme: think of {times|days} when $moment and you {had to|were able to|chose to} $act, with $gift {to help you|on your side}.',
      'If one {thread|theme|subject} runs through the years, it may be $theme; {given|with} $gift, you {naturally|readily|usually} $way.',
      'On this road you {come|get} to know $theme {slowly|step by step|from all sides}: when $moment, you can $act, and {find|discover} $gift {in doing so|on the way}.',
      'The {lesson|task|work} in it is $theme, and the {means|help} you bring to it is $gift; when $moment, you {often|usually|mostly} $act.',
      'Looking back, you may find that {your turning points|the larger decisions} had to do with $theme, and that $gift {helped you|made it possible|gave you the means} to $way.',
    ],
  },
  birthday: {
    names: [
      'From the $nth alone comes $link, a knack more than a task.',
      'The $nth gave you $link, a talent for everyday use.',
      '$link comes from the $nth, and is your handiest tool.',
      'Being born on the $nth is read here as $link.',
      'The smallest sum, from the $nth alone, is $link.',
    ],
    shows: [
      'When $moment, you often {know|see} without being {taught|told} how to $act, and where $theme {matters|counts}, {people|others|friends} {count on|are glad of|notice} $gift.',
      'It shows in {small|ordinary|everyday} things {that have to do|to do} with $theme: when $moment, you $act {almost without thinking|as if it were nothing|before you have thought about it}, and $gift {does the rest|comes with it}.',
      'You need no {occasion|preparation|reason} to $way: where $theme {is concerned|comes into it|is needed}, $gift is {there|at hand|ready}.',
      'In {matters|questions} of $theme, where others have to {practise|be shown|make an effort}, you $way, and $gift {comes along with it|is part of it|seems to cost you nothing}.',
      'It {comes down to|amounts to|means} $gift: when $moment, {nobody has to tell you|you need no telling|it costs you little} to $act, for you have a {feeling|liking|head} for $theme.',
      'Of all that has to do with $theme, $gift {comes most easily|costs you least|was yours first}; when $moment, you {simply|can|usually} $act.',
    ],
  },
  expression: {
    names: [
      'Every letter of your name counts towards $link.',
      '$link is the number of how you work.',
      'All the letters together make $link, your way of doing things.',
      'What your hands are good at is called $link here.',
    ],
    shows: [
      'You are at your best where $gift {is wanted|is needed|counts}: when $moment, {people|others} {leave it to you|trust you|look to you} to $act, {as someone with|knowing that you have} a {head|feeling} for $theme.',
      'Give you a task that has to do with $theme, and you {soon|quickly|usually} $way; $gift {makes|is what makes} the difference {to how it turns out|in the end}.',
      'Your {best tools|strong points} are $gift and a {feeling|talent|head} for $theme, and when $moment, they {let|help} you $act.',
      'At work {or|and} at home you {tend|like|are known} to $way, and because of $gift {people|others} {turn to you|ask for you|look round for you} where $theme {is wanted|matters}.',
      'What you {do|make|take on} tends to {have|show|carry} something of $theme in it: when $moment, you {usually|often|simply} $act, and $gift {shows|can be seen}.',
      '{Colleagues|People who work with you|Others} {rely on you|count on you|trust you} to $way, and when it comes to $theme, {they|most of them} {are glad of|look for|ask for} $gift.',
    ],
  },
  'soul-urge': {
    names: [
      'The vowels alone make $link, the quiet wish underneath.',
      '$link is what you want when nobody asks.',
      'Under all this, counted from the vowels, lies $link.',
      'What you hope for without saying so is called $link.',
      'Only the vowels count for $link, the number of the wish.',
    ],
    shows: [
      'What you {want|hope for|long for}, {under everything else|when all is quiet|if nobody is counting}, is $theme; when $moment, you {feel|can feel} it, and would {like to|gladly} $act.',
      'Left {to yourself|alone|in peace}, you would {probably|gladly|very likely} $way, because $theme {means more|matters more} to you than {it shows|you say|most people guess}, and $gift is {where|how} it {comes out|shows}.',
      'It is a wish for $theme: on a good day {you get to|you can|you are free to} $way, and $gift is {what comes of it|the part that others notice}.',
      'You are {happiest|most content|most yourself} when $moment and you can $act; {then|at such times} the wish for $theme {is answered|has its way|is at rest}, and $gift {comes by itself|needs no effort}.',
      'If you asked yourself what makes {a day good|a day worth having}, $theme might be the answer: the {chance|freedom} to $way, {with|and to use} $gift {for once|without hurry|and no witness}.',
      '{Given a free day|On a free day|With nobody watching}, you would {sooner|rather} $way than be admired; {behind|under} $gift there is a wish for $theme.',
    ],
  },
  personality: {
    names: [
      'The consonants make $link, which is what others meet first.',
      'Before anyone knows you well, they meet $link.',
      '$link is the number of the first impression.',
      'At the door, before much is said, stands $link.',
      'What a stranger sees of you is called $link here.',
    ],
    shows: [
      'To {them|new people} you {seem|appear} to $way, and where $theme {matters|counts}, they {look to you for|credit you with|expect of you} $gift.',
      'When $moment, people who have {just met you|known you for an hour} {expect|trust} you to $act; they {suppose|guess} that $theme {comes easily to you|means a lot to you}, and {see|notice} $gift.',
      'The {impression|picture} you leave is one of $theme: {people|others} {assume|suppose|take it} that you $way, and {remember|speak of} $gift {afterwards|later}.',
      'When $moment, {people look to you|eyes go to you|you are noticed first}, because you {seem|appear|look} ready to $act, and there is {an air|something} of $theme about you.',
      '{New acquaintances|People who hardly know you|Strangers} {sense|notice|see} $gift in you, and a {liking|feeling|sense} for $theme; that you $way, they {learn|see|find out} soon after.',
      'It {suggests|hints at|promises} a {liking|feeling|talent} for $theme, so that when $moment, {people|others} {wait for|expect|trust} you to $act, and {notice|remember} $gift {afterwards|long after}.',
    ],
  },
}
