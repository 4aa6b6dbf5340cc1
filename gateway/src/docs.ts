import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openApiDocument } from '@sibyl/contracts/http/openapi'
import { createFileCache } from '@sibyl/platform/http/compressed-files'
import { memoize } from '@sibyl/platform/memoize'
import { type RequestHandler, Router } from 'express'
import { refuseMethod } from './refuse-method.ts'

const swaggerRoot = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
const ownRoot = fileURLToPath(new URL('./docs', import.meta.url))

const served: Record<string, string> = {
  '/docs': join(ownRoot, 'page.html'),
  '/docs/start.js': join(ownRoot, 'start.js'),
  '/docs/theme.css': join(ownRoot, 'theme.css'),
  '/docs/swagger-ui.css': join(swaggerRoot, 'swagger-ui.css'),
  '/docs/swagger-ui-bundle.js': join(swaggerRoot, 'swagger-ui-bundle.js'),
}

/** /api/openapi.json and, for people, /api/docs. Everything the page loads comes from here. Mounted at /api. */
export const apiDocs = (product: string, version: string): Router => {
  const files = createFileCache()
  const document = memoize(() => openApiDocument({ product, version }))
  const router = Router()
  const sendFile =
    (file: string): RequestHandler =>
    async (request, response) => {
      response.setHeader('Cache-Control', 'no-cache')
      await files.send(file, request, response)
    }
  router
    .route('/openapi.json')
    .get((_request, response) => void response.set('Cache-Control', 'no-cache').json(document()))
    .all(refuseMethod('GET, HEAD'))
  for (const [path, file] of Object.entries(served)) router.route(path).get(sendFile(file)).all(refuseMethod('GET, HEAD'))
  return router
}
