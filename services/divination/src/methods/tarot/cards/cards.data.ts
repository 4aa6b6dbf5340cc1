import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'

const text = z.string().min(1)
const keywords = z.array(text).min(1)

/** The entry for one card in a suit's file. Name, id, suit and number follow from its rank. */
const suitCard = z.strictObject({
  keywords: z.strictObject({ upright: keywords, reversed: keywords }),
  meaning: z.strictObject({ upright: text, reversed: text }),
})

const major = suitCard.extend({ id: z.string().regex(/^major-\d\d$/), name: text, number: z.int().min(0).max(21) })

/** The twenty-two major arcana, the Fool to the World; Strength is VIII and Justice XI. */
export const majors = readYaml(new URL('../../../../data/tarot/majors.yaml', import.meta.url), z.array(major).length(22))

const suit = (name: string) => readYaml(new URL(`../../../../data/tarot/${name}.yaml`, import.meta.url), z.array(suitCard).length(14))

/** The four suits of the minor arcana, in deck order, each ace to king. */
export const suits = { cups: suit('cups'), wands: suit('wands'), swords: suit('swords'), pentacles: suit('pentacles') }

export type SuitCard = z.infer<typeof suitCard>
