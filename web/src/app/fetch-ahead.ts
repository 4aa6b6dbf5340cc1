import { findPageFile } from './find-page-file.ts'

/**
 * A small script that arrives first: while the large ones load, it requests the files and data of this page, which they would request only
 * once they run.
 */

// Zod would try `eval`, which a strict Content-Security-Policy forbids. It reads this setting when it loads, with the first form.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const preload = (attributes: Record<string, string>) => {
  const link = document.createElement('link')
  link.rel = 'preload'
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  document.head.append(link)
}

const page = findPageFile(location.pathname)
// A failure shows when the page is rendered
page?.load().catch(() => undefined)
for (const { href, as } of page?.needs(location.pathname.split('/').at(-1) ?? '') ?? [])
  preload(as === 'image' ? { href, as, fetchpriority: 'high' } : { href, as, crossorigin: 'anonymous' })
