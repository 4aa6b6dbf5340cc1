import express, { type Router } from 'express'
import { z } from 'zod'
import { type SettingsHolder, settingsPatchSchema } from './settings.ts'
import { settingsPage } from './settings-page.ts'

const number = z.coerce.number()
const formSchema = z.object({
  firstTokenMs: number,
  tokensPerSecond: number,
  irregularity: number,
  failure: z.string(),
  failureRate: number,
  failureCalls: z.union([z.literal('').transform(() => null), number]).default(null),
})

/** The page of switches at `/`, and `/settings` as JSON (GET, PUT of any part) and as the page's form (POST). */
export function settingsRoutes(settings: SettingsHolder): Router {
  const router = express.Router()
  router.get('/', (req, res) => {
    res
      .type('html')
      .send(settingsPage(settings.current(), { base: req.baseUrl, saved: 'saved' in req.query, refused: 'refused' in req.query }))
  })
  router.get('/settings', (_req, res) => void res.json(settings.current()))
  router.put('/settings', express.json(), (req, res) => {
    const patch = settingsPatchSchema.safeParse(req.body)
    if (patch.success) res.json(settings.change(patch.data))
    else res.status(400).json({ error: { message: z.prettifyError(patch.error), type: 'invalid_request_error', param: null, code: null } })
  })
  router.post('/settings', express.urlencoded({ extended: false }), (req, res) => {
    const form = formSchema.safeParse(req.body)
    const patch = settingsPatchSchema.safeParse(form.data)
    if (form.success && patch.success) settings.change(patch.data)
    res.redirect(303, `${req.baseUrl}/?${form.success && patch.success ? 'saved' : 'refused'}`)
  })
  return router
}
