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

  test('no source holds letters of other languages, but for those that fold them', () => {
    const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?<=^|\s)\/\/.*$/gm, '')
    const sources = globSync('src/**/*.ts', { cwd: service }).filter((file) => !file.endsWith('.test.ts'))
    const foreign = sources.filter((file) => /(?=[^ -~º])\p{L}/u.test(withoutComments(readFileSync(join(service, file), 'utf8'))))
    expect(foreign.sort()).toEqual([
      'src/methods/astrology/places/folded.ts',
      'src/oracle/forbidden-statement.ts',
      'src/readings/search-history.ts',
      'src/safety/phrase-list.ts',
      'src/safety/words.ts',
    ])
  })
})
