/** The distance between two numbers; `$link` names it, the way across is said apart. */
export const bridgeFrames: readonly string[] = [
  '$link is the step from the one to the other.',
  'Between the two lies $link.',
  'From what you meet to what you can: $link.',
  'The way across is $link.',
  'What joins the two banks is $link.',
  'Measured from one to the other, it is $link.',
]

/** How so many steps are crossed, by the distance. */
export const bridgeSays: Readonly<Record<number, readonly string[]>> = {
  1: [
    'A little independence joins the two.',
    'Do one thing a week without asking anybody.',
    'They are neighbours, and only need a door.',
    'Begin small, and begin alone.',
  ],
  2: [
    'Patience joins them better than effort.',
    'Let the slower side finish its sentence.',
    'A second person often helps across.',
    'Explain yourself to yourself, gently.',
  ],
  3: [
    'Say aloud what each side wants.',
    'A page of handwriting can settle it.',
    'Humour carries you over most of it.',
    'What is spoken stops pulling in secret.',
  ],
  4: [
    'A fixed habit joins what moods keep apart.',
    'Give both sides the same hour each week.',
    'Order outside brings the two together.',
    'Small regular steps do it, and nothing grand.',
  ],
  5: [
    'Change the place when the two get stuck.',
    'A walk does more than an argument.',
    'Try the other order of things for once.',
    'Variety keeps both sides awake.',
  ],
  6: [
    'Treat yourself as you would a guest.',
    'Care for one side without blaming the other.',
    'A home for both is what they need.',
    'Kindness joins them sooner than discipline.',
  ],
  7: [
    'Quiet joins them, an hour at a time.',
    'Neither side has to win while you walk alone.',
    'Think it through before you choose a side.',
    'Ask what each of them is protecting.',
  ],
  8: [
    'Reckon up plainly what each side brings in.',
    'Give one the lead by agreement, and take turns.',
    'It is the widest gap, and it can be organised.',
    'A clear decision does more than a long truce.',
  ],
}

export const agreementFrames: readonly string[] = [
  '$link: road and hands are one.',
  '$link, so nothing needs to be bridged.',
  '$link, which makes a clear line of it.',
  'No distance is left to cross: $link.',
]

export const agreementWays: readonly string[] = [
  'Both speak of $gist, and neither contradicts.',
  'It makes for ease, and for a blind spot.',
  'Ask now and then for another opinion.',
  'Contrast will have to come from other people.',
  'One tune in both hands is strong, and a little plain.',
]

/** Values that no letter carries; `$link` names them. */
export const missingFrames: readonly string[] = [
  '$link: that is the gap.',
  'The gap is this: $link.',
  'What remains: $link.',
  'Left to practice: $link.',
]

export const completeFrames: readonly string[] = [
  '$link: the letters hold a little of everything.',
  '$link, and that is rarer than it sounds.',
  'The tally is full: $link.',
  '$link; all nine have a letter to stand on.',
]

/** `$n` is a missing value, `$practice` what is practised for want of it. */
export const practiceLines: readonly string[] = [
  'For want of $n, practise $practice.',
  'Where $n is lacking, $practice can be learned.',
  'The missing $n is about $practice.',
  'For $n, think of $practice, and begin small.',
  'In place of $n, there is practice: $practice.',
  'Without $n, $practice takes a little longer.',
]

export const practices: Readonly<Record<number, readonly string[]>> = {
  1: ['deciding alone', 'the first step', 'standing up for yourself'],
  2: ['waiting for others', 'listening to the end', 'asking for help'],
  3: ['saying what you feel', 'lightness', 'speaking up'],
  4: ['regular habits', 'patience with dull work', 'finishing things'],
  5: ['bending a plan', 'trying the unknown', 'letting go of routine'],
  6: ['keeping a promise', 'being relied on', 'making a home'],
  7: ['being alone', 'thinking before acting', 'trusting your own mind'],
  8: ['talking about money', 'taking the lead', 'asking what you are worth'],
  9: ['caring beyond your circle', 'forgiving', 'closing what is over'],
}

export const habitLines: readonly string[] = [
  'A gap in a name is a habit to acquire, no fault.',
  'Friends often carry the letters one lacks.',
  'What is practised in time becomes quite natural.',
  'It is less a debt than a spare room.',
  'Gaps let in air as well.',
  'Nobody has everything, and most manage.',
]

/** What the name leans towards; `$link` names it. */
export const leaningLines: readonly string[] = [
  '$link: there it leans towards $gist.',
  'Its weight lies elsewhere: $link, $gist.',
  'In return, $link; there is $gist.',
  'With $link, $gist comes easily.',
]

/** A number that several roles share; `$link` names it. */
export const echoLines: readonly string[] = [
  '$link: that means much of $gist.',
  'Note also $link; such repetition is a leaning.',
  '$link, and so $gist insists.',
  'One voice sings more than one part: $link.',
  'There is strength in $link, and little contrast.',
]
