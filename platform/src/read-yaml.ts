import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { load } from 'js-yaml'
import { type ZodType, z } from 'zod'

/**
 * Reads a YAML file and validates it. For data a module needs for as long as it runs: call it once, at import.
 * @throws Error that names the file and all its faults
 */
export const readYaml = <T>(file: URL, schema: ZodType<T>): T => {
  const found = schema.safeParse(load(readFileSync(file, 'utf8'), { filename: fileURLToPath(file) }))
  if (!found.success) throw new Error(`${fileURLToPath(file)}:\n${z.prettifyError(found.error)}`)
  return found.data
}
