const hex = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits. */
const sha256 = async (text: string): Promise<string> => hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

/** JSON without white space, the names of every object in order: the canonical form of RFC 8785 for text, booleans, null and integers. */
const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value)
    .filter(([, held]) => held !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([name, held]) => `${JSON.stringify(name)}:${canonicalJson(held)}`).join(',')}}`
}

/** The hash of a reading's form that its draw record signs: SHA-256 of the form's canonical JSON. */
export const hashOfForm = (formData: Record<string, unknown>): Promise<string> => sha256(canonicalJson(formData))

/** The hash of a reader's id that a draw record signs. The draw's id goes into it, so that two records of one reader cannot be linked. */
export const hashOfReader = (drawId: string, readerId: string): Promise<string> => sha256(`${drawId}|${readerId}`)
