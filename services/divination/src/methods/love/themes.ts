/**
 * Something a relationship turns on, as a reader's words may show it. `say` and `not` are sources of regular expressions for English,
 * matched as whole words without regard to case. `readings` are noun phrases of at most eight words; `ask` a question of at most twelve.
 */
export type LoveTheme = {
  key: string
  name: string
  say: string
  not?: string
  readings: readonly [string, string, string]
  ask: string
}

export const loveThemes: readonly LoveTheme[] = [
  {
    key: 'betrayal',
    name: 'A broken promise',
    say: 'cheat(?:s|ed|ing)?|affair|unfaithful|infidelity|betray(?:ed|al|s)?|slept with|behind my back|lied to me|lying to me|found (?:his|her|their) messages',
    readings: ['a hurt that needs the whole truth', 'trust that was spent without asking', 'a boundary you may draw again'],
    ask: 'What would you need to know, and then be done?',
  },
  {
    key: 'trust',
    name: 'Trust',
    say: '(?:dis)?trust(?:s|ed|ing)?|suspicious|suspect(?:s|ed)?|honest(?:y)?|secret(?:s|ive)?|hid(?:es|ing) (?:things|his|her|it)',
    readings: ['small promises, kept or not', 'the courage to be known', 'a question that waits for a plain answer'],
    ask: 'What would make trust a little easier this week?',
  },
  {
    key: 'jealousy',
    name: 'Jealousy',
    say: 'jealous(?:y)?|envious|insecure|compar(?:e|es|ed|ing) (?:me|myself)|flirt(?:s|ed|ing)?|other (?:women|men|girls|guys)',
    readings: ['fear of being exchanged', 'a need for assurance, oddly dressed', 'care that has begun to keep watch'],
    ask: 'What assurance would you ask for, if asking were safe?',
  },
  {
    key: 'communication',
    name: 'Talking and silence',
    say: "communicat\\w+|(?:do ?n[’']?t|does ?n[’']?t|never|hardly|can(?:not|[’']?t)|stopped|barely) (?:really )?(?:talk|speak|listen|open(?:ing)? up)(?:ing|s)?|silen(?:t|ce)|argu(?:e|es|ed|ing|ments?)|fight(?:s|ing)?|quarrel\\w*|misunderst\\w+|ignor(?:es|ed|ing) me|ghost(?:ed|ing)|shuts? down|stonewall\\w*",
    not: 'fighting (?:for|cancer)',
    readings: ['words that arrive later than feelings', 'a silence each of you explains alone', 'an old quarrel in new clothes'],
    ask: 'Which one sentence has been waiting longest?',
  },
  {
    key: 'long-distance',
    name: 'Miles between you',
    say: 'long[- ]distance|(?:another|different) (?:city|cities|country|countries|continents?)|abroad|far away|time zones?|moved away|moving away|hours? (?:away|apart)|visa|video calls?',
    readings: ['closeness that must be arranged', 'longing with a timetable', 'two daily lives, seldom in one room'],
    ask: 'What do you share that needs no distance crossed?',
  },
  {
    key: 'distance',
    name: 'Distance',
    say: 'distan(?:t|ce)|cold(?:er)? (?:to|towards?|with|lately)|pull(?:s|ed|ing) away|withdraw(?:n|s|ing)?|withdrew|drift(?:ed|ing)? apart|like (?:room|flat)mates|not (?:as )?close|space|hot and cold|detached|shut(?:s)? me out',
    readings: ['a need for room not yet named', 'tiredness mistaken for coldness', 'a step back that wants noticing'],
    ask: 'When did you last feel near, and where was that?',
  },
  {
    key: 'commitment',
    name: 'Commitment',
    say: 'commit(?:s|ted|ment|ting)?|marr(?:y|ied|iage)|engaged|engagement|propos(?:e|ed|al)|move in together|moving in together|moved in together|our future|the next step|label|exclusive|settle down|serious',
    readings: ['a promise with a date on it', 'two ideas of what comes next', 'freedom, and what it is for'],
    ask: 'What would you promise gladly, and what only from fear?',
  },
  {
    key: 'break-up',
    name: 'An ending',
    say: 'br(?:eak|oke|oken|eaking)(?: ?-?up| up| it off)|breakup|split up|divorc(?:e|ed|ing)|separat(?:ed|ion|ing)|left me|dumped me|ended (?:it|things)|my ex|ex-(?:husband|wife|boyfriend|girlfriend|partner)|over between us',
    readings: ['a loss that keeps its own pace', 'love with no address for now', 'the part of you that stays yours'],
    ask: 'What of yourself would you take along from it?',
  },
  {
    key: 'new-love',
    name: 'Something new',
    say: '(?:just|recently|newly) (?:met|started|began)|met (?:someone|somebody|a (?:man|woman|guy|girl))|first dates?|new (?:relationship|love|partner|boyfriend|girlfriend)|crush|started (?:dating|seeing)|falling (?:in love|for)|butterflies',
    readings: ['a picture still half imagined', 'curiosity, with its quick heart', 'hope before it has made plans'],
    ask: 'What do you actually know, and what do you hope?',
  },
  {
    key: 'unspoken',
    name: 'Feelings unspoken',
    say: "(?:does ?n[’']?t|do ?n[’']?t|did ?n[’']?t) (?:know|love me|feel the same|notice|text|call|reply|answer)|unrequited|one[- ]sided|secretly (?:in )?love|never told (?:him|her|them)|friend ?zone|just friends|afraid to tell|mixed signals",
    readings: ['a feeling with only one witness', 'fear of the answer, kept as hope', 'tenderness that has no task yet'],
    ask: 'What would you gain by being answered?',
  },
  {
    key: 'family',
    name: 'Family around you',
    say: '(?:his|her|their|my|our) (?:family|parents|mother|father|mum|mom|dad|sister|brother)|in-laws|mother-in-law|father-in-law|step(?:son|daughter|children|mother|father)',
    readings: ['old loyalties at a new table', 'two houses’ customs in one kitchen', 'a wish to be chosen first'],
    ask: 'Whose voice is in the room besides yours?',
  },
  {
    key: 'children',
    name: 'Children',
    say: '(?:our|his|her|my|have|want|having|wants|the) (?:two |three |small |young )?(?:children|kids|child|baby|son|daughter)|parent(?:ing|hood)|pregnan\\w+|starting a family',
    readings: ['love that has more than two in it', 'a future that asks for agreement', 'tired evenings, and whose they are'],
    ask: 'When are you two, and not only parents or plans?',
  },
  {
    key: 'money',
    name: 'Money',
    say: 'money|debts?|rent|salary|income|spend(?:s|ing)|financ(?:es|ial|ially)|afford|mortgage|pays? for|unemployed|job loss',
    readings: ['fairness, counted in small coin', 'safety, and each one’s idea of it', 'a talk that is seldom about sums'],
    ask: 'What does money stand for between you?',
  },
  {
    key: 'affection',
    name: 'Tenderness',
    say: 'affection(?:ate)?|intima(?:te|cy)|sex(?:ual|life|ually)?|touch(?:es|ed|ing)?|passion(?:ate)?|spark|desire|attract(?:ed|ion)|kiss(?:es|ed|ing)?|cuddl\\w+|romance|romantic',
    readings: ['closeness in its plainest language', 'a shyness that looks like refusal', 'warmth that wants an occasion'],
    ask: 'Which gesture do you miss most?',
  },
  {
    key: 'loneliness',
    name: 'Loneliness',
    say: 'lonel(?:y|iness)|alone|unseen|invisible|unloved|misses? (?:him|her|them|me)|missing (?:him|her|them)|neglected|taken for granted|unappreciated',
    not: 'leave me alone',
    readings: ['being beside someone and not met', 'a wish to be asked', 'a need for friends, too'],
    ask: 'With whom do you feel most yourself?',
  },
  {
    key: 'growing-apart',
    name: 'Growing apart',
    say: 'gr(?:ow|ew|own|owing) apart|(?:nothing|little) in common|different (?:goals|directions|values|interests|things|lives)|chang(?:ed|ing) (?:so much|a lot)|not the same (?:person|man|woman)|routine|bored|fell out of love|lost (?:the )?(?:spark|feelings)',
    readings: ['two paths that no longer cross daily', 'a change only one has announced', 'habit, sitting in love’s chair'],
    ask: 'What could you both be curious about again?',
  },
  {
    key: 'work',
    name: 'Work and time',
    say: 'work(?:s|ing|ed)? (?:too much|late|all|long|so much|nights|weekends)|busy|no time|never (?:has|have) time|career|stress(?:ed|ful)?|exhausted|overworked',
    readings: ['love fed with what is left over', 'a calendar that decides unasked', 'tiredness speaking in your voices'],
    ask: 'Which hour of the week belongs to you both?',
  },
  {
    key: 'past',
    name: 'The past in the room',
    say: '(?:his|her|their) (?:ex|past|first (?:wife|husband|love))|old flame|came back|come back|again after|years ago|past relationships?|previous (?:marriage|relationship)|baggage|hurt before|once before',
    readings: ['a chapter that is not quite shut', 'caution learned from somebody else', 'a comparison nobody can win'],
    ask: 'What of then do you still answer for now?',
  },
  {
    key: 'forgiveness',
    name: 'Forgiving',
    say: 'forgiv(?:e|en|ing|eness)|apolog(?:y|ise|ize|ised|ized|ies)|sorry|second chance|make (?:it )?up|regret(?:s|ted)?|guilt(?:y)?|my fault',
    readings: ['a repair with more than one part', 'an apology that names the thing', 'time, which cannot be hurried'],
    ask: 'What would a good repair look like, concretely?',
  },
  {
    key: 'self',
    name: 'Your own self in it',
    say: 'los(?:e|t|ing) myself|my own (?:life|needs|space|time)|my needs|not myself|walk(?:ing)? on eggshells|people[- ]pleas\\w+|self[- ]worth|good enough|not enough|too much for',
    readings: ['a no that has been swallowed', 'a life that wants its own hours', 'worth that is not on loan'],
    ask: 'What did you do before that you miss doing?',
  },
  {
    key: 'joy',
    name: 'What is good',
    say: 'happ(?:y|ier|iness)|laugh(?:s|ed|ing)?|love (?:him|her|them|each other)|loves me|grateful|best friend|wonderful|amazing|adore|safe with|makes me smile',
    not: 'not happy|unhapp(?:y|iness)|happy to leave',
    readings: ['ease, which is rarer than fireworks', 'something worth saying aloud', 'a ground to stand on in dispute'],
    ask: 'Have you told them so in plain words?',
  },
]
