import type { Plugin } from 'vite'

/**
 * Modules that nearly every page and the first page use: one file instead of many small ones, each of them a request. Modules that bring a
 * library, or are large and seldom needed, stay separate.
 */
const SHARED = [
  /web\/src\/components\/[a-z0-9-]+\.tsx?$/,
  /web\/src\/lib\/(session\/)?[a-z0-9-]+\.ts$/,
  /web\/src\/features\/home\//,
  /web\/src\/app\/layout\/reader-places\.tsx$/,
  /web\/src\/texts\/en\/(home|language|counted|units)\.tsx?$/,
  /contracts\/src\/[a-z-]+\.ts$/,
  /node_modules\/lucide-react\//,
]
const LEFT_OUT_COMPONENTS = [
  'tabs',
  'dialog-window',
  'return-focus',
  'eclipse',
  'keyhole',
  'password-field',
  'password-rules',
  'strength-hint',
  'password-strength',
  'stream',
  'months',
  'after-payment',
  'seen-seals',
  'use-submit-form',
  'payments',
].map((name) => new RegExp(`/web/src/(components|lib)/${name}\\.tsx?$`))
/** Icons of one page each, which no first visit shows. */
const LEFT_OUT_ICONS = /lucide-react\/dist\/esm\/icons\/(bell|bell-off|calendar-days|calendar-plus|lock-keyhole|mail)\.m?js$/
/** `latin-name` brings zod and the transliteration tables, 100 kB that only the numerology form needs. */
const LEFT_OUT = [...LEFT_OUT_COMPONENTS, /contracts\/src\/(latin-name|slug)\.ts$/, LEFT_OUT_ICONS]

/** Small, and the first to arrive. */
const AHEAD = [
  /web\/src\/app\/(fetch-ahead|find-page-file|page-files)\.ts$/,
  /contracts\/src\/(pages|draws\/deck-order)\.ts$/,
  /vite\/preload-helper/,
]

export const AHEAD_CHUNK = 'ahead'

const matches = (patterns: readonly RegExp[], id: string): boolean => patterns.some((pattern) => pattern.test(id))

/** How the client is split into files, besides one for each page: for Rolldown's `codeSplitting`. */
export const groups = [
  { name: AHEAD_CHUNK, test: (id: string): boolean => matches(AHEAD, id), priority: 3 },
  { name: 'shared', test: (id: string): boolean => matches(SHARED, id) && !matches(LEFT_OUT, id), priority: 2 },
]

/** @throws when a pattern above matches no module of the build: a file has moved, and would silently land in another chunk */
export const chunkPatterns = (): Plugin => ({
  name: 'chunk-patterns',
  apply: 'build',
  generateBundle: (_options, bundle) => {
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    const unmatched = [...SHARED, ...AHEAD, ...LEFT_OUT].filter((pattern) => !modules.some((id) => pattern.test(id)))
    if (unmatched.length > 0) throw new Error(`chunks.ts has patterns that match no module: ${unmatched.join(', ')}`)
  },
})
