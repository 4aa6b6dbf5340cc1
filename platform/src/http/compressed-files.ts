import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Request, Response } from 'express'

type File = { stamp: string; etag: string; plain: Buffer; br: Buffer | undefined; gzip: Buffer | undefined }

const compressible = /\.(html|js|mjs|css|svg|json|webmanifest|txt|xml|map)$/
/** Below this size the headers cost more than compression saves. */
const SMALLEST = 1024
const BROTLI_QUALITY = 9

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

const compressed = (plain: Buffer): Promise<Buffer> => asBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })

/** The build stores a better Brotli version next to its file: name.js.br. */
const brotliOf = async (path: string, plain: Buffer): Promise<Buffer> => {
  const built = await readFile(`${path}.br`).catch(() => undefined)
  return built ?? compressed(plain)
}

/** Changes a file's text before it is sent. */
export type Rewrite = (text: string) => string

const load = async (path: string, stamp: string, rewrite: Rewrite | undefined): Promise<File> => {
  const asWritten = await readFile(path)
  const plain = rewrite ? Buffer.from(rewrite(asWritten.toString())) : asWritten
  const worth = plain.length >= SMALLEST && compressible.test(path)
  const [br, zipped] = worth ? await Promise.all([rewrite ? compressed(plain) : brotliOf(path, plain), asGzip(plain, { level: 9 })]) : []
  return { stamp, etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`, plain, br, gzip: zipped }
}

export interface FileCache {
  /** Sends the file in the best encoding the caller accepts; resolves to false if there is no such file. */
  send(path: string, request: Request, response: Response): Promise<boolean>
  /** The file as it is sent, uncompressed; undefined if there is none. */
  text(path: string): Promise<string | undefined>
}

/**
 * Files cached in memory with their compressed versions. Each is rewritten and compressed once, and again after it changes on disk.
 * @param rewrites changes to files of an extension, such as `.html`, before they are sent
 */
export const createFileCache = (rewrites: Readonly<Record<string, Rewrite>> = {}): FileCache => {
  const files = new Map<string, Promise<File>>()

  const read = async (path: string): Promise<File | undefined> => {
    const found = await stat(path).catch(() => undefined)
    if (!found?.isFile()) return undefined
    const stamp = `${found.mtimeMs}-${found.size}`
    const known = await files.get(path)
    if (known?.stamp === stamp) return known
    const loading = load(path, stamp, rewrites[extname(path)])
    files.set(path, loading)
    loading.catch(() => files.delete(path))
    return loading
  }

  return {
    async send(path, request, response) {
      const file = await read(path)
      if (!file) return false
      response.type(extname(path)).set('ETag', file.etag)
      if (file.br) response.vary('Accept-Encoding')
      if (file.br && request.acceptsEncodings('br')) response.set('Content-Encoding', 'br').send(file.br)
      else if (file.gzip && request.acceptsEncodings('gzip')) response.set('Content-Encoding', 'gzip').send(file.gzip)
      else response.send(file.plain)
      return true
    },
    text: async (path) => (await read(path))?.plain.toString(),
  }
}

/** The file under a folder to which a URL's path leads; undefined for paths outside the folder and for hidden files. */
export const fileBelow = (root: string, path: string): string | undefined => {
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return undefined
  }
  if (decoded.includes('\0') || decoded.split(/[/\\]/).some((part) => part.startsWith('.'))) return undefined
  const file = resolve(join(root, decoded))
  return file === root || file.startsWith(root + sep) ? file : undefined
}
