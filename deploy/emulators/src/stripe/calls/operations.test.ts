import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { operations } from './operations.ts'

const resources = resolve('node_modules/stripe/esm/resources')

const files = readdirSync(resources, { recursive: true, encoding: 'utf8' })

/** The parameter types of Stripe's SDK, by method and path. */
const parameterTypes = new Map(
  files
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => {
      const declared = readFileSync(resolve(resources, file.replace(/\.js$/, '.d.ts')), 'utf8')
      const calls = readFileSync(resolve(resources, file), 'utf8').matchAll(
        /^ {4}(\w+)\(.*\) \{\s+return this\._makeRequest\('(\w+)', [`'](\/v1[^`']*)[`']/gm,
      )
      return [...calls].flatMap(([, name, method, path = '']) => {
        const type = new RegExp(`^ {4}${name}\\(.*params\\??: (?:[A-Za-z]+\\.)?(\\w+)`, 'm').exec(declared)?.[1]
        const url = path.replace(/\$\{encodeURIComponent\(\w+\)\}/g, ':id')
        return type === undefined ? [] : [[`${method?.toLowerCase()} ${url}`, { type, declared }] as const]
      })
    }),
)

const pages = ['limit', 'starting_after', 'ending_before']

/** The parameters that a type of the SDK declares. */
const namesIn = ({ type, declared }: { type: string; declared: string }): string[] => {
  const pattern = new RegExp(`^( *)(?:export )?interface ${type} (extends PaginationParams )?\\{([^]*?)\\n\\1\\}`, 'm')
  const [, , extended = '', body = ''] = pattern.exec(declared) ?? []
  return [...body.matchAll(/^ {4,8}(\w+)\??:/gm)].map(([, name = '']) => name).concat(extended ? pages : [])
}

/** Parameters that browsers send but the server SDK does not, to prove that a payment belongs to the page. */
const ofBrowsers = ['client_secret']

test.each(operations.map(({ method, path, parameters }) => [`${method} /v1${path}`, parameters] as const))(
  '%s is a call of Stripe’s and takes no parameter that Stripe does not',
  (call, parameters) => {
    const known = parameterTypes.get(call)
    const names = known ? namesIn(known) : ['unknown call']
    expect(parameters.filter((name) => !names.includes(name) && !ofBrowsers.includes(name))).toEqual([])
    expect(names).not.toContain('unknown call')
  },
)

test('the page about the emulator names every supported call, and no other', () => {
  const page = readFileSync(resolve('docs/stripe-emulator.md'), 'utf8')
  const named = [...page.matchAll(/`((?:GET|POST|DELETE) \/v1[^`]*)`/g)].map(([, call]) => call)
  expect(named.sort()).toEqual(operations.map(({ method, path }) => `${method.toUpperCase()} /v1${path}`).sort())
})
