import type { Fact } from '@sibyl/contracts/http/readings'
import { fillIn, type Values } from '@sibyl/platform/fill-in'
import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'

const words = z.strictObject({ label: z.string(), detail: z.string(), place: z.string(), why: z.string() })

/** `id`: that of the fact, if its words have another name. */
type Given = { id?: string; values?: Values; data?: Fact['data'] }

/** Composes facts from the words in a file of `data/`, each under a name. @throws Error for an unknown name, or a missing value */
export const factWriter = (file: string) => {
  const named = readYaml(new URL(`../../data/${file}`, import.meta.url), z.record(z.string(), words))
  return (name: string, { id = name, values = {}, data = {} }: Given = {}): Fact => {
    const found = named[name]
    if (!found) throw new Error(`${file} has no words for ${name}`)
    const { label, detail, place, why } = found
    return {
      id,
      label: fillIn(label, values),
      detail: fillIn(detail, values),
      data: { ...data, place: fillIn(place, values), why: fillIn(why, values) },
    }
  }
}
