import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'

/** What the instructions of every method share. */
export const prompt = readYaml(
  new URL('../../data/prompt/instructions.yaml', import.meta.url),
  z.strictObject({ version: z.int(), beforeBrief: z.string(), afterBrief: z.string() }),
)
