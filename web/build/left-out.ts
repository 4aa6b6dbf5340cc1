import type { Plugin } from 'vite'

const EXPORTED = /^export (?:function|const) (\w+)/gm

/** A module with the names of another that does nothing. */
const empty = (code: string): string => {
  const names = [...code.matchAll(EXPORTED)].map(([, name]) => name)
  return ['export const process = () => ({})', ...names.map((name) => `export const ${name} = process`)].join('\n')
}

/** A schema of attributes that knows none by name: they are then written as they are. */
const noNames = (_code: string, id: string): string => {
  const space = /(\w+)\.js$/.exec(id)?.[1]
  return `import { create } from './util/create.js'\nexport const ${space} = create({ properties: {}, space: '${space}' })`
}

/**
 * Modules of libraries that the client never uses and no bundler can tell to be unused; with what stands in their place. Schemas of Zod have
 * the making of a JSON Schema as a method: 5 kB, compressed, of every form. Readings are Markdown without HTML, whose few attributes React
 * names as Markdown's tree does: the lists of all others are 4 kB. Every browser we know has a structured clone of its own.
 */
const unused: readonly { module: RegExp; instead: (code: string, id: string) => string }[] = [
  { module: /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/, instead: empty },
  { module: /\/property-information\/lib\/(html|svg)\.js$/, instead: noNames },
  { module: /\/@ungap\/structured-clone\/esm\/index\.js$/, instead: () => 'export default structuredClone' },
]

export const leftOut = (): Plugin => ({
  name: 'left-out',
  apply: 'build',
  transform: {
    filter: { id: unused.map(({ module }) => module) },
    handler: (code, id) => {
      const instead = unused.find(({ module }) => module.test(id))?.instead
      return instead && { code: instead(code, id), map: null }
    },
  },
})
