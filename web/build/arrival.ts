import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { AHEAD_CHUNK } from './chunks.ts'

/** The title uses a font of our own: fetch both files in parallel with the script, not after the style sheet. */
const fonts = (files: readonly string[]): HtmlTagDescriptor[] =>
  files
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => ({
      tag: 'link',
      attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
      injectTo: 'head',
    }))

/** In its own file, so that it runs as soon as it arrives; imported by the large script it would wait for that one. */
const fetchAhead = (bundle: Rolldown.OutputBundle): HtmlTagDescriptor[] =>
  Object.values(bundle)
    .filter((file) => file.type === 'chunk' && file.name === AHEAD_CHUNK)
    .map(({ fileName }) => ({
      tag: 'script',
      attrs: { type: 'module', crossorigin: true, async: true, src: `/${fileName}` },
      injectTo: 'head',
    }))

/** The tags that index.html needs besides the script and the style sheet. @throws when the build has no such script or font */
export const arrival = (): Plugin => ({
  name: 'arrival',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const [ahead, fontLinks] = [fetchAhead(bundle), fonts(Object.keys(bundle))]
      if (ahead.length === 0) throw new Error(`The build has no chunk named ${AHEAD_CHUNK}`)
      if (fontLinks.length === 0) throw new Error('The build has no font to preload')
      return [...ahead, ...fontLinks]
    },
  },
})
