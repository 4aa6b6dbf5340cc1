import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A copy of the sources with packages linked in, where a test can plant a fault. */
const copyOfHouse = async (): Promise<string> => {
  const house = await mkdtemp(join(tmpdir(), 'sibyl-rules-'))
  const { stdout } = await run('git', [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '*.ts',
    '*.tsx',
    '*.json',
    '*.js',
    '*.css',
    '*.html',
  ])
  for (const file of stdout.trim().split('\n')) {
    await mkdir(dirname(join(house, file)), { recursive: true })
    await cp(file, join(house, file)).catch((error: NodeJS.ErrnoException) => {
      // `git ls-files` also lists a file whose removal is not committed yet.
      if (error.code !== 'ENOENT') throw error
    })
  }
  await mkdir(join(house, 'node_modules', '@sibyl'), { recursive: true })
  for (const name of await readdir('node_modules')) {
    if (name !== '@sibyl') await symlink(resolve('node_modules', name), join(house, 'node_modules', name))
  }
  const services = ['auth', 'divination', 'billing', 'notification'].map((name) => `services/${name}`)
  const workspaces = ['contracts', 'platform', 'gateway', 'web', 'deploy/emulators', 'deploy/standalone', ...services]
  for (const workspace of workspaces) {
    await symlink(join(house, workspace), join(house, 'node_modules', '@sibyl', workspace.split('/').at(-1) ?? ''))
    if (existsSync(join(workspace, 'node_modules')))
      await symlink(resolve(workspace, 'node_modules'), join(house, workspace, 'node_modules'))
  }
  return house
}

/** Each breaks one import rule, and no other file imports it. */
const violations = [
  {
    what: 'a service that imports another',
    file: 'services/billing/src/planted.ts',
    source: "export type { Wallet } from '@sibyl/divination/wallet/wallet'\n",
    rule: 'billing-knows-no-other-service',
  },
  {
    what: 'an engine that imports what a text may name',
    file: 'services/divination/src/methods/planted/engine.ts',
    source: "export { cardNaming } from '../tarot/named.ts'\n",
    rule: 'casting-knows-no-writing',
  },
  {
    what: 'a vendor SDK outside its adapter',
    file: 'services/billing/src/planted-2.ts',
    source: "import OpenAI from 'openai'\n\nexport const client = new OpenAI()\n",
    rule: 'one-adapter-for-openai',
  },
  {
    what: 'a client that imports the platform',
    file: 'web/src/planted.ts',
    source: "export { newId } from '@sibyl/platform/ids'\n",
    rule: 'web-knows-contracts',
  },
  {
    what: 'a feature that imports another',
    file: 'web/src/features/home/planted.ts',
    source: "export { ContactPage } from '../contact/pages/contact-page.tsx'\n",
    rule: 'features-are-apart',
  },
  {
    what: 'a feature that imports the app',
    file: 'web/src/features/home/planted-2.ts',
    source: "export { NotFoundPage } from '../../app/not-found-page.tsx'\n",
    rule: 'client-features-points-one-way',
  },
  {
    what: 'a component that imports the layer of readings',
    file: 'web/src/components/planted.ts',
    source: "export { cutSafely } from '../reading/progress/cut-safely.ts'\n",
    rule: 'client-components-points-one-way',
  },
  {
    what: 'a reading that imports a feature',
    file: 'web/src/reading/planted.ts',
    source: "export { ContactPage } from '../features/contact/pages/contact-page.tsx'\n",
    rule: 'client-reading-points-one-way',
  },
  {
    what: 'a part of lib that imports a component',
    file: 'web/src/lib/planted.ts',
    source: "export { Button } from '../components/button.tsx'\n",
    rule: 'client-lib-points-one-way',
  },
  {
    what: 'a text that imports more than a type',
    file: 'web/src/texts/en/planted.ts',
    source: "export { price } from '../../lib/format.ts'\n",
    rule: 'texts-import-types-only',
  },
  {
    what: 'a service that imports the training of the screen',
    file: 'services/divination/src/planted.ts',
    source: "export { readCorpus } from '../training/corpus.ts'\n",
    rule: 'training-stays-outside',
  },
  {
    what: 'a method that draws',
    file: 'services/divination/src/methods/planted.ts',
    source: "export { spreadSvg } from '../pictures/spread/spread-svg.ts'\n",
    rule: 'methods-do-not-draw',
  },
  {
    what: 'a picture that knows a method',
    file: 'services/divination/src/pictures/planted.ts',
    source: "export { cardById } from '../methods/tarot/cards/deck.ts'\n",
    rule: 'pictures-know-no-method',
  },
  {
    what: 'a method that knows readings',
    file: 'services/divination/src/methods/planted-2.ts',
    source: "export type { Reading } from '../readings/reading.ts'\n",
    rule: 'methods-do-not-write',
  },
  {
    what: 'an oracle that knows readings',
    file: 'services/divination/src/oracle/planted.ts',
    source: "export type { Reading } from '../readings/reading.ts'\n",
    rule: 'the-oracle-knows-no-reading',
  },
  {
    what: 'a wallet that knows readings',
    file: 'services/divination/src/wallet/planted.ts',
    source: "export type { Reading } from '../readings/reading.ts'\n",
    rule: 'wallets-know-no-reading',
  },
]

const UNUSED = { file: 'services/billing/src/unused.ts', source: 'export const unused = 1\n' }
const MISTYPED = { file: 'services/billing/src/mistyped.ts', source: 'export const mistyped: number = "text"\n' }

type Result = { failed: boolean; output: string }

describe('the check, with one file planted for each rule', () => {
  let house: string
  let importRules: Result
  beforeAll(async () => {
    house = await copyOfHouse()
    for (const { file, source } of [...violations, UNUSED, MISTYPED]) {
      await mkdir(dirname(join(house, file)), { recursive: true })
      await writeFile(join(house, file), source)
    }
    importRules = await tool('depcruise', '--config', '.dependency-cruiser.js', '--output-type', 'err', 'services', 'web')
  })
  afterAll(() => rm(house, { recursive: true, force: true }))

  const tool = async (name: string, ...args: string[]): Promise<Result> => {
    const { NODE_OPTIONS: _, ...environment } = process.env
    try {
      const { stdout } = await run(resolve('node_modules/.bin', name), args, { cwd: house, env: environment })
      return { failed: false, output: stdout }
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string }
      return { failed: true, output: stdout + stderr }
    }
  }
  const refused = (): { rule: string; file: string }[] =>
    [...importRules.output.matchAll(/^ +error ([\w@-]+): (\S+)/gm)].map(([, rule = '', file = '']) => ({ rule, file }))

  it.each(violations)('refuses $what', ({ file, rule }) => {
    expect(refused().filter((one) => one.file === file)).toEqual([{ rule, file }])
    expect(importRules.failed).toBe(true)
  })

  it('refuses no import but the planted ones', () => {
    expect(refused()).toHaveLength(violations.length)
  })

  it('refuses an export that nobody uses', async () => {
    const { failed, output } = await tool('knip')
    expect(output).toContain(UNUSED.file)
    expect(failed).toBe(true)
  })

  it('refuses a type error, and nothing else', async () => {
    const { failed, output } = await tool('tsc', '-p', 'tsconfig.json')
    expect(output.match(/^\S+(?=\(\d+,\d+\): error)/gm)).toEqual([MISTYPED.file])
    expect(failed).toBe(true)
  })
})
