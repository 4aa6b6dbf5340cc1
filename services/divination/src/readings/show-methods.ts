import { readingForms } from '@sibyl/contracts/http/reading-forms'
import type { getMethods } from '@sibyl/contracts/http/readings'
import { methods } from '@sibyl/contracts/methods'
import type { Answer } from '@sibyl/platform/http/route'
import { z } from 'zod'

export const showMethods = async (): Promise<Answer<typeof getMethods>> => ({
  success: true,
  methods: methods.map(({ id, name, icon, colour, blurb, premium, ready }) => {
    const form = id in readingForms ? readingForms[id as keyof typeof readingForms] : undefined
    return { id, name, icon, colour, blurb, premium, ready, form: form ? z.toJSONSchema(form, { io: 'input' }) : null }
  }),
})
