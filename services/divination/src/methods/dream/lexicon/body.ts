import { type Entry, symbol } from './entry.ts'

/** The body, its coverings, its beginnings and ends. Death is read as change, never as a forecast. */
export const body: readonly Entry[] = [
  symbol('teeth', 'The teeth', 'tooth', 'loss', {
    say: '(?:teeth|tooth)',
    not: 'toothbrush\\w*|(?:brush\\w*|sharp|its|bared) (?:my |his |her |their )?teeth',
    readings: ['fear of losing face or hold', 'words that cannot be taken back', 'a change of age like that of childhood'],
    ask: 'In whose eyes would you hate to look foolish?',
  }),
  symbol('hair', 'The hair', 'person', 'exposure', {
    say: '(?:my|her|his|the) (?:\\w+ )?hair',
    readings: ['how you wish to be seen', 'strength that is also adornment', 'a change others would notice first'],
    ask: 'What would you change if nobody commented?',
  }),
  symbol('naked', 'Being naked', 'person', 'exposure', {
    say: 'naked|nude|undressed|(?:no|without|wearing no) clothes|nothing on|in my (?:underwear|pyjamas|pajamas|nightgown)|half[- ]dressed',
    readings: ['being seen without the usual cover', 'a truth nobody else noticed', 'a wish to stop pretending'],
    ask: 'Did the others stare, or did they not care?',
    pole: 'open',
  }),
  symbol('clothes', 'The clothes', 'mask', 'exposure', {
    say: 'dress|coat|uniform|shoes?|clothes|suit|shirt|costume|hat',
    not: '(?:no|without|wearing no) clothes|suit ?cases?|dress(?:ed|ing)',
    readings: ['a part you are asked to play', 'what you show and what it covers', 'a self being tried on'],
    ask: 'Did it fit you?',
  }),
  symbol('blood', 'Blood', 'heart', 'feeling', {
    say: 'blood|bleed(?:ing|s)?|bled|bloody',
    not: 'bloody (?:hell|hot|cold)',
    readings: ['life force spent or wasted', 'a hurt that wants to be seen', 'ties of kin'],
    ask: 'What costs you more than you admit?',
  }),
  symbol('wound', 'A wound', 'heart', 'feeling', {
    say: 'wound(?:s|ed)?|injur(?:y|ed|ies)|scars?|broken (?:leg|arm|bone|hand)|bruis(?:e|ed|es)',
    readings: ['an old hurt asking for air', 'where you are tender just now', 'proof that something healed'],
    ask: 'Who knows about that sore place?',
  }),
  symbol('eyes', 'The eyes', 'eye', 'exposure', {
    say: "(?:his|her|its|their|my|yellow|red|black|glowing|blue|green) eyes|blind(?:ed)?|could ?n[’']?t see|star(?:ed|ing) at me|watch(?:ed|ing) (?:me|us)|being watched",
    readings: ['the sense of being looked at', 'seeing what one would rather not', 'a judge who lives within'],
    ask: 'Whose look would you most like to escape?',
  }),
  symbol('hands', 'The hands', 'person', 'control', {
    say: '(?:my|his|her|their|the) (?:left |right )?hands?|fingers?',
    not: 'on the other hand|handbag',
    readings: ['what you can do, and may not', 'touch given or refused', 'holding on and letting go'],
    ask: 'What would those hands like to make?',
  }),
  symbol('death', 'A death', 'stone', 'change', {
    say: 'd(?:ies|ied|ying)|death|dead|killed|funeral|corpse|coffin|grave(?:s|yard)?|cemetery|burial|buried',
    not: 'dead(?:line|lock)|dead end|died laughing|dying to|scared to death|(?:dead|died|passed away) (?:mother|father|mum|mom|dad|grandmother|grandfather|grandma|grandpa|husband|wife|brother|sister|friend|dog|cat)|who (?:has |had )?(?:died|passed away|is dead)|tr(?:ied|ying) to kill',
    readings: ['a chapter closing and no forecast', 'an old self making room', 'a bond changing its form'],
    ask: 'What in your life has quietly come to an end?',
    pole: 'ending',
  }),
  symbol('ghost', 'A ghost', 'mask', 'hidden', {
    say: 'ghosts?|spirits?|haunt(?:ed|ing|s)?|phantoms?|apparitions?',
    readings: ['something past that still has a key', 'a talk that was never finished', 'a memory asking to be greeted'],
    ask: 'What did it seem to want from you?',
    pole: 'dark',
  }),
  symbol('baby', 'A baby', 'person', 'change', {
    say: 'bab(?:y|ies)|infants?|newborn|toddlers?',
    readings: ['something new that needs you', 'the helpless part of yourself', 'an idea too young for critics'],
    ask: 'What have you begun that wants feeding?',
    pole: 'beginning',
  }),
  symbol('pregnant', 'A pregnancy', 'person', 'change', {
    say: 'pregnan(?:t|cy)|giv(?:e|ing) birth|gave birth|in labou?r|expecting a (?:baby|child)',
    readings: ['something growing out of sight', 'a plan not yet to be shown', 'readiness and the fear of it'],
    ask: 'What are you carrying that has no name yet?',
    pole: 'beginning',
  }),
  symbol('illness', 'An illness', 'cup', 'support', {
    say: 'sick|ill|illness|disease|fever|vomit(?:ed|ing)?|infect(?:ed|ion)|poison(?:ed|ing|ous)?',
    not: 'sick of|homesick',
    readings: ['a strain asking to be noticed', 'something you have had to swallow', 'leave to be looked after'],
    ask: 'Where do you carry on when you should rest?',
  }),
  symbol('sleep', 'Sleep within the dream', 'moon', 'hidden', {
    say: 'f(?:all|ell) asleep|sleeping|asleep|(?:my|the|a) bed|woke up in the dream|false awakening',
    not: '(?:before|when|while|as) i (?:fell|was falling) asleep',
    readings: ['rest you have not been given', 'a door with another door behind', 'something in you not yet awake'],
    ask: 'What would a whole night of rest change?',
  }),
  symbol('mask', 'A mask', 'mask', 'hidden', {
    say: "masks?|masked|faceless|no face|(?:could ?n[’']?t|could not) see (?:his|her|their) face|disguis(?:e|ed)|face(?:s)? (?:kept changing|was blurred|were blurred|was hidden)",
    readings: ['a person you have not placed yet', 'what politeness covers', 'a stranger who may be near kin'],
    ask: 'Whom would you expect behind it?',
  }),
  symbol('mirror', 'The mirror', 'mirror', 'exposure', {
    say: 'mirrors?|reflection|looking[- ]glass',
    readings: ['how you look to yourself', 'a change you have half noticed', 'the other you might have been'],
    ask: 'What did the face there know already?',
  }),
  symbol('wedding', 'A wedding', 'knot', 'bond', {
    say: 'wedding|bride(?:groom)?|groom|(?:getting|got|was|were) married|marry(?:ing)?|veil',
    readings: ['two sides of you joining hands', 'a promise with witnesses', 'the wish or dread of binding'],
    ask: 'To what have you lately said yes?',
    pole: 'beginning',
  }),
  symbol('kiss', 'A kiss', 'heart', 'bond', {
    say: 'kiss(?:es|ed|ing)?|embrac(?:e|ed|ing)|hugg(?:ed|ing)|held me|holding (?:me|hands)|making love|had sex|having sex',
    readings: ['closeness wished or missed', 'a quality you would like nearer', 'peace made without speeches'],
    ask: 'What does that person have that you miss?',
  }),
  symbol('fame', 'Someone famous', 'sky', 'worth', {
    say: 'celebrit(?:y|ies)|famous|(?:the )?(?:queen|king|president|pope)|movie star|pop star|rock star',
    not: 'queen bed|king size',
    readings: ['a talent lent to a famous face', 'a wish to be noticed', 'authority, met in person'],
    ask: 'Which one of their qualities would you borrow?',
  }),
  symbol('angel', 'Something holy', 'sky', 'support', {
    say: 'angels?|god(?:dess)?|jesus|heaven|holy|prayer|pray(?:ed|ing)|halo',
    not: 'oh my god|god knows',
    readings: ['a wish to be guided', 'trust in what you cannot see', 'your own best counsel, robed'],
    ask: 'What would you have asked for?',
    pole: 'light',
  }),
  symbol('devil', 'A dark figure', 'mask', 'hidden', {
    say: 'devil|demons?|monsters?|zombies?|vampires?|witch(?:es)?|shadow(?:y)? (?:figure|man|woman|person)|dark figure|black figure|creatures?|aliens?',
    readings: ['a feeling you do not own to', 'fear, given a costume', 'energy that has had no door'],
    ask: 'What would make it less frightening?',
    pole: 'dark',
  }),
]
