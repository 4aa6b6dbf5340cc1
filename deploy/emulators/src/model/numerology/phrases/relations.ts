/** The distance between two numbers of one person: `$link` names it, `$linkA` and `$linkB` the two, with their phrases under A and B. */
export const bridgeFrames: readonly string[] = [
  '$link is the {step|distance|way} from $linkA to $linkB, {and so|which means} from {the readiness|the wish} to $wayA to the {wish|need} to $wayB.',
  'Between $linkA and $linkB lies $link: {the one side|the one} {wants|looks for} $themeA, the other {needs|asks for} $themeB, and you {have to|may have to} $wayA and $wayB by turns.',
  'To get from $themeA to $themeB, {as|the way} $linkA and $linkB {ask|would have it}, you {cross|have to cross} $link: one {bank|end} {is|means} $giftA, the other $giftB.',
]

/** How so many steps are crossed, by the distance: what helps, then a small deed. */
export const crossings: Readonly<Record<number, { helps: readonly string[]; deeds: readonly string[] }>> = {
  1: {
    helps: [
      'They are neighbours, and only need a door.',
      'A little independence joins the two.',
      'So short a distance asks for a small move, soon.',
    ],
    deeds: [
      'Do one thing this week without asking anybody first.',
      'Make one small change on your own say-so.',
      'Decide something tonight that concerns nobody but you.',
    ],
  },
  2: {
    helps: [
      'Patience joins them better than effort.',
      'A second person often helps across.',
      'The slower side needs time to finish its sentence.',
    ],
    deeds: [
      'Explain one side to a friend as if you were its lawyer.',
      'Before the next choice, hear both sides out on paper.',
      'Ask somebody which of the two they see more of.',
    ],
  },
  3: {
    helps: [
      'What is spoken stops pulling in secret.',
      'Saying it aloud brings the two together.',
      'A sense of humour carries you over most of it.',
    ],
    deeds: [
      'Write half a page in the voice of each side.',
      'Tell someone, in two sentences, what each side wants.',
      'Say aloud tonight what the quieter side would like.',
    ],
  },
  4: {
    helps: [
      'A fixed habit joins what moods keep apart.',
      'Small regular steps do it, and nothing grand.',
      'The two get on better at one table, at a set hour.',
    ],
    deeds: [
      'Give both sides the same hour each week.',
      'Choose one evening a week in which each gets half.',
      'Put one task for each side into the calendar.',
    ],
  },
  5: {
    helps: [
      'Variety keeps both sides awake.',
      'A walk does more for them than an argument.',
      'When they are stuck, a change of place helps.',
    ],
    deeds: [
      'Try the other order of things for one day.',
      'Take the next hard question out for a walk.',
      'Do the usual thing once in an unusual place.',
    ],
  },
  6: {
    helps: [
      'Kindness joins them sooner than discipline.',
      'What they need is a home for both.',
      'You can look after one side without blaming the other.',
    ],
    deeds: [
      'Do for yourself, once, what you would do for a guest.',
      'Name one thing you like about each side.',
      'Cook for yourself this week as you would for company.',
    ],
  },
  7: {
    helps: [
      'Quiet joins them, an hour at a time.',
      'Neither side has to win while you walk alone.',
      'It pays to think before you choose a side.',
    ],
    deeds: [
      'Ask what each of them is protecting.',
      'Take one walk alone without settling anything.',
      'Leave the question open until you have slept twice.',
    ],
  },
  8: {
    helps: [
      'It is the widest gap, and it can be organised.',
      'A clear decision does more than a long truce.',
      'The two can take turns, by open agreement.',
    ],
    deeds: [
      'Write down what each side costs you, and what it brings.',
      'Let one side lead until Friday, then change over.',
      'Decide which of the two has the last word at work.',
    ],
  },
}

/** Where there is no distance. */
export const agreementFrames: readonly string[] = [
  '{Here|In this pair} nothing has to be bridged: $link, since $linkA and $linkB {come to the same|are of one kind}, {and so you meet|so that you meet} $themeA with $giftA.',
  '$link: what you {meet|are given to do} and what you meet it with, $linkA and $linkB, both {have to do with|turn on} $themeA, and {both|either} would have you $wayA.',
  'The {line|way} is short, for $link: in $linkA {as|just as} in $linkB there is $giftA, and {in both|twice over} the {wish|habit} to $wayA.',
]
export const agreementHelps: readonly string[] = [
  'It makes for ease, and for a blind spot.',
  'Contrast has to come from other people, then.',
  'You may hardly notice it, because it never argues.',
]
export const agreementDeeds: readonly string[] = [
  'Ask now and then for an opinion unlike your own.',
  'Ask a friend what you take for granted about yourself.',
  'Whose way of doing things is least like yours?',
]

