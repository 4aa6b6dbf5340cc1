import { escapeHtml } from '@sibyl/platform/escape-html'
import { Router } from 'express'
import { page } from '../page/page.ts'

export type EmulatedPart = { name: string; what: string; how: string; href: string }

const item = ({ name, what, how, href }: EmulatedPart): string =>
  `<li><a href="${escapeHtml(href)}"><h2>${escapeHtml(name)}</h2><span>${escapeHtml(what)}</span><span class="meta">${escapeHtml(how)}</span></a></li>`

/** The page at /_dev/: the emulated parts, links to their switches, and the variables that replace them. */
export const devIndex = ({ parts }: { parts: readonly EmulatedPart[] }): Router => {
  const router = Router()
  router.get('/', (_request, response) => {
    const lead =
      parts.length > 0
        ? 'These parts of the product are stand-ins on this machine. Everything else is real.'
        : 'Nothing is emulated: every part is the real thing.'
    response
      .type('html')
      .send(
        page(
          'What is emulated',
          `<p class="over">Development</p><h1>What is emulated</h1><p class="quiet">${lead}</p><ul>${parts.map(item).join('')}</ul>`,
        ),
      )
  })
  return router
}
