import { z } from 'zod'
import type { Care } from '../question/care.ts'
import type { Topic } from '../question/topic.ts'
import type { Fact, ReadingRequest } from '../reading-request.ts'
import type { Chooser } from '../text/chooser.ts'
import type { Figure } from './phrases/figures/figure.ts'
import { figureOf } from './phrases/figures/figures.ts'
import type { Portrait } from './phrases/portraits/portrait.ts'
import { portraitOf } from './phrases/portraits/portraits.ts'

const hexagramData = z.object({
  hexagram: z.int(),
  name: z.string(),
  keywords: z.array(z.string()).min(3),
  upper: z.string(),
  lower: z.string(),
})
const lineData = z.object({
  hexagram: z.int(),
  line: z.int(),
  sign: z.string(),
  counsel: z.string(),
  leads: z.boolean(),
})

export type HexagramFact = Fact & { hexagram: z.infer<typeof hexagramData>; portrait: Portrait; figure: Figure }
export type LineFact = Fact & { line: z.infer<typeof lineData> }

/** Who asks: what they ask about and what that is called, what they state, whom they name. */
type Asker = {
  chooser: Chooser
  topic: Topic
  matter: readonly string[]
  heard: readonly string[]
  care: Care | undefined
  told: readonly string[]
  person: string | undefined
  /** Whether somebody has died, so that nothing is urged and nobody else's part is asked about. */
  mourns: boolean
}

/** Everything a reading of the lines is written from. `leading` are the texts that speak first, in order. */
export type Consultation = Asker & {
  primary: HexagramFact
  relating: HexagramFact | undefined
  nuclear: HexagramFact | undefined
  leading: readonly Fact[]
  lesser: readonly LineFact[]
  changing: number
  fact(id: string): Fact | undefined
}

const asHexagram = (fact: Fact | undefined): HexagramFact | undefined => {
  const { data } = hexagramData.safeParse(fact?.data)
  const [portrait, figure] = data ? [portraitOf(data.hexagram), figureOf(data.hexagram)] : []
  return fact && data && portrait && figure ? { ...fact, hexagram: data, portrait, figure } : undefined
}

export const asLine = (fact: Fact): LineFact | undefined => {
  const { data } = lineData.safeParse(fact.data)
  return data ? { ...fact, line: data } : undefined
}

/** The facts in order; undefined where there is no hexagram among them. */
export const consultationOf = ({ facts }: ReadingRequest, asker: Asker): Consultation | undefined => {
  const fact = (id: string) => facts.find((one) => one.id === id)
  const primary = asHexagram(fact('primary'))
  if (!primary) return undefined
  const lines = facts.flatMap((one) => asLine(one) ?? [])
  return {
    ...asker,
    primary,
    relating: asHexagram(fact('relating')),
    nuclear: asHexagram(fact('nuclear')),
    leading: facts.filter(({ data }) => data?.leads === true),
    lesser: lines.filter(({ line }) => !line.leads),
    changing: lines.filter(({ id }) => id.startsWith('line-')).length,
    fact,
  }
}

/** Which of the two hexagrams a leading text belongs to. */
export const hexagramOf = ({ primary, relating }: Consultation, { id }: Fact): HexagramFact =>
  (id.startsWith('relating') ? relating : primary) ?? primary

/** The text with the last word. */
export const isChief = ({ leading }: Consultation, { data }: Fact): boolean => leading.length === 1 || data?.chief === true

/** The picture that leads, of a line or of all six; none where a judgement does. */
export const leadingSign = (consultation: Consultation): string | undefined => {
  const { leading } = consultation
  const sign = (leading.find(({ data }) => data?.chief === true) ?? leading[0])?.data?.sign
  return typeof sign === 'string' ? sign : undefined
}
