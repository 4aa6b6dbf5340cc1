import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { oversized } from './sizes.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sibyl-sizes-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (file: string, lines: number, line = 'x'): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), `${line}\n`.repeat(lines))
}

test('what is within its limits is not named', () => {
  write('services/auth/src/account.ts', 250)
  write('web/src/texts/en/admin.ts', 300)
  for (const file of ['account.test.ts', 'account.fixture.ts', 'account.yaml', 'node_modules/much/index.ts'])
    write(`services/divination/src/oracle/${file}`, 2000)
  expect(oversized(root)).toEqual([])
})

test('a file, a folder and its data are named when they are too large', () => {
  write('web/src/app/app.tsx', 251)
  for (let file = 0; file < 7; file += 1) write(`services/divination/src/safety/${file}.ts`, 250)
  write('deploy/emulators/src/model/words/tarot/cards.yaml', 500, 'x'.repeat(1000))
  expect(oversized(root)).toEqual([
    'web/src/app/app.tsx has 251 lines, more than 250.',
    'the safety screen has 1750 lines, more than 1500 (services/divination/src/safety).',
    'the words of the stand-in has 500500 bytes, more than 450000 (deploy/emulators/src/model/words).',
  ])
})
