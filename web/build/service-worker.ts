import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { singleScript } from './single-script.ts'

/** Stored on the first visit, beside the first script: the frame and the home page. Files of other pages are cached when they are loaded. */
const roots = ['src/app/main.tsx', 'src/app/not-found-page.tsx', 'src/features/home/pages/home-page.tsx']

/**
 * The names in the build of the entry script, the roots' scripts and everything they import.
 * @throws if the build has no file for a root
 */
const scriptsFor = (bundle: Rolldown.OutputBundle): Set<string> => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const needed = new Set<string>()
  const add = (fileName: string): void => {
    if (needed.has(fileName)) return
    needed.add(fileName)
    for (const other of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) add(other)
  }
  for (const { fileName, isEntry } of chunks) if (isEntry) add(fileName)
  for (const root of roots) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/web/${root}`)))
    if (!chunk) throw new Error(`service-worker.ts names ${root}, which the client does not have`)
    add(chunk.fileName)
  }
  return needed
}

/** The address of a file whose name does not change with its content. */
const versioned = (path: string, content: string | Uint8Array): string =>
  `${path}?version=${createHash('sha256').update(content).digest('hex').slice(0, 12)}`

/** The addresses of the files that an offline page needs: index.html, the icon, the first scripts, styles and fonts. */
const firstFiles = async (root: string, bundle: Rolldown.OutputBundle): Promise<string[]> => {
  const scripts = scriptsFor(bundle)
  const { 'index.html': index } = bundle
  if (index?.type !== 'asset') throw new Error('The build has no index.html')
  const assets = Object.keys(bundle).filter((name) => scripts.has(name) || /^assets\/.*\.(css|woff2)$/.test(name))
  return [
    versioned('/index.html', index.source),
    versioned('/icon.svg', await readFile(join(root, 'public/icon.svg'))),
    ...assets.toSorted().map((name) => `/${name}`),
  ]
}

/** Writes sw.js from src/worker. docs/decisions/0014-offline.md says what the worker stores and why. */
export const serviceWorker = (): Plugin => {
  let root = ''
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
    },
    async writeBundle({ dir = '' }, bundle) {
      const files = JSON.stringify(await firstFiles(root, bundle))
      await writeFile(join(dir, 'sw.js'), await singleScript(root, 'src/worker/worker.ts', { FIRST_FILES: files }))
    },
  }
}
