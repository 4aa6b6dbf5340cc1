import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const service = join(import.meta.dirname, '..')
const loaders = globSync('src/**/*.data.ts', { cwd: service })

describe('what the oracle knows', () => {
  test.each(loaders)('%s reads its files by their schema', async (loader) => {
    await expect(import(join(service, loader))).resolves.toBeDefined()
  })

  test('every folder of data has a loader', () => {
    const sources = loaders.map((loader) => readFileSync(join(service, loader), 'utf8')).join('\n')
    expect(readdirSync(join(service, 'data')).filter((folder) => !sources.includes(`data/${folder}/`))).toEqual([])
  })
})
