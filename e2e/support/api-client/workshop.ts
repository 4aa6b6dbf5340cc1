import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const bin = (name: string): string => resolve('node_modules/.bin', name)

const generators = createRequire(resolve('deploy/api-client/package.json'))
const generator = join(dirname(generators.resolve('openapi-typescript/package.json')), 'bin/cli.js')

const compilerOptions = {
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'nodenext',
  types: ['node'],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
}

export type Workshop = {
  /** Compiles a program against the generated types. Resolves with the compiler errors, empty if there are none. */
  compile(name: string, program: string): Promise<string>
  /** Runs a program; resolves with what it prints. */
  run(name: string, ...args: readonly string[]): Promise<string>
  close(): Promise<void>
}

/** A folder outside the repository, as an API user has: the types generated from the document, and nothing else of ours. */
export const openWorkshop = async (documentUrl: string): Promise<Workshop> => {
  const folder = await mkdtemp(join(tmpdir(), 'sibyl-api-client-'))
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await run(bin('node'), [generator, documentUrl, '--output', join(folder, 'sibyl.d.ts')])
  return {
    async compile(name, program) {
      await writeFile(join(folder, name), program)
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [name, 'sibyl.d.ts'] }))
      return run(bin('tsc'), ['-p', folder]).then(
        () => '',
        ({ stdout }: { stdout: string }) => stdout,
      )
    },
    run: async (name, ...args) => (await run(bin('node'), [join(folder, name), ...args])).stdout,
    close: () => rm(folder, { recursive: true, force: true }),
  }
}
