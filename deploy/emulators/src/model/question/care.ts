/** Matters on which a reading only reflects and a professional is named, the gravest first. */
const cares = ['abuse', 'pregnancy', 'death', 'medical', 'legal', 'financial'] as const

export type Care = (typeof cares)[number] | 'bereavement'

const lost =
  'mother|father|mum|mom|dad|husband|wife|partner|son|daughter|brother|sister|friend|child|baby|gran|nan|grand(?:mother|father|ma|pa)|aunt|uncle|cousin|dog|cat|horse'
const bereaved = new RegExp(
  `\\b(?:grief|griev\\w*|mourn\\w*|funeral|passed away|bereave\\w*|widow\\w*|death of|lost (?:my|our) (?:\\w+ )?(?:${lost})|(?<!nearly |almost )died)\\b`,
  'iu',
)

/** The gravest of the concerns a request carries, if any; where the question grieves for the dead, that is not a question about dying. */
export function careFor(question: string, concerns: readonly string[] = []): Care | undefined {
  const gravest = cares.find((care) => concerns.includes(care))
  return gravest === 'death' && bereaved.test(question) ? 'bereavement' : gravest
}
