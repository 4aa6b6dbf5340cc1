import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const src = join(process.cwd(), 'web/src')
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing|fixture/.test(file))
  .map((file) => ({ file, code: readFileSync(join(src, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '') }))

const offenders = (wrong: RegExp, may: readonly string[] = []) =>
  sources.filter(({ file, code }) => wrong.test(code) && !may.includes(file)).map(({ file }) => file)

test('the interface writes "email" one way', () => expect(offenders(/\be-mail/i)).toEqual([]))

test('the product is named by PRODUCT_NAME alone', () => expect(offenders(/Sibyl/, ['texts/en/product.ts'])).toEqual([]))

// A formatter that only reads a zone's clock may name its language itself.
test('dates and times are written in one place, in one style', () =>
  expect(offenders(/Intl\.DateTimeFormat\((?!\)|'en)|toLocale(?:Date|Time)String\((?!'sv-SE')/, ['lib/format.ts'])).toEqual([]))

test('a button that deletes, cancels or ends is a danger button', () =>
  expect(offenders(/<Button(?![^>]*variant="danger")[^>]*>\s*\{(?:texts|deletion|cancellation)\.(?:confirm|submit|endAll)\}/)).toEqual([]))
