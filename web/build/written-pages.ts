import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { libraryBook } from '@sibyl/divination/library/book'
import { libraryCards } from '@sibyl/divination/library/cards'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { replaceFound } from './replace-found.ts'

type Writer = typeof import('../src/app/written/write-pages.tsx')

/** Where in the build the page of a path lies: pages/pricing.html; `/` is pages/index.html. */
const fileOf = (path: string): string => join('pages', `${path === '/' ? 'index' : path.slice(1)}.html`)

/** The client once more, for Node, in one folder that stands on its own; it is gone when `use` is done. */
const withWriter = async (root: string, use: (writer: Writer) => Promise<void>): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'sibyl-pages-'))
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      plugins: [react()],
      // The address under which the product will be reached is not known yet. The gateway puts it before what must be whole.
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

/** Puts the script that a written page begins with among the assets; answers with its address. */
const buildArrival = async (root: string, outDir: string): Promise<string> => {
  const entry = 'src/app/written/arrive.ts'
  const output = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, lib: { entry, formats: ['iife'], name: 'arrive' }, target: 'es2022' },
  })
  const code = [output]
    .flat()
    .flatMap((it) => ('output' in it ? it.output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])) : []))
  const script = code.join('')
  if (!script) throw new Error(`${entry} was built into nothing`)
  const address = `/assets/arrive-${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`
  await writeFile(join(outDir, address), script)
  return address
}

const CLIENT = /\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g
const EMPTY_PAGE = /<div id="root">[\s\S]*?<\/header>\s*<\/div>/

/** The document with its scripts put by until the page is shown. */
const withArrival = (document: string, arrival: string): string => {
  const client = document.match(CLIENT)?.join('')
  if (!client) throw new Error('index.html asks for no script of the client')
  return replaceFound(
    document.replaceAll(CLIENT, ''),
    /(?=\s*<link rel="stylesheet")/,
    () => `\n    <template id="client">${client}\n    </template>\n    <script src="${arrival}"></script>`,
  )
}

/** Its buttons can be pressed once the client has taken them over: `app/written/taken-over.tsx`. */
const withoutButtons = (page: string): string => page.replaceAll('<button ', '<button inert ')

const HEAD_PARTS = /^(?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>)+/
/** What a page has of its own instead of the document's. */
const OWN_PARTS = [
  /<title>[^<]*<\/title>/,
  /<meta\s+name="description"[^>]*>/,
  /<meta\s+property="og:title"[^>]*>/,
  /<meta\s+property="og:description"[^>]*>/,
]

/** Data for the client, which no browser takes for a script, whatever words are in it. */
const excerptScript = (excerpt: object): string =>
  `<script type="application/json" id="excerpt">${JSON.stringify(excerpt).replaceAll('<', '\\u003c')}</script>`

/** What React puts before a page belongs into the document's head. */
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

/** Writes the pages that visitors come in by as HTML, which the client then takes over. docs/decisions/0017-written-pages.md says why. */
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
    // Called after a build that failed, too: without a client there is nothing to add to, and its own error is the one to report.
    async closeBundle() {
      if (!clientIsWritten) return
      const document = withArrival(await readFile(join(outDir, 'index.html'), 'utf8'), await buildArrival(root, outDir))
      await withWriter(root, async ({ writePages }) => {
        for await (const { path, html, excerpt } of writePages({ deck: libraryCards, book: libraryBook })) {
          const file = join(outDir, fileOf(path))
          await mkdir(dirname(file), { recursive: true })
          await writeFile(file, assemble(document, html, excerpt))
        }
      })
    },
  }
}
