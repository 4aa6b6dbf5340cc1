import { makePortable } from '@sibyl/contracts/http/openapi/portable-schema'
import { readingForms } from '@sibyl/contracts/http/reading-forms'
import type { getMethods } from '@sibyl/contracts/http/reading-methods'
import { methods } from '@sibyl/contracts/methods'
import type { Answer } from '@sibyl/platform/http/route'
import { z } from 'zod'

export const showMethods = async (): Promise<Answer<typeof getMethods>> => ({
  success: true,
  methods: methods.map(({ id, name, icon, colour, blurb, premium }) => ({
    id,
    name,
    icon,
    colour,
    blurb,
    premium,
    form: z.toJSONSchema(readingForms[id], { io: 'input', override: ({ jsonSchema }) => makePortable(jsonSchema, 'input') }),
  })),
})
