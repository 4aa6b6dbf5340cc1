/** The opening and the close of a dream reading. Sentences without two slots of the dream's own stay within twelve words. */
export const openings: readonly string[] = [
  'A dream is told in the order the heart allows.',
  'You have carried this one out of sleep with care.',
  'Told by day, a dream keeps about half its light.',
  'What follows stays close to what you told.',
  'This is a dream with its own weather.',
  'Some dreams whisper; this one speaks in pictures.',
  'It was worth writing down.',
  'Let us go through it slowly, as one walks a house.',
]

export const firstAndLast: readonly string[] = [
  '{It moves|It goes|You take it} from $first to $last.',
  'Between $first and $last a good deal happens.',
  '$First opens it, $last closes it.',
  'At its two ends stand $first and $last.',
  'It hangs between two nails: $first and $last.',
]

export const edgeRemarks: readonly string[] = [
  'The way between them is where to look.',
  'A dream rarely wastes its edges.',
  'Each part is taken in turn.',
  'What lies between is no mere scenery.',
  'Such frames are seldom idle.',
]

export const onlyOne: readonly string[] = ['At its centre stands $first.', 'One thing holds it together: $first.', 'It turns about $first.']

export const companyLines: readonly string[] = [
  'In it are also $list.',
  '{With it come|Around it stand} $list.',
  'To it belong $list.',
  'You name $list as well.',
]

export const tellingLines: readonly string[] = [
  '$Telling is followed word by word.',
  'All of it rests on $telling.',
  'Nothing is added to $telling.',
  '$Telling is the only source.',
]

export const lifeLines: readonly string[] = [
  'By day there is $np.',
  'Beside it stands $np.',
  'You also speak of $np.',
  'Your waking life has $np.',
]

export const threadLines: readonly string[] = [
  'Through it runs $thread.',
  'They may share $thread.',
  'Seen together, they show $thread.',
  'Underneath lies $thread.',
]

export const turnLines: readonly string[] = [
  'Mark $turn.',
  'Everything tips at $turn.',
  'Then comes $turn, and the mood is another.',
  'The hinge of it is $turn.',
]

export const turnReflections: readonly string[] = [
  'What changes there may be what the dream is about.',
  'Dreams turn where something wants to be noticed.',
  'Ask what had just become unbearable, or possible.',
  'On such hinges the whole door hangs.',
]

export const tensionLines: readonly string[] = ['There is $tension.', 'One feels $tension.', 'It lives from $tension.', 'Note $tension.']

export const tensionReflections: readonly string[] = [
  'Both sides may be right.',
  'It need not be settled tonight.',
  'A dream can hold the two in one hand.',
  'One of them may be easier to live by day.',
]

export const orderLines: readonly string[] = [
  'Even $order tells something.',
  'Follow $order once more, slowly.',
  'Read down $order as one reads a letter.',
]

export const dreamAdvice: readonly string[] = [
  'Write the dream down once more, in the present tense.',
  'Draw one thing from it, badly, and date the drawing.',
  'Tell it to someone who will only listen.',
  'Give it a title of your own.',
  'Finish it on paper, the way you would have liked.',
  'Leave it alone for two days, then read this again.',
  'Note tonight what you fall asleep thinking about.',
  'Look for one of its colours in the day ahead.',
  'Say its strangest sentence aloud, and hear what answers.',
  'Ask which part you would gladly dream again.',
  'Put one small object from it on your desk.',
  'Notice where in your body it still sits.',
  'Write to one figure in it; you need not send it.',
  'Keep a pencil by the bed this week.',
]

export const dreamDisclaimers: readonly string[] = [
  'All this is for reflection and entertainment; the choice stays yours.',
  'Take it as reflection and entertainment, and choose for yourself.',
  'It is entertainment and food for reflection; every choice is yours.',
  'A reading entertains and invites reflection; you do the choosing.',
  'It foretells nothing: reflection and entertainment, with every choice yours.',
  'Keep it as entertainment and a little reflection; you choose the rest.',
  'For reflection, for entertainment; what you do is your own choice.',
]

export const lastLines: readonly string[] = [
  'You know this dream better than any lexicon.',
  'What rings true, keep; let the rest go back to sleep.',
  'The dreamer always has the last word.',
  'If one line fits, it is enough.',
  'It may mean something else by next week.',
  'A dream may also simply have been dreamt.',
]

export const plainTitles: readonly string[] = [
  'What the night kept',
  'Told before it faded',
  'A dream, held to the light',
  'By the light of sleep',
  'Between two mornings',
  'A room with no clock',
]

/** For a telling in which no symbol was recognised: its own words. */
export const beginningLines: readonly string[] = [
  'A telling starts where the dream stayed nearest.',
  'The first sentence is often the one that woke you.',
  'One begins with what will not wait.',
  'What stands first was chosen, even without thought.',
]

export const endingLines: readonly string[] = [
  'The last picture is the one you carried out of sleep.',
  'Where it breaks off, the day was let in.',
  'An ending like this leaves a door ajar.',
  'What comes last has no answer yet.',
]

export const wordLines: readonly string[] = [
  'You come back to this word.',
  'It returns, and a returning word is a finger pointing.',
  'Said again, it weighs more.',
  'Nobody repeats a word quite by chance.',
]

export const ownQuestions: readonly string[] = [
  'What does that remind you of, first of all?',
  'Which feeling goes with it?',
  'When did you last feel the same by day?',
  'What would change if that were different?',
  'Who else would understand this sentence at once?',
  'What is missing from the picture?',
]

/** For each matter of care, short sentences said once in the opening. */
export const dreamCare: Readonly<Record<string, readonly string[]>> = {
  abuse: [
    'Should anyone frighten or hurt you by day, your safety comes first.',
    'A local support service for abuse listens in confidence.',
    'In danger, call the emergency services.',
  ],
  pregnancy: ['A pregnancy in a dream is a picture.', 'For a real one, a doctor or midwife is the person to ask.'],
  death: ['A death in a dream foretells none.', 'If a loss is real, speak with a bereavement counsellor or doctor.'],
  medical: ['A dream diagnoses nothing.', 'For anything medical, please ask a doctor.'],
  legal: ['A dream gives no counsel in law.', 'For the legal side, please ask a lawyer.'],
  financial: ['A dream knows no figures.', 'For decisions about money, please ask a qualified financial adviser.'],
  bereavement: ['What you have lost is not explained away here.', 'If it weighs too much, a counsellor or your doctor can help.'],
}
