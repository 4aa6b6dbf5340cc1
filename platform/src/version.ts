import { readFileSync } from 'node:fs'

/** The version of this build; all parts share one. */
export const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }

/** The commit of this build, which the images carry; `unknown` in a checkout. */
export const commit = process.env.BUILD_COMMIT || 'unknown'
