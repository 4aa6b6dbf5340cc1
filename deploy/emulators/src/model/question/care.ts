/** Matters on which a reading only reflects and a professional is named. */
export type Care = 'crisis' | 'abuse' | 'pregnancy' | 'death' | 'medical' | 'legal' | 'financial' | 'bereavement'

const careWords: readonly (readonly [Care, RegExp])[] = [
  ['crisis', /\b(suicid\w*|kill myself|end my life|self-?harm\w*|hurt myself|want to die|don’?'?t want to live)\b/iu],
  [
    'abuse',
    /\b(abus\w*|hits me|hit me|beats me|violen\w*|threatens? me|threatened me|afraid of (?:him|her|my (?:husband|wife|partner|boyfriend|girlfriend))|controls me|stalk\w*|rape\w*|strangl\w*|chok(?:es|ed) me)\b/iu,
  ],
  ['pregnancy', /\b(pregnan\w*|miscarr\w*|ivf|fertility|conceive|abortion|have a baby)\b/iu],
  [
    'death',
    /\b(when will (?:i|he|she|they) die|am i going to die|will (?:i|he|she|they|my \w+) die|dying|terminal(?:ly)?|how long (?:do|does|will) \w+ (?:\w+ )?live)\b/iu,
  ],
  [
    'medical',
    /\b(cancer|tumou?r|diagnos\w*|symptoms?|medication|medicine|surgery|operation|disease|illness|doctor|biopsy|treatment|therapy|depress\w*|panic attacks?|chest pain|blood|pills?|antidepress\w*)\b/iu,
  ],
  [
    'legal',
    /\b(court|lawsuit|lawyer|sue|suing|custody|legal\w*|contract dispute|trial|prison|police|visa|asylum|divorce settlement|will and testament|inheritance)\b/iu,
  ],
  [
    'financial',
    /\b(invest\w*|stocks?|shares|crypto\w*|bitcoin|loans?|mortgage|bankrupt\w*|pension|debts?|trading|gambl\w*|lottery|casino|tax(?:es)?)\b/iu,
  ],
  [
    'bereavement',
    /\b(grief|griev\w*|mourn\w*|funeral|passed away|bereave\w*|widow\w*|lost my (?:mother|father|mum|mom|dad|husband|wife|son|daughter|brother|sister|friend|child|baby))\b/iu,
  ],
]

/** The gravest matter the question touches, if any; `concerns` are those the caller has already found in it. */
export function careFor(question: string, concerns: readonly string[] = []): Care | undefined {
  const own = careWords.find(([, words]) => words.test(question))?.[0]
  return own ?? careWords.find(([care]) => concerns.includes(care))?.[0]
}
