import { methodIds } from '@sibyl/contracts/methods'
import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'

/** The writing instructions of each method, in addition to the shared ones. */
export const briefs = readYaml(new URL('../../data/prompt/briefs.yaml', import.meta.url), z.record(z.enum(methodIds), z.string().min(1)))
