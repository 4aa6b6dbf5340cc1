/**
 * What nearly every page has, and the first page: one file instead of many small ones, each of them a request. What brings a library with
 * it, or is large and seldom needed, stays on its own.
 */
const SHARED = [
  /web\/src\/components\/[a-z0-9-]+\.tsx?$/,
  /web\/src\/lib\/(session\/)?[a-z0-9-]+\.ts$/,
  /web\/src\/features\/home\//,
  /web\/src\/texts\/en\/(home|language)\.tsx?$/,
  /contracts\/src\/[a-z-]+\.ts$/,
  /node_modules\/lucide-react\//,
]
const LEFT_OUT = /\/(tabs|dialog-window|return-focus|field|eclipse|keyhole|password-rules|strength-hint|password-strength|stream)\.tsx?$/

/** Small, and the first to arrive. */
const AHEAD =
  /web\/src\/app\/(fetch-ahead|find-page-file|page-files)\.ts$|contracts\/src\/(pages|draws\/deck-order)\.ts$|vite\/preload-helper/

export const AHEAD_CHUNK = 'ahead'

/** How the client is cut into files, beyond a file for each page: for Rolldown's `codeSplitting`. */
export const groups = [
  { name: AHEAD_CHUNK, test: AHEAD, priority: 3 },
  { name: 'shared', test: (id: string): boolean => SHARED.some((part) => part.test(id)) && !LEFT_OUT.test(id), priority: 2 },
]
