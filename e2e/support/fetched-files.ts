import { EventEmitter } from 'node:events'
import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page, Request, Response } from 'playwright-core'

export type FetchedFiles = {
  /** The scripts of pages and of the service worker, by path, each with its size under gzip -9. */
  scripts(): Promise<Map<string, number>>
  /** Scripts that no page requested: the service worker stores them in advance. */
  putAside(): Promise<Map<string, number>>
  /** Fonts by path, each with its size in bytes. */
  fonts(): Promise<Map<string, number>>
  /** Every origin that received a request. */
  origins(): string[]
  /** Resolves once every request has had its answer and no other has followed for half a second. */
  allAnswered(): Promise<void>
}

const isScript = (response: Response): boolean => /javascript/.test(response.headers()['content-type'] ?? '')
const isFont = (response: Response): boolean => /font/.test(response.headers()['content-type'] ?? '')

/** As long as a page may think between an answer and the request that follows from it, in milliseconds. */
const QUIET_MS = 500

/** Watches all requests of a browser, its service worker included, or of one page; each file counts once. */
export const watchFiles = (source: BrowserContext | Page): FetchedFiles => {
  const [scripts, aside] = [new Map<string, number>(), new Map<string, number>()]
  const fonts = new Map<string, Response>()
  const origins = new Set<string>()
  const reading: Promise<void>[] = []
  const underWay = new Set<Request>()
  const changed = new EventEmitter()
  const note = async (response: Response): Promise<void> => {
    const request = response.request()
    const { pathname } = new URL(response.url())
    if (!response.ok()) return
    if (isFont(response)) fonts.set(pathname, response)
    if (!isScript(response)) return
    const byPage = request.serviceWorker() === null || request.serviceWorker()?.url() === response.url()
    ;(byPage ? scripts : aside).set(pathname, gzipSync(await response.body(), { level: 9 }).length)
  }
  // Both emit these events, but TypeScript cannot unite their overloads.
  const events = source as { on(event: 'request' | 'requestfailed', hear: (request: Request) => void): void } & {
    on(event: 'response', hear: (response: Response) => void): void
  }
  const answered = (request: Request): void => {
    underWay.delete(request)
    changed.emit('change')
  }
  events.on('request', (request) => {
    if (!/^https?:/.test(request.url())) return
    origins.add(new URL(request.url()).origin)
    underWay.add(request)
    changed.emit('change')
  })
  events.on('requestfailed', answered)
  events.on('response', (response) => {
    reading.push(note(response))
    answered(response.request())
  })
  const whenRead = async <T>(look: () => T): Promise<T> => {
    await Promise.all(reading)
    return look()
  }
  return {
    scripts: () => whenRead(() => scripts),
    putAside: () => whenRead(() => new Map([...aside].filter(([path]) => !scripts.has(path)))),
    fonts: async () => new Map(await Promise.all([...fonts].map(async ([path, font]) => [path, (await font.body()).length] as const))),
    origins: () => [...origins],
    allAnswered: () =>
      new Promise((resolve) => {
        let quiet: NodeJS.Timeout | undefined
        const look = (): void => {
          clearTimeout(quiet)
          if (underWay.size === 0) quiet = setTimeout(resolve, QUIET_MS)
        }
        changed.on('change', look)
        look()
      }),
  }
}

export const bytesOf = (files: ReadonlyMap<string, number>): number => [...files.values()].reduce((sum, bytes) => sum + bytes, 0)
