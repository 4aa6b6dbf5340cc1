import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { leaks, type Source } from './stylesheets.ts'

const root = join(import.meta.dirname, '../src')

const read = (pattern: string): Source[] =>
  globSync(pattern, { cwd: root }).map((file) => ({ path: file.replaceAll('\\', '/'), text: readFileSync(join(root, file), 'utf8') }))

const found = leaks(
  read('**/*.css'),
  read('**/*.tsx').filter(({ path }) => !path.endsWith('.test.tsx')),
)
for (const leak of found) process.stderr.write(`web/src/${leak}\n`)
if (found.length > 0) process.exit(1)
