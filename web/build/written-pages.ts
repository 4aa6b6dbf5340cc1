import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { moonAddresses } from '@sibyl/contracts/page-addresses'
import { libraryBook } from '@sibyl/divination/library/book'
import { libraryCards } from '@sibyl/divination/library/cards'
import { moonMonth } from '@sibyl/divination/methods/astrology/moon/moon-month'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { replaceFound } from './replace-found.ts'
import { singleScript } from './single-script.ts'

type Writer = typeof import('../src/app/written/write-pages.tsx')

/** The months whose pages are prerendered, with whole weeks in any time zone. */
const months = () =>
  Promise.all(
    moonAddresses(new Date()).map((address) => moonMonth({ month: address.slice(address.lastIndexOf('/') + 1), tz: 'UTC', margin: 8 })),
  )

/** The file of a prerendered page in the build: pages/pricing.html; `/` is pages/index.html. */
const fileOf = (path: string): string => join('pages', `${path === '/' ? 'index' : path.slice(1)}.html`)

/** Builds the client for Node in its own folder, which is deleted when `use` is done. */
const withWriter = async (root: string, use: (writer: Writer) => Promise<void>): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'sibyl-pages-'))
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      plugins: [react()],
      // The public address is not known at build time. The gateway inserts it where an absolute URL is needed.
      define: { 'location.origin': '""' },
      ssr: { noExternal: true },
      build: {
        ssr: 'src/app/written/write-pages.tsx',
        outDir: folder,
        emptyOutDir: true,
        rolldownOptions: { output: { entryFileNames: 'writer.mjs' } },
      },
    })
    await use(await import(pathToFileURL(join(folder, 'writer.mjs')).href))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Adds the script that starts a prerendered page to the assets; returns its address. */
const buildArrival = async (root: string, outDir: string): Promise<string> => {
  const script = await singleScript(root, 'src/app/written/arrive.ts')
  const address = `/assets/arrive-${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`
  await writeFile(join(outDir, address), script)
  return address
}

const CLIENT = /\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g
const EMPTY_PAGE = /<div id="root">[\s\S]*?<\/header>\s*<\/div>/

/** The document with its scripts deferred until the page is shown. */
const withArrival = (document: string, arrival: string): string => {
  const client = document.match(CLIENT)?.join('')
  if (!client) throw new Error('index.html requests no script of the client')
  return replaceFound(
    document.replaceAll(CLIENT, ''),
    /(?=\s*<link rel="stylesheet")/,
    () => `\n    <template id="client">${client}\n    </template>\n    <script src="${arrival}"></script>`,
  )
}

/** Its buttons work once the client has hydrated them: `app/written/taken-over.tsx`. */
const withoutButtons = (page: string): string => page.replaceAll('<button ', '<button inert ')

const HEAD_PARTS = /^(?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>)+/
/** The head of a page, in place of the document's own. */
const OWN_PARTS = [
  /<title>[^<]*<\/title>/,
  /<meta\s+name="description"[^>]*>/,
  /<meta\s+property="og:title"[^>]*>/,
  /<meta\s+property="og:description"[^>]*>/,
]

/** Data for the client, in an element that no browser runs as a script, whatever it contains. */
const excerptScript = (excerpt: object): string =>
  `<script type="application/json" id="excerpt">${JSON.stringify(excerpt).replaceAll('<', '\\u003c')}</script>`

/** React puts head elements before the page; they belong in the document's head. */
const assemble = (document: string, page: string, excerpt: object | undefined): string => {
  const head = page.match(HEAD_PARTS)?.[0]
  if (!head) throw new Error('A written page has no title of its own')
  const body = () => `<div id="root" data-written>${withoutButtons(page.slice(head.length))}</div>${excerpt ? excerptScript(excerpt) : ''}`
  const rest = OWN_PARTS.filter((part) => part.test(head)).reduce((text, part) => replaceFound(text, part, () => ''), document)
  return replaceFound(
    replaceFound(rest, '</head>', () => `  ${head}\n  </head>`),
    EMPTY_PAGE,
    body,
  )
}

/** Prerenders the pages on which visitors land; the client then hydrates them. docs/decisions/0017-written-pages.md says why. */
export const writtenPages = (): Plugin => {
  let outDir = ''
  let root = ''
  let clientIsWritten = false
  return {
    name: 'written-pages',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
      outDir = resolve(config.root, config.build.outDir)
    },
    writeBundle: () => {
      clientIsWritten = true
    },
    // Also called after a failed build: without a client there is nothing to prerender, and the build's own error is the one to report.
    async closeBundle() {
      if (!clientIsWritten) return
      const document = withArrival(await readFile(join(outDir, 'index.html'), 'utf8'), await buildArrival(root, outDir))
      await withWriter(root, async ({ writePages }) => {
        for await (const { path, html, excerpt } of writePages({ deck: libraryCards, book: libraryBook, months: await months() })) {
          const file = join(outDir, fileOf(path))
          await mkdir(dirname(file), { recursive: true })
          await writeFile(file, assemble(document, html, excerpt))
        }
      })
    },
  }
}