/** A number that several roles share, after "you have": `$link` names it; `$theme` and `$way` belong to it. */
export const echoLines: readonly string[] = [
  'You also have $link, so {the wish|the readiness} to $way {comes|is heard} from more than one side, and {friends|other people} may have to {bring|supply} something other than $theme.',
  'Notice, too, that you have $link: {much|a good deal} in you wants $theme and would $way, and {little|not much} {argues|speaks} for the opposite.',
  'That you have $link {makes|gives} $theme a {strong|constant} subject with you, and it may {explain|be} why you $way so {readily|often}.',
]

/** Values that no letter carries: `$value` is "this value" or "these values", `$practice` what is learned for want of them. */
export const missingFrames: readonly string[] = [
  'No letter of your name {carries|holds} $value, so what it leaves to practice is $practice, and {for that|to that end} you have $gift and can $way.',
  'What your name {leaves|hands over} to practice, for want of $value, is $practice; {you can begin|begin} with $gift, and {remember that|remember how} you $way.',
  'Where $value would stand, the letters leave {a space|a gap|some room} for $practice, {all of it|each of them} easier with $gift when you $way.',
]

export const completeFrames: readonly string[] = [
  'Of all nine values your name has a letter, so nothing is left {wholly|entirely} to practice; {most useful|handiest} may be $gift, and the {habit|readiness} to $way.',
  'Your name {holds|has} a little of everything, and {that leaves|so leaves} you free to {choose|decide} whether to $way or to {rely on|make more of} $gift.',
]

/** What is practised for want of a value. */
export const practices: Readonly<Record<number, readonly string[]>> = {
  1: ['deciding alone', 'taking the first step unasked', 'standing up for yourself', 'beginning on your own say-so', 'going first'],
  2: ['waiting for others', 'listening to the end', 'asking for help', 'keeping step with somebody', 'hearing the other side'],
  3: ['saying what you feel', 'taking things lightly', 'speaking up', 'showing what you have made', 'telling the story behind it'],
  4: ['keeping regular habits', 'patience with dull work', 'finishing things', 'putting things in order', 'keeping at it'],
  5: ['bending a plan', 'trying the unknown', 'letting go of a routine', 'being surprised', 'changing your mind in good time'],
  6: ['keeping a promise', 'being relied on', 'making a home', 'looking after someone daily', 'accepting care'],
  7: ['being alone with a question', 'thinking before you act', 'trusting your own mind', 'looking closely', 'sitting still'],
  8: ['talking openly about money', 'taking the lead', 'asking what you are worth', 'having a say', 'handing out tasks'],
  9: ['caring beyond your circle', 'forgiving a small wrong', 'closing what is over', 'seeing the whole', 'giving without counting'],
}

/** A small deed for want of a value. */
export const practiceDeeds: readonly string[] = [
  'Choose the one that sounds least like you, and try it once.',
  'Which of your friends does this well, and how?',
  'Try it first where nothing much depends on it.',
  'Give it ten minutes on three days, and see.',
]
/** The same where nothing is missing. */
export const completeDeeds: readonly string[] = [
  'Which of your talents have you not used this year?',
  'Pick one thing you can do, and do it better.',
  'Ask a friend which of your sides they see least.',
]

export const habitLines: readonly string[] = [
  'A gap in a name is a habit to acquire, no fault.',
  'Friends often carry the letters one lacks.',
  'What is practised for a while becomes quite natural.',
  'It is less a debt than a spare room.',
  'Nobody has everything, and most people manage.',
]

/** What the name leans towards; `$link` names it, `$giftB`, `$themeB` and `$wayB` belong to the whole name. */
export const leaningLines: readonly string[] = [
  'The letters count $link, oftener than any other value, which {leans towards|speaks for} $theme and {adds|brings} $gift to $giftB {when|where} you $wayB.',
  '{On the other hand|For that}, the letters count $link, a leaning towards $theme that {may|can} make it natural to $way, {even|also} where {the whole|the name as a whole} would $wayB.',
  'What your name has most of is {plain|clear}: $link, and with it $theme and the {wish|readiness} to $way, {next to|beside} $themeB and $giftB.',
]
