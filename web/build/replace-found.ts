/**
 * `text` with the first match of `pattern` replaced. @throws when nothing matches, because the replacement would otherwise be silently
 * missing
 */
export const replaceFound = (text: string, pattern: RegExp | string, replace: () => string): string => {
  const found = typeof pattern === 'string' ? text.includes(pattern) : text.search(pattern) >= 0
  if (!found) throw new Error(`The build expects ${pattern} and did not find it`)
  return text.replace(pattern, replace)
}
