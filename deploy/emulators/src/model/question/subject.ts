/** What a question is about, as far as its words tell. */
export type Subject =
  | 'relationship'
  | 'family'
  | 'work'
  | 'money'
  | 'home'
  | 'move'
  | 'health'
  | 'grief'
  | 'creativity'
  | 'study'
  | 'general'

const subjectWords: readonly (readonly [Exclude<Subject, 'general'>, RegExp])[] = [
  [
    'grief',
    /\b(grief|griev\w*|mourn\w*|funeral|passed away|died|widow\w*|bereave\w*|lost my (?:mother|father|mum|mom|dad|husband|wife|son|daughter|brother|sister|friend|dog|cat)|death of)\b/iu,
  ],
  [
    'study',
    /\b(exams?|degree|university|college|thesis|dissertation|phd|school|studies|study|studying|course|semester|scholarship|apprenticeship|master’?'?s programme)\b/iu,
  ],
  [
    'creativity',
    /\b(novel|poems?|poetry|paint(?:ing|ings)?|music|songs?|album|write|writing|book|film|creative|creativity|art|artist|exhibition|band|manuscript|sculpture|photography)\b/iu,
  ],
  [
    'move',
    /\b(mov(?:e|ing) (?:to|abroad|away|back|out|in)|relocat\w*|emigrat\w*|abroad|new (?:city|country|town)|leave (?:the )?(?:city|country|town))\b/iu,
  ],
  [
    'work',
    /\b(jobs?|work|working|career|boss|manager|promotion|offer|studio|company|colleagues?|interview|business|project|clients?|office|freelanc\w*|employer|team|startup|profession\w*|resign|retire\w*)\b/iu,
  ],
  [
    'money',
    /\b(money|debts?|savings?|invest\w*|salary|rent|loans?|afford|finances?|financial\w*|mortgage|budget|pension|stocks?|shares|crypto|bitcoin|bills|income)\b/iu,
  ],
  [
    'relationship',
    /\b(love|lover|partner|boyfriend|girlfriend|husband|wife|marriage|marry|married|relationship|dating|date (?:him|her|them)|ex|crush|divorce|separat\w*|romance|romantic|soulmate|wedding|fianc\w*|affair|feelings for|together with|friendship|best friend|friends?)\b/iu,
  ],
  [
    'family',
    /\b(mother|father|mum|mom|dad|parents?|sister|brother|sons?|daughters?|children|kids?|child|family|grandmother|grandfather|aunt|uncle|cousin|in-laws?|stepson|stepdaughter)\b/iu,
  ],
  ['home', /\b(home|house|flat|apartment|garden|renovat\w*|landlord|neighbou?rs?|kitchen|lease|room)\b/iu],
  [
    'health',
    /\b(health\w*|sleep\w*|tired|exhaust\w*|body|diet|exercise|stress\w*|ill|illness|doctor|diagnos\w*|pain|symptoms?|anxi\w*|burnout|therapy|medication|surgery|recover\w*|depress\w*|insomnia)\b/iu,
  ],
  ['relationship', /\b(?:he|she|him)\b/iu],
]

/** A silence or a quarrel with kin, whatever it began with. */
const estranged =
  /(?=.*\b(?:not|never|stopped|hardly|barely|no longer) (?:spoken|speak\w*|talk\w*)\b|.*\b(?:fall\w* out|fell out|quarrel\w*|estranged)\b).*\bmy (?:younger |older |elder )?(?:sister|brother|mother|father|mum|mom|dad|parents|son|daughter|cousin|aunt|uncle)\b/iu

/** The subject whose words come first in the list above; a stay at home or a body is named last because other subjects mention it in passing. */
export function subjectOf(question: string): Subject {
  if (estranged.test(question)) return 'family'
  return subjectWords.find(([, words]) => words.test(question))?.[0] ?? 'general'
}
