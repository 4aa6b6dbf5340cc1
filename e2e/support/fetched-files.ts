import { gzipSync } from 'node:zlib'
import type { BrowserContext, Response } from 'playwright-core'

export type FetchedFiles = {
  /** The scripts of pages, and that of the service worker, by their path, with the bytes of each as gzip -9 leaves them. */
  scripts(): Promise<Map<string, number>>
  /** Scripts that no page has asked for: the service worker puts them aside. */
  putAside(): Promise<Map<string, number>>
  /** Fonts, by their path, with the bytes of each. */
  fonts(): Promise<Map<string, number>>
  /** Every origin that was asked for anything. */
  origins(): string[]
}

const isScript = (response: Response): boolean => /javascript/.test(response.headers()['content-type'] ?? '')
const isFont = (response: Response): boolean => /font/.test(response.headers()['content-type'] ?? '')

/** Watches all that a browser fetches, its service worker included; each file counts once. */
export const watchFiles = (context: BrowserContext): FetchedFiles => {
  const [scripts, aside, fonts] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()]
  const origins = new Set<string>()
  const reading: Promise<void>[] = []
  const note = async (response: Response): Promise<void> => {
    const request = response.request()
    const { pathname } = new URL(response.url())
    if (!response.ok()) return
    if (isFont(response)) fonts.set(pathname, (await response.body()).length)
    if (!isScript(response)) return
    const byPage = request.serviceWorker() === null || request.serviceWorker()?.url() === response.url()
    ;(byPage ? scripts : aside).set(pathname, gzipSync(await response.body(), { level: 9 }).length)
  }
  context.on('request', (request) => /^https?:/.test(request.url()) && origins.add(new URL(request.url()).origin))
  context.on('response', (response) => reading.push(note(response)))
  const whenRead = async <T>(look: () => T): Promise<T> => {
    await Promise.all(reading)
    return look()
  }
  return {
    scripts: () => whenRead(() => scripts),
    putAside: () => whenRead(() => new Map([...aside].filter(([path]) => !scripts.has(path)))),
    fonts: () => whenRead(() => fonts),
    origins: () => [...origins],
  }
}

export const bytesOf = (files: ReadonlyMap<string, number>): number => [...files.values()].reduce((sum, bytes) => sum + bytes, 0)
