import type { Plugin } from 'vite'

const EXPORTED = /^export (?:function|const) (\w+)/gm

/** A module that exports the same names as another and does nothing. */
const empty = (code: string): string => {
  const names = [...code.matchAll(EXPORTED)].map(([, name]) => name)
  if (names.length === 0) throw new Error('left-out.ts finds no exports in a module that it should empty')
  return ['export const process = () => ({})', ...names.map((name) => `export const ${name} = process`)].join('\n')
}

/** An attribute schema without any names: attributes are then written unchanged. */
const noNames = (_code: string, id: string): string => {
  const space = /(\w+)\.js$/.exec(id)?.[1]
  return `import { create } from './util/create.js'\nexport const ${space} = create({ properties: {}, space: '${space}' })`
}

/**
 * Modules of libraries that the client never uses, although no bundler can tell, each with its replacement. Zod's schemas have a method
 * that makes a JSON Schema: 5 kB, compressed, in every form. Every rule of a form has a message of its own, so Zod's English messages are
 * never shown, and with `jitless` Zod compiles no schemas. Readings are Markdown without HTML; React and Markdown's tree give their few
 * attributes the same names, so the client needs neither the list of all others (4 kB) nor the parser of their styles (1 kB). Every browser
 * we know has a structured clone of its own.
 */
const unused: Readonly<Record<string, (code: string, id: string) => string>> = {
  '/zod/v4/core/to-json-schema.js': empty,
  '/zod/v4/core/json-schema-processors.js': empty,
  '/zod/v4/core/doc.js': () => 'export class Doc {}',
  '/zod/v4/locales/en.js': () => 'export default () => ({})',
  '/property-information/lib/html.js': noNames,
  '/property-information/lib/svg.js': noNames,
  '/style-to-object/esm/index.mjs': () => 'export default () => null',
  '/@ungap/structured-clone/esm/index.js': () => 'export default structuredClone',
}

/** Replaces the modules of `unused`. @throws when the client no longer imports one of them, under this name at least */
export const leftOut = (): Plugin => {
  const notFound = new Set(Object.keys(unused))
  return {
    name: 'left-out',
    apply: 'build',
    transform: (code, id) => {
      const module = Object.keys(unused).find((name) => id.endsWith(name))
      if (!module) return
      notFound.delete(module)
      return { code: unused[module]?.(code, id) ?? code, map: null }
    },
    generateBundle: () => {
      if (notFound.size > 0) throw new Error(`left-out.ts names modules that the client does not import: ${[...notFound].join(', ')}`)
    },
  }
}
