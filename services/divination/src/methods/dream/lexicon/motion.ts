import { type Entry, symbol } from './entry.ts'

/** What happens to the dreamer's body in space: falling, flying, chasing, being held. */
export const motion: readonly Entry[] = [
  symbol('falling', 'Falling', 'fall', 'support', {
    say: 'fall(?:s|ing|en)?|fell|plummet(?:s|ed|ing)?|plung(?:e|es|ed|ing) (?:down|into)',
    not: '(?:teeth|tooth|hair)\\b[^.!?]{0,40}\\bf(?:all|ell)\\w*|f(?:all|ell|alls|alling|allen) (?:in love|asleep|out with|silent|ill|for (?:him|her|it|them)|apart)|(?:rain|snow|leaves|night|darkness|silence)\\b[^.!?]{0,20}\\bf(?:all|ell)\\w*|in the fall|water ?falls?|f(?:all|ell|alling) out',
    readings: ['letting go before you agreed to it', 'a footing that was trusted and gave', 'effort that stops, and what catches you'],
    ask: 'Where in your days has the floor felt thin?',
    pole: 'down',
  }),
  symbol('flying', 'Flying', 'wing', 'control', {
    say: '(?:i|we) (?:could |can |began to |started to |was able to |were able to )?(?:fly|flew)|flying|float(?:s|ed|ing)? (?:up|above|over|through the air)|hover(?:ed|ing)?|levitat\\w+|soar(?:s|ed|ing)?',
    not: 'flying (?:home|back|to \\p{Lu}\\w+)|(?:we|i) (?:fly|flew) (?:to|home|back|from) (?!the (?:roof|sky|top))\\w+|time fl(?:ies|ew)',
    readings: ['a view that only distance gives', 'lightness you have missed', 'power you are still learning to trust'],
    ask: 'What looked small from up there?',
    pole: 'up',
  }),
  symbol('chased', 'Being chased', 'eye', 'threat', {
    say: '(?:chas|pursu|follow|hunt)(?:ed|ing) (?:me|us|after me|after us)|(?:being|been|was|were|am|are) (?:chased|pursued|hunted|followed|stalked)|(?:chase|hunt|follow|pursue)[sd]? (?:me|us)|(?:run|ran|running) (?:away )?from|(?:coming|came|ran|running) after (?:me|us)|escap(?:e|ed|ing) from',
    readings: ['something that wants your attention', 'a task or talk put off too long', 'a strength of yours you keep running from'],
    ask: 'What would it have said, had it caught up?',
    pole: 'moving',
  }),
  symbol('stuck', 'Not being able to move', 'stone', 'control', {
    say: "(?:could ?n[’']?t|could not|can ?not|can[’']?t|unable to|not able to) (?:run|move|walk|get up|stand|lift|escape|get away|breathe|leave|stop|get out)|paraly[sz]ed|frozen (?:to|in|with)|(?:legs?|feet|body|arms?) (?:\\w+ ){0,3}(?:heavy|like lead|would ?n[’']?t move|stuck)|slow motion|(?:was|am|were|got) (?:stuck|trapped)",
    readings: ['wanting and not being able, in one picture', 'a will that has outrun its means', 'a pause that the body insists on'],
    ask: 'Where do you push harder than the way allows?',
    pole: 'stuck',
  }),
  symbol('voiceless', 'A voice that will not come', 'mask', 'voice', {
    say: "(?:could ?n[’']?t|could not|can ?not|can[’']?t|unable to|tried to|trying to) (?:scream|shout|speak|talk|call out|call for help|cry out|yell|make a sound)|no (?:sound|words?|voice) (?:came|would come|left)|(?:lost|losing) my voice|no one (?:could )?(?:hear|heard)s? me|nobody (?:could )?(?:hear|heard)s? me",
    readings: ['something long unsaid', 'a need that has not found its word', 'the fear of asking and not being answered'],
    ask: 'Who was meant to hear it?',
    pole: 'stuck',
  }),
  symbol('searching', 'Searching', 'eye', 'loss', {
    say: "(?:look|search)(?:ed|ing|es)? (?:everywhere |all over )?for|(?:could ?n[’']?t|could not|cannot|can[’']?t|unable to) find|trying to find|tried to find",
    not: 'looking forward',
    readings: ['a wish that has no name yet', 'something you had and stopped tending', 'the sense that a piece is missing'],
    ask: 'Would you have known it, had you found it?',
    pole: 'moving',
  }),
  symbol('lost', 'Being lost', 'road', 'passage', {
    say: "(?:was|am|were|got|get|getting|being|be|felt|completely|totally) lost|lost (?:my|our|the) way|(?:did ?n[’']?t|did not|do ?n[’']?t) know (?:where|the way|how to get)|no idea where",
    readings: ['a plan that no longer fits the ground', 'leave to ask the way', 'being between two maps of yourself'],
    ask: 'Which sign would you have liked to see?',
    pole: 'alone',
  }),
  symbol('losing-things', 'Something lost', 'key', 'loss', {
    say: '(?:lost|losing|misplaced|forgot|left behind) (?:my|the|our) (?:bag|purse|wallet|passport|suitcase|luggage|coat|shoes?|ring|ticket|glasses|keys?|car|dog|cat|child|baby)',
    readings: ['a role you have stepped out of', 'care that is stretched over too much', 'proof of who you are, mislaid'],
    ask: 'What does that thing allow you to do?',
  }),
  symbol('hiding', 'Hiding', 'mask', 'exposure', {
    say: 'hid(?:e|es|ing|den)?(?: (?:in|under|behind|from))?|crouch(?:ed|ing) (?:behind|under)',
    not: 'hidden (?:door|room|garden|key|path)',
    readings: ['an honest need for cover', 'something not ready to be shown', 'waiting for a danger to lose interest'],
    ask: 'What did you most want to keep unseen?',
    pole: 'shut',
  }),
  symbol('climbing', 'Climbing', 'stairs', 'control', {
    say: 'climb(?:s|ed|ing)?|clamber(?:ed|ing)?|scal(?:ed|ing) (?:the|a)',
    readings: ['effort with a height in view', 'a wish to see further', 'the cost of getting on'],
    ask: 'What did you hope to find at the top?',
    pole: 'up',
  }),
  symbol('swimming', 'Swimming', 'water', 'feeling', {
    say: 'sw(?:i|a|u)m(?:s|ming)?|div(?:ed|ing) (?:in|into|down|under)|tread(?:ing)? water',
    not: 'swimming pool',
    readings: ['staying afloat in a feeling', 'moving with what cannot be stood on', 'trust in something that gives way'],
    ask: 'Did the water carry you, or did you fight it?',
    pole: 'water',
  }),
  symbol('drowning', 'Drowning', 'water', 'feeling', {
    say: "drown(?:s|ed|ing)?|(?:pulled|dragged|sank|sinking) under|under ?water|sink(?:ing)?(?: into)?|could ?n[’']?t breathe",
    not: 'kitchen sink|the sink|a sink',
    readings: ['more at once than can be held', 'a feeling that has gone over your head', 'a need for air and for help'],
    ask: 'What, lately, has come up to your chin?',
    pole: 'water',
  }),
  symbol('fighting', 'A fight', 'knot', 'threat', {
    say: 'fight(?:s|ing)?|fought|punch(?:ed|ing)?|wrestl(?:ed|ing)|hit (?:him|her|them|back)|argu(?:ed|ing|ment)|quarrel\\w*|war|battle|soldiers?',
    readings: ['two wishes that cannot both win', 'anger looking for its proper address', 'a border that wants defending'],
    ask: 'What were you fighting to keep?',
  }),
  symbol('attacked', 'An attack', 'eye', 'threat', {
    say: 'attack(?:s|ed|ing)?|stabb(?:ed|ing)|shot (?:at|me)|shooting|bitten|bit me|tr(?:ied|ying) to kill|strangl(?:ed|ing)|robbed|murder(?:er|ed)?|intruders?|burglars?|broke(?:n)? in(?:to)?',
    readings: ['a border crossed without asking', 'criticism that went in deep', 'a demand that comes with a threat'],
    ask: 'Where is a no of yours not being heard?',
  }),
  symbol('waiting', 'Waiting', 'clock', 'time', {
    say: 'wait(?:s|ed|ing)?(?: for| in line| in a queue)?|queu(?:e|ed|ing)|in line',
    not: 'wait(?:er|ress)',
    readings: ['time that belongs to someone else', 'a decision left with others', 'patience near its edge'],
    ask: 'Who was supposed to come?',
    pole: 'stuck',
  }),
  symbol('dancing', 'Dancing', 'heart', 'feeling', {
    say: 'danc(?:e|es|ed|ing)',
    readings: ['the body having its say', 'a rhythm shared without words', 'play that asks no result'],
    ask: 'When did you last move for no reason?',
    pole: 'moving',
  }),
  symbol('crying', 'Tears', 'water', 'feeling', {
    say: 'cr(?:y|ied|ies|ying)|tears|weep(?:s|ing)?|wept|sobb(?:ed|ing)',
    not: 'cr(?:y|ied|ying) out (?:for|to)|tears? (?:in|apart|up)',
    readings: ['a sadness that found its hour', 'relief, with salt in it', 'softness after a long composure'],
    ask: 'What were the tears for, if you had to guess?',
    pole: 'water',
  }),
  symbol('leaving', 'A farewell', 'road', 'change', {
    say: 'sa(?:y|id|ying) goodbye|goodbye|farewell|left (?:me|us|without me)|(?:was|were) leaving|walk(?:ed|ing) away|abandon(?:ed|ing)?',
    readings: ['an ending you are still practising', 'room made by something going', 'a bond changing its distance'],
    ask: 'What was not said at the door?',
    pole: 'ending',
  }),
]
