import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'
import { aspectKinds } from '../../astrology/chart/aspects.ts'
import { pattern } from '../../by-language.ts'
import { crossPoints } from './side.ts'

const byPoint = z.record(z.enum(crossPoints), z.string().min(1))

/** What points and aspects mean between two people; the file says how each finishes its sentence. */
export const synastryWords = readYaml(
  new URL('../../../../data/love/synastry.yaml', import.meta.url),
  z.strictObject({
    owner: pattern,
    stands: pattern,
    gives: byPoint,
    meanings: z.record(z.enum(aspectKinds), z.string().min(1)),
    bond: byPoint,
  }),
)
