import { z } from 'zod'
import { methodIds } from '../methods.ts'
import { success } from './answers.ts'
import { operation } from './operation.ts'

const method = z
  .object({
    id: z.enum(methodIds),
    name: z.string(),
    icon: z.string(),
    colour: z.string(),
    blurb: z.string(),
    premium: z.boolean().meta({ description: 'Whether a reading costs a token or needs a subscription' }),
    form: z.record(z.string(), z.unknown()).meta({ description: 'JSON Schema of `formData`' }),
  })
  .meta({ id: 'Method', description: 'A method of divination' })

export const getMethods = operation({
  method: 'get',
  path: '/divination/methods',
  summary: 'List the methods',
  description: 'The methods and the form of each.',
  caller: 'public',
  answer: success.extend({ methods: z.array(method) }),
})
