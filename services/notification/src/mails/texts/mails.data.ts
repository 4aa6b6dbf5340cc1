import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'

const words = z.strictObject({
  subject: z.string(),
  preheader: z.string(),
  title: z.string(),
  paragraphs: z.array(z.string()),
  /** `page`: an address of the client. */
  button: z.strictObject({ label: z.string(), page: z.string(), spelledOut: z.boolean().default(false) }).optional(),
  closing: z.string().optional(),
  /** By the name of a value, the texts that it chooses from. */
  choices: z.record(z.string(), z.record(z.string(), z.string())).default({}),
})

/** The words of the mails by their names, with the names of values in braces. */
export const mailWords = readYaml(new URL('../../../data/mails.yaml', import.meta.url), z.record(z.string(), words))
