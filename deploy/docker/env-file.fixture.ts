import { readFileSync } from 'node:fs'

/** The variables in .env.example, with the values it shows. */
export const documentedVariables = (): Map<string, string> => {
  const text = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
  return new Map([...text.matchAll(/^#?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]))
}
