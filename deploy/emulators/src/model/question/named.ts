const people =
  /\bmy ((?:(?:new|old|former|younger|older|elder|best|eldest|late) )?(?:business partner|boss|manager|colleagues?|mother|father|mum|mom|dad|parents|sister|brother|son|daughter|children|kids|grandmother|grandfather|partner|boyfriend|girlfriend|husband|wife|ex|friends?|neighbours?|landlord|team|aunt|uncle|cousin))\b(?![’'])/iu

const count = '(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a few|several|many|some)'
const span = '(?:minutes?|hours?|days?|nights?|weeks?|months?|years?)'
const season = '(?:spring|summer|autumn|winter|fall)'
const weekday = '(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)'
const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'

const times = new RegExp(
  `\\b(?:(?:in|for|since|after) ${count} ${span}|(?:this|next|last|every) (?:${season}|${weekday}|week|month|year|evening)|(?:in|since|before|by|until) (?:the )?(?:${season}|${month}|Christmas)|(?:on|by|until|since) ${weekday}|tomorrow|tonight|(?:since|before|after) (?:the|my|our) (?:funeral|wedding|birth|divorce|move|baby|exam)|ten years)\\b`,
  'iu',
)

/** Someone of the reader's whom they name, "your sister"; nobody where they name nobody. */
export const personIn = (text: string): string | undefined => {
  const found = people.exec(text)?.[1]
  return found && `your ${found.toLowerCase()}`
}

/** The reader's own words for a time, "in three weeks", as they stand and fit to be quoted. */
export const timeIn = (text: string): string | undefined => times.exec(text.replace(/\s+/gu, ' '))?.[0]
