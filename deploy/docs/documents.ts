import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { asyncApiDocument } from '@sibyl/contracts/events/asyncapi'
import { routes } from '@sibyl/contracts/events/routes'
import { stringify } from 'yaml'
import { table } from '../kit/table.ts'

export type Written = {
  /** The path from the root of the repository. */
  path: string
  /** The text on disk; empty if there is no file. */
  found: string
  /** The generated text. */
  wanted: string
}

const HEAD = ['event', 'type', 'from', 'to: effect'] as const

/** The table of events for ARCHITECTURE.md, with aligned columns. */
export const eventTable = (): string => {
  const rows = Object.entries(routes).map(([type, { name, from, to }]) => [
    name,
    `\`${type}\``,
    from,
    Object.entries(to)
      .map(([listener, effect]) => `${listener}: ${effect}`)
      .join(' · '),
  ])
  return table(HEAD, rows)
}

const tableInPage = /^\| event +\| .*from .*\n(?:\|.*\n)+/m

/** @throws Error if the page has no such table */
export const withEventTable = (page: string): string => {
  if (!tableInPage.test(page)) throw new Error('ARCHITECTURE.md has no table that begins with the columns event and from')
  return page.replace(tableInPage, () => `${eventTable()}\n`)
}

const root = fileURLToPath(new URL('../../', import.meta.url))

const read = (path: string): Promise<string> =>
  readFile(`${root}${path}`, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })

const NOTE = '# Written by `make docs` from contracts/src/events; changes made here by hand are lost.\n'

const asyncApiYaml = async (): Promise<string> => {
  const { version } = JSON.parse(await read('package.json')) as { version: string }
  const document = asyncApiDocument({ product: 'Sibyl', version, namespace: 'sibyl' })
  // Many YAML parsers take an unquoted time for a date.
  return NOTE + stringify(document, { lineWidth: 140, aliasDuplicateObjects: false, singleQuote: true, compat: 'yaml-1.1' })
}

/** Every document that is generated from the code, whole or in part. */
export const documents = async (): Promise<Written[]> => {
  const architecture = await read('ARCHITECTURE.md')
  return [
    { path: 'docs/asyncapi.yaml', found: await read('docs/asyncapi.yaml'), wanted: await asyncApiYaml() },
    { path: 'ARCHITECTURE.md', found: architecture, wanted: withEventTable(architecture) },
  ]
}
