import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { readYaml } from './read-yaml.ts'

const schema = z.strictObject({ name: z.string(), planets: z.array(z.string()).min(1) })

const fileWith = (text: string): URL => {
  const path = join(mkdtempSync(join(tmpdir(), 'yaml-')), 'sign.yaml')
  writeFileSync(path, text)
  return pathToFileURL(path)
}

describe('data in YAML', () => {
  it('is read as its schema says', () => {
    expect(readYaml(fileWith('name: Aries\nplanets: [Mars]\n'), schema)).toEqual({ name: 'Aries', planets: ['Mars'] })
  })

  it.each([
    ['a value of another type', 'name: 1\nplanets: [Mars]', /sign\.yaml:[^]*name/],
    ['every fault', 'name: 1\nplanets: []', /name[^]*planets/],
    ['a key nobody knows', 'name: Aries\nplanets: [Mars]\ncolour: red', /colour/],
    ['no YAML', 'name: [', /sign\.yaml/],
  ])('is refused with the name of the file: %s', (_, text, words) => {
    expect(() => readYaml(fileWith(text), schema)).toThrow(words)
  })
})
