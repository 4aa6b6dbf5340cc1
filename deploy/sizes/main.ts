import { fileURLToPath } from 'node:url'
import { oversized } from './sizes.ts'

const found = oversized(fileURLToPath(new URL('../..', import.meta.url)))
for (const line of found) process.stderr.write(`${line}\n`)
if (found.length > 0) process.exitCode = 1
