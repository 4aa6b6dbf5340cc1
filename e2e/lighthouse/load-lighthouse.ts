import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The part of Lighthouse's result that we read. */
export type Result = {
  runtimeError?: { message: string }
  /** The machine's speed during the audit: about 1500 on an idle machine of the kind that Lighthouse's default slowdown is meant for. */
  environment: { benchmarkIndex: number }
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>
}

type Flags = {
  port: number
  onlyCategories: readonly string[]
  disableStorageReset: boolean
  logLevel: 'error'
  throttling: Record<string, number>
}

export type Lighthouse = (url: string, flags: Flags) => Promise<{ lhr: Result } | undefined>

const tools = process.env.SIBYL_TOOLS ?? join(homedir(), '.cache', 'sibyl-tools')

/** Lighthouse, where `make lighthouse` has installed it: it is too large to be a dependency. @throws when it is not there */
export const loadLighthouse = async (): Promise<Lighthouse> => {
  const file = join(tools, 'lighthouse', 'node_modules', 'lighthouse', 'core', 'index.js')
  if (!existsSync(file)) throw new Error('Lighthouse is not installed: make lighthouse installs it, where npm can reach its registry.')
  return ((await import(pathToFileURL(file).href)) as { default: Lighthouse }).default
}
