export type Values = Readonly<Record<string, string | number>>

/** Puts values in place of the names in braces, in one pass: braces in a value stay as they are. @throws Error for a name without a value */
export const fillIn = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`"${text}" has no value for {${name}}`)
    return String(value)
  })
