import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'

const pattern = z.string().min(1)
const language = z.strictObject({ supposed: pattern, absent: pattern, contrast: pattern, relative: pattern })

/** How each language mentions things without asserting them. The file says what each member is. */
export const unasserted = readYaml(
  new URL('../../data/wrapping/unasserted.yaml', import.meta.url),
  z.strictObject({ en: language, cs: language, de: language, es: language, fr: language }),
)
