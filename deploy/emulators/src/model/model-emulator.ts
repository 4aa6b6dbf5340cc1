import express, { type Router } from 'express'
import { answerChat, type JudgeReader } from './answer-chat.ts'
import { answerModeration } from './moderation/answer-moderation.ts'
import { sendOpenAiError } from './openai-error.ts'
import { holdSettings, type ModelSettingsPatch, type SettingsHolder } from './settings.ts'
import { settingsRoutes } from './settings-routes.ts'

const modelId = 'sibyl-oracle-emulator'

/**
 * The oracle emulator: an OpenAI-compatible server part that composes readings from the facts in the request, with no model behind it.
 * Mount `router` anywhere; the API is at its `/v1`, the page of switches at its root. `options` replace single default settings.
 * `isHeavy` decides about the reader's words for the SAFETY line; without it the emulator finds nothing in them.
 */
export function modelEmulator(
  options: ModelSettingsPatch = {},
  isHeavy: JudgeReader = () => false,
): { router: Router; settings: SettingsHolder } {
  const settings = holdSettings(options)
  const router = express.Router()
  const served = { id: modelId, object: 'model', created: 1_767_225_600, owned_by: 'sibyl' }

  router.get('/v1/models', (_req, res) => void res.json({ object: 'list', data: [served] }))
  router.get('/v1/models/:id', (_req, res) => void res.json(served))
  router.post('/v1/chat/completions', express.json({ limit: '1mb' }), answerChat(settings, isHeavy))
  router.post('/v1/moderations', express.json({ limit: '1mb' }), answerModeration)
  router.use('/v1', (req, res) => {
    const known = '/v1/models, /v1/chat/completions and /v1/moderations'
    const message = `Unknown request URL: ${req.method} ${req.originalUrl}. The emulator knows ${known}.`
    sendOpenAiError(res, 404, { message, type: 'invalid_request_error', param: null, code: 'unknown_url' })
  })
  router.use('/v1', unreadableBody)
  router.use(settingsRoutes(settings))
  return { router, settings }
}

const unreadableBody: express.ErrorRequestHandler = (error, _req, res, next) => {
  const status: unknown = error?.status
  if (res.headersSent || typeof status !== 'number' || status >= 500) return next(error)
  sendOpenAiError(res, status, { message: 'The body is not readable JSON.', type: 'invalid_request_error', param: null, code: null })
}
