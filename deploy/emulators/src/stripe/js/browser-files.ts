import { readdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { memoize } from '@sibyl/platform/memoize'
import { Router } from 'express'

const folder = (path: string): URL => new URL(path, import.meta.url)

/** The browser's scripts by file name: TypeScript with its types stripped, as Node runs it. */
const scripts = new Map(
  readdirSync(folder('./browser/'))
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => [file, memoize(() => stripTypeScriptTypes(readFileSync(folder(`./browser/${file}`), 'utf8')))]),
)

/** The stand-in for Stripe.js (`/stripe.js`, an ES module that defines `window.Stripe`) and the card frame it opens (`/card.html`). */
export const browserFiles = (): Router => {
  const router = Router()
  for (const file of ['card.html', 'card.css']) {
    const text = readFileSync(folder(`./${file}`), 'utf8')
    router.get(`/${file}`, (_request, response) => void response.type(file).send(text))
  }
  router.get('/:name', ({ params }, response, next) => {
    const script = scripts.get(params.name.replace(/\.js$/, '.ts'))
    if (script === undefined) next()
    else response.type('text/javascript').set('Cache-Control', 'no-cache').send(script())
  })
  return router
}
