/** Matters on which a reading only reflects and a professional is named, the gravest first. */
const cares = ['abuse', 'pregnancy', 'death', 'medical', 'legal', 'financial'] as const

export type Care = (typeof cares)[number] | 'bereavement'

const bereaved =
  /\b(grief|griev\w*|mourn\w*|funeral|passed away|bereave\w*|widow\w*|lost my (?:mother|father|mum|mom|dad|husband|wife|son|daughter|brother|sister|friend|child|baby))\b/iu

/** The gravest of the concerns a request carries, if any; where the question grieves for the dead, that is not a question about dying. */
export function careFor(question: string, concerns: readonly string[] = []): Care | undefined {
  const gravest = cares.find((care) => concerns.includes(care))
  return gravest === 'death' && bereaved.test(question) ? 'bereavement' : gravest
}
