/** The names of the slots in a template, in order. */
export const slotsIn = (template: string): string[] => [...template.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name)

/** Capitalises the first letter, also after an opening bracket or quotation mark. */
export const capitalised = (text: string): string =>
  text.replace(/^([[“]*)(\p{Ll})/u, (_, open: string, letter: string) => open + letter.toUpperCase())

const STARTS = /(?:^|[.?!]”? )$/u

/** Fills the slots of a template and capitalises the start of each sentence. `phraseOf` must know every slot. */
export const filled = (template: string, phraseOf: (slot: string) => string): string =>
  template.replace(/\{(\w+)\}/gu, (_, slot: string, at: number) => {
    const value = phraseOf(slot)
    return STARTS.test(template.slice(0, at)) ? capitalised(value) : value
  })

/** Fills the variables of a pool's path; undefined if one has no value. */
export const pathOf = (path: string, vars: Readonly<Record<string, string | number | undefined>>): string | undefined => {
  const names = slotsIn(path)
  return names.every((name) => vars[name] !== undefined && vars[name] !== '')
    ? path.replace(/\{(\w+)\}/gu, (_, name: string) => `${vars[name]}`)
    : undefined
}
