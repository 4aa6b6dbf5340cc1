import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { limits } from '@sibyl/contracts/limits'
import { configuredLimits } from '@sibyl/platform/limiter/configured-limits'
import { documentedVariables } from './env-file.fixture.ts'
import { variablesRead } from './variables-read.fixture.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const services = readdirSync(`${root}services`).map((service) => `services/${service}/src`)
const folders = [
  'platform/src',
  'gateway/src',
  ...services,
  'deploy/standalone',
  'deploy/emulators',
  'deploy/processes',
  'deploy/dead-letters',
]

const takenByCompose = (): string[] => {
  const text = ['docker-compose.yml', 'deploy/docker/compose.sh'].map((file) => readFileSync(`${root}${file}`, 'utf8')).join('\n')
  return [...text.matchAll(/\$\{(UP_[A-Z_]+)/g)].map(([, name = '']) => name)
}

const limitsDocumented = (): string[] => [...documentedVariables().keys()].filter((name) => name.startsWith('LIMIT_'))

describe('.env.example', () => {
  it('names every variable that a process or `make up` reads, and no other', () => {
    const read = variablesRead(folders.map((folder) => `${root}${folder}`).filter(existsSync))
    const documented = [...documentedVariables().keys()].filter((name) => !name.startsWith('LIMIT_'))
    expect(documented.sort()).toEqual([...new Set([...read, ...takenByCompose()])].sort())
  })

  it('names every limit, with its default', () => {
    const shown = Object.fromEntries([...documentedVariables()].filter(([name]) => name.startsWith('LIMIT_')))
    expect(configuredLimits(shown)).toEqual(limits)
    expect(limitsDocumented()).toHaveLength(Object.keys(limits).length)
    for (const name of limitsDocumented()) expect(() => configuredLimits({ [name]: 'many' })).toThrow(name)
  })

  it('names nothing twice and sets nothing', () => {
    const lines = readFileSync(`${root}.env.example`, 'utf8').split('\n')
    const names = lines.flatMap((line) => /^#?([A-Z][A-Z0-9_]*)=/.exec(line)?.[1] ?? [])
    expect(names).toHaveLength(new Set(names).size)
    expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([])
  })
})
