import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import { z } from 'zod'
import { sendOpenAiError } from '../openai-error.ts'
import { speaksOfSelfHarm } from './self-harm.ts'

const request = z.object({ model: z.string().nullish(), input: z.union([z.string(), z.array(z.string()).min(1)]) })

const result = (text: string) => {
  const flagged = speaksOfSelfHarm(text)
  const kinds = { 'self-harm': flagged, 'self-harm/intent': flagged, 'self-harm/instructions': false }
  const scores = Object.fromEntries(Object.entries(kinds).map(([kind, holds]) => [kind, holds ? 1 : 0]))
  return { flagged, categories: kinds, category_scores: scores }
}

/** POST /v1/moderations, for self-harm alone: it knows a few plain phrases. */
export const answerModeration: RequestHandler = (req, res) => {
  const asked = request.safeParse(req.body)
  if (!asked.success) {
    const message = 'Give a text, or several, as input.'
    return sendOpenAiError(res, 400, { message, type: 'invalid_request_error', param: 'input', code: 'invalid_value' })
  }
  const { model, input } = asked.data
  const results = [input].flat().map(result)
  res.json({ id: `modr-${randomUUID()}`, model: model ?? 'sibyl-moderation-emulator', results })
}
