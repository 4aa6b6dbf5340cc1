/** Matters in which a reading may reflect but never advise. */
export type Concern = 'medical' | 'legal' | 'financial' | 'pregnancy' | 'death' | 'abuse'

const crisis = [
  /\b(kill|hurt|harm|cut|hang|drown|shoot|starve)(ing)? (my ?self|me)\b/i,
  /\b(end|ending) (it all|my (own )?life)\b/i,
  /\btak(e|ing) my own life\b|\btak(e|ing) my life\b(?! (in|into|to|back|forward|further|seriously|apart))/i,
  /\bsuicid(e|al|ality)\b/i,
  /\bself[- ]?harm/i,
  /\b(want|wish|wanna|going|ready|better off|deserve)( to| i (was|were))? (die|dead|be dead|not exist|disappear forever)\b/i,
  /\b(don['’]?t|do not|no longer) (want|wish) to (live|be alive|exist|wake up)\b/i,
  /\b(no|any|what is the|what['’]?s the) (reason|point) (to|in|of|for) (live|living|life|going on|being alive)\b/i,
  /\b(overdose|od) on\b/i,
]

const concerns: readonly [Concern, RegExp][] = [
  [
    'medical',
    /\b(diagnos|symptom|cancer|tumou?r|surgery|medication|medicine|dose|doctor|disease|illness|biops|therap(y|ist)|depress|anxiety|pills?)/i,
  ],
  ['legal', /\b(lawsuit|court|sue|suing|custody|divorce|arrest|lawyer|solicitor|prison|visa|contract dispute|trial)\b/i],
  ['financial', /\b(invest|stocks?|shares|crypto|bitcoin|mortgage|loan|debts?|lottery|gambl|bet(ting)?\b|savings|pension)/i],
  ['pregnancy', /\b(pregnan|miscarr|ivf|fertil|conceive|trying for a baby|abortion)/i],
  ['death', /\b(die|dying|death|dead|funeral|terminal|passed away|grie(f|ve|ving))\b/i],
  [
    'abuse',
    /\b(abus(e|es|ed|ive|ing)|hits? me|beats? me|violen(t|ce)|threaten(s|ed)? me|afraid of (him|her|them)|controls? (me|my)|stalk)/i,
  ],
]

export const crisisMessage =
  'What you wrote sounds very heavy, and it deserves a person rather than a card. Nothing was charged. If you might act on it, please call your emergency number now (112 in Europe, 911 in North America). You can also talk to someone at any hour: in Czechia on 116 111 or 116 123, in the UK and Ireland on 116 123 (Samaritans), in the US and Canada by calling or texting 988, in Australia on 13 11 14 (Lifeline); elsewhere findahelpline.com lists a line near you. You do not have to explain it well. Saying it to one person is enough for today.'

/** Reads what a reader typed before anything is charged: `crisis` asks for people instead of a reading; concerns only narrow what is said. */
export const screen = (formData: Record<string, unknown>): { crisis: boolean; concerns: Concern[] } => {
  const text = Object.values(formData)
    .filter((value) => typeof value === 'string')
    .join('\n')
    .normalize('NFKC')
  return {
    crisis: crisis.some((pattern) => pattern.test(text)),
    concerns: concerns.flatMap(([concern, pattern]) => (pattern.test(text) ? concern : [])),
  }
}
