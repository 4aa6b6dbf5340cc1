import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { documents } from './documents.ts'
import { lintApi } from './lint-openapi.ts'

const stale = (await documents()).filter(({ found, wanted }) => found !== wanted)

if (process.argv.includes('--check')) {
  for (const { path } of stale) process.stderr.write(`${path} is out of date: run \`make docs\` and commit it.\n`)
  const faults = await lintApi()
  for (const fault of faults) process.stderr.write(`The OpenAPI document: ${fault}\n`)
  if (stale.length > 0 || faults.length > 0) process.exitCode = 1
} else {
  for (const { path, wanted } of stale) {
    await writeFile(fileURLToPath(new URL(`../../${path}`, import.meta.url)), wanted)
    process.stdout.write(`written: ${path}\n`)
  }
}
