import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A copy of the sources with packages linked in, where something wrong can be planted. */
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
      // A file that was removed but not yet committed.
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

describe('the check', () => {
  let house: string
  beforeAll(async () => {
    house = await copyOfHouse()
  })
  afterAll(() => rm(house, { recursive: true, force: true }))

  const tool = async (name: string, ...args: string[]): Promise<{ failed: boolean; said: string }> => {
    const { NODE_OPTIONS: _, ...environment } = process.env
    try {
      const { stdout } = await run(resolve('node_modules/.bin', name), args, { cwd: house, env: environment })
      return { failed: false, said: stdout }
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string }
      return { failed: true, said: stdout + stderr }
    }
  }
  const planted = async (file: string, source: string, check: () => Promise<void>): Promise<void> => {
    await writeFile(join(house, file), source)
    try {
      await check()
    } finally {
      await rm(join(house, file))
    }
  }
  const importRules = () => tool('depcruise', '--config', '.dependency-cruiser.js', 'services', 'web')
  const PLANTED = 'services/billing/src/planted.ts'

  it('passes what is there', async () => {
    expect(await importRules()).toMatchObject({ failed: false })
    expect(await tool('tsc', '-p', 'tsconfig.json')).toEqual({ failed: false, said: '' })
  })

  it.each([
    [
      'a service that imports another',
      PLANTED,
      "export type { Wallet } from '@sibyl/divination/wallet/wallet'\n",
      'billing-knows-no-other-service',
    ],
    [
      'a vendor SDK outside its adapter',
      PLANTED,
      "import OpenAI from 'openai'\n\nexport const client = new OpenAI()\n",
      'one-adapter-for-openai',
    ],
    ['a client that imports the platform', 'web/src/planted.ts', "export { newId } from '@sibyl/platform/ids'\n", 'web-knows-contracts'],
    [
      'a feature that imports another',
      'web/src/features/home/planted.ts',
      "export { ContactPage } from '../contact/pages/contact-page.tsx'\n",
      'features-are-apart',
    ],
    [
      'a feature that imports the app',
      'web/src/features/home/planted.ts',
      "export { NotFoundPage } from '../../app/not-found-page.tsx'\n",
      'client-features-points-one-way',
    ],
    [
      'a component that imports the layer of readings',
      'web/src/components/planted.ts',
      "export { titleAndBody } from '../reading/progress/title-and-body.ts'\n",
      'client-components-points-one-way',
    ],
    [
      'a reading that imports a feature',
      'web/src/reading/planted.ts',
      "export { ContactPage } from '../features/contact/pages/contact-page.tsx'\n",
      'client-reading-points-one-way',
    ],
    [
      'a part of lib that imports a component',
      'web/src/lib/planted.ts',
      "export { Button } from '../components/button.tsx'\n",
      'client-lib-points-one-way',
    ],
    [
      'a text that imports more than a type',
      'web/src/texts/en/planted.ts',
      "export { price } from '../../lib/format.ts'\n",
      'texts-import-types-only',
    ],
    [
      'a service that imports the training of the screen',
      'services/divination/src/planted.ts',
      "export { readCorpus } from '../training/corpus.ts'\n",
      'training-stays-outside',
    ],
    [
      'a method that draws',
      'services/divination/src/methods/planted.ts',
      "export { pictureSvg } from '../pictures/picture-svg.ts'\n",
      'methods-do-not-draw',
    ],
    [
      'a method that knows readings',
      'services/divination/src/methods/planted.ts',
      "export type { Reading } from '../readings/reading.ts'\n",
      'methods-do-not-write',
    ],
    [
      'an oracle that knows readings',
      'services/divination/src/oracle/planted.ts',
      "export type { Reading } from '../readings/reading.ts'\n",
      'the-oracle-knows-no-reading',
    ],
    [
      'a wallet that knows readings',
      'services/divination/src/wallet/planted.ts',
      "export type { Reading } from '../readings/reading.ts'\n",
      'wallets-know-no-reading',
    ],
  ])('refuses %s', async (_, file, source, rule) => {
    await planted(file, source, async () => {
      const { failed, said } = await importRules()
      expect(said).toContain(rule)
      expect(failed).toBe(true)
    })
  })

  it('refuses an export that nobody uses', async () => {
    await planted(PLANTED, 'export const unused = 1\n', async () => {
      const { failed, said } = await tool('knip')
      expect(said).toContain('planted.ts')
      expect(failed).toBe(true)
    })
  })

  it('refuses a type error', async () => {
    await planted(PLANTED, 'export const wrong: number = "text"\n', async () => {
      const { failed, said } = await tool('tsc', '-p', 'tsconfig.json')
      expect(said).toContain('planted.ts')
      expect(failed).toBe(true)
    })
  })
})
