import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const BUILT = process.env.WEB_ROOT ?? 'web/dist'
const HASHED = /(?<=assets\/[\w.-]+-)[\w-]{8}(?=\.(js|css|woff2)\b)|(?<=["'`]\.\/[\w.-]+-)[\w-]{8}(?=\.js\b)/g

const another = (hash: string): string => hash.slice(1) + hash.slice(0, 1)

/** The same client as another build would produce it: other hashes, and therefore another index.html and service worker. */
const renamed = (text: string, mark: string): string =>
  text
    .replace(HASHED, another)
    .replace(/(?<=\?version=)\w+/g, (version) => version.split('').reverse().join(''))
    .replace('</title>', ` ${mark}</title>`)

export type Deployment = {
  /** The value of WEB_ROOT. */
  root: string
  /** Replaces the served version by a new one; `without` omits files whose names match. */
  deploy(mark: string, without?: RegExp): Promise<void>
  remove(): Promise<void>
}

const rewriteTexts = async (folder: string, mark: string): Promise<void> => {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && /\.(html|js|css|webmanifest)$/.test(entry.name))
      await writeFile(path, renamed(await readFile(path, 'utf8'), mark))
  }
}

const renameAssets = async (folder: string, without?: RegExp): Promise<void> => {
  const assets = join(folder, 'assets')
  for (const name of await readdir(assets)) {
    if (without?.test(name)) await rm(join(assets, name))
    else await rename(join(assets, name), join(folder, renamed(`assets/${name}`, '')))
  }
}

/** The built client in its own folder, whose version can be replaced while it is served. */
export const startDeployment = async (): Promise<Deployment> => {
  const root = await mkdtemp(join(tmpdir(), 'sibyl-deploy-'))
  // The build's compressed files would still hold the old version.
  await cp(BUILT, root, { recursive: true, filter: (path) => !path.endsWith('.br') })
  return {
    root,
    async deploy(mark, without) {
      await rewriteTexts(root, mark)
      await renameAssets(root, without)
    },
    remove: () => rm(root, { recursive: true, force: true }),
  }
}
