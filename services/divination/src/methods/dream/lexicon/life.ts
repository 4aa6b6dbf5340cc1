import { type Entry, symbol } from './entry.ts'

/** Trials, work, journeys and company. */
export const life: readonly Entry[] = [
  symbol('exam', 'The exam', 'book', 'exposure', {
    say: "exams?|tests?|examination|(?:did ?n[’']?t|had ?n[’']?t|not) (?:study|studied|prepare|prepared|learned|revised)|unprepared|final paper",
    not: 'blood test|pregnancy test|test drive',
    readings: ['being weighed by an old measure', 'fear of being found out', 'a trial you passed long ago'],
    ask: 'Who would be marking you today?',
  }),
  symbol('school-desk', 'Lessons and teachers', 'book', 'time', {
    say: 'lessons?|homework|classmates?|old teacher|classroom|my class|back (?:at|in) school',
    readings: ['something you are asked to learn again', 'your place among your peers', 'an age at which a rule was set'],
    ask: 'What did you learn there that is no longer true?',
  }),
  symbol('job', 'Work in the dream', 'coin', 'worth', {
    say: '(?:at|my|to|from) work|my (?:old |new )?job|(?:got|was|been|being) fired|meetings?|deadlines?|interviews?|presentation|promotion|shift',
    readings: ['what you are useful for, and tired of', 'duty that follows you home', 'standing in the eyes of others'],
    ask: 'Which task would you gladly hand back?',
  }),
  symbol('stage', 'Being on a stage', 'mask', 'exposure', {
    say: 'on (?:a |the )?stage|audience|(?:in front of|before) (?:a |the )?(?:crowd|audience|class|everyone|people)|speech|forgot my lines|perform(?:ed|ing|ance)?|actors?|theat(?:re|er)',
    not: 'stage of (?:my )?life',
    readings: ['a part you must play before others', 'a wish to be seen, with its fright', 'lines that are not your own'],
    ask: 'Who sat in the first row?',
    pole: 'crowd',
  }),
  symbol('crowd', 'The crowd', 'person', 'bond', {
    say: 'crowds?|crowded|(?:many|lots of|so many|hundreds of|full of|other) people|strangers|everyone|mob',
    not: '(?:in front of|before) (?:a |the )?(?:crowd|everyone)',
    readings: ['the many voices one lives among', 'being one of many, or unlike them', 'opinion, in its bodily form'],
    ask: 'Did you know any face in it?',
    pole: 'crowd',
  }),
  symbol('alone', 'Being alone', 'moon', 'bond', {
    say: '(?:all |completely |left |was |am |were )alone|(?:nobody|no one) (?:was |else )?(?:there|around|came)|empty (?:street|city|town|house|building|room)s?|deserted',
    not: '(?:never|not|leave me) alone',
    readings: ['solitude chosen or suffered', 'a silence in which one hears oneself', 'a stretch nobody can walk for you'],
    ask: 'Was it peace, or was it absence?',
    pole: 'alone',
  }),
  symbol('party', 'The party', 'cup', 'bond', {
    say: 'part(?:y|ies)|birthday|celebrat(?:ion|ing|ed)|festival|carnival|christmas|reunion',
    not: 'part(?:y|ies) (?:to|leader|politics)|third party',
    readings: ['joy shared or only watched', 'something worth marking', 'belonging, tried on for a night'],
    ask: 'Did you stay, or look for your coat?',
    pole: 'crowd',
  }),
  symbol('journey', 'The journey', 'road', 'passage', {
    say: 'journeys?|travel(?:s|led|ed|ling|ing)?|trip|vacation|holiday|voyage|moving (?:house|away|to)|abroad|foreign (?:country|city|land)',
    readings: ['a change already under way', 'distance from a habit', 'a search with no fixed address'],
    ask: 'What did you hope would be different there?',
    pole: 'moving',
  }),
  symbol('passport', 'Papers and borders', 'book', 'worth', {
    say: 'passports?|tickets?|visa|borders?|customs|checkpoint|documents?|papers',
    not: 'newspapers?|wallpapers?|borderline|lost (?:my|the) (?:passport|ticket)',
    readings: ['leave to go on', 'having to prove who you are', 'a limit that somebody guards'],
    ask: 'Whose permission are you waiting for?',
    pole: 'shut',
  }),
  symbol('police', 'The police', 'eye', 'control', {
    say: 'police(?:man|men|woman)?|officers?|cops?|arrest(?:ed)?|guards?|judge|court|trial',
    not: 'copse',
    readings: ['a conscience in uniform', 'a rule you broke or keep too well', 'the wish for order'],
    ask: 'What were you guilty of, in your own eyes?',
  }),
  symbol('child', 'A child', 'person', 'feeling', {
    say: '(?:a|the|little|small|young|lost|unknown) (?:child|boy|girl|kid)|children|kids|as a child|(?:i was|being) (?:a child|a kid|little|young|\\w+ years old) again',
    not: 'my (?:own )?(?:children|kids)',
    readings: ['the child you were and still are', 'something tender that needs a hand', 'a memory at its own height'],
    ask: 'What would you tell that child?',
    pole: 'beginning',
  }),
  symbol('rescue', 'A rescue', 'person', 'support', {
    say: 'rescu(?:e|ed|ing)|sav(?:e|ed|ing) (?:me|us|him|her|them|it|my)|help(?:ed|ing) (?:me|us|him|her|them)|protect(?:ed|ing)?',
    not: 'sav(?:e|ed) (?:me |us )?(?:time|money)',
    readings: ['help that is nearer than it feels', 'a side of you that acts calmly', 'the wish to be needed'],
    ask: 'What did the help look like?',
    pole: 'open',
  }),
  symbol('war', 'War', 'stone', 'threat', {
    say: 'war|soldiers?|army|invasion|bombs? (?:fell|falling)|apocalypse|end of the world|the world (?:was )?ending|nuclear',
    readings: ['news that went in deeper than thought', 'a conflict with no third side', 'a great ending, felt in small'],
    ask: 'What would you carry out of the city?',
    pole: 'ending',
  }),
  symbol('shop', 'The shop', 'coin', 'worth', {
    say: 'shops?|store|supermarket|mall|market|shopping|b(?:uy|ought)(?:ing)?',
    not: 'store ?room|marketing',
    readings: ['choosing among many', 'what something costs you', 'a want being turned over in the hand'],
    ask: 'What were you looking to take home?',
  }),
  symbol('cleaning', 'Cleaning', 'cup', 'control', {
    say: 'clean(?:ed|ing)?|wash(?:ed|ing)?|sweep(?:ing)?|swept|tid(?:y|ied|ying)|dirt(?:y)?|mud(?:dy)?|garbage|rubbish|mess',
    not: 'muddy water',
    readings: ['order you long for', 'something you would like off your hands', 'a start made with small things'],
    ask: 'What would you gladly be rid of?',
  }),
  symbol('ex', 'A past love', 'heart', 'bond', {
    say: 'my ex(?:-(?:husband|wife|boyfriend|girlfriend|partner))?|ex-(?:husband|wife|boyfriend|girlfriend|partner)|first love|old flame|former (?:lover|partner|boyfriend|girlfriend)',
    readings: ['the one you were in that time', 'a lesson come back to be heard', 'something missed that is not the person'],
    ask: 'Who were you, back then, that you miss?',
  }),
  symbol('betrayal', 'A betrayal', 'knot', 'bond', {
    say: 'cheat(?:s|ed|ing)? on|betray(?:s|ed|al)|lied to me|unfaithful|affair with|with another (?:woman|man)',
    readings: ['fear for a bond rather than news', 'a promise to yourself, unkept', 'trust asking to be looked after'],
    ask: 'Which promise of your own is wavering?',
  }),
]
