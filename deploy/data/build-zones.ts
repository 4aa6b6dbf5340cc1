/**
 * Builds the table of time zones from a compiled tz database (public domain, iana.org/time-zones). Run it by hand when the database has
 * changed:
 *
 *     node deploy/data/build-zones.ts /usr/share/zoneinfo
 *
 * The database must be built with the `backzone` file (Debian's tzdata is), so that places keep their own clocks before 1970.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'

const LAST = Date.UTC(2038, 0, 1) / 1000
const target = new URL('../../services/divination/data/astrology/zones.tsv.br', import.meta.url)

const [database] = process.argv.slice(2)
if (!database) throw new Error('build-zones: name the folder of the compiled tz database')

type Kind = { offset: number; summer: boolean; abbreviation: string }
type History = { first: Kind; changes: { at: number; kind: Kind }[] }

/**
 * The database records Ireland's winters and one of Prague's as negative daylight saving: here summer time is always ahead of standard
 * time.
 */
const isAhead = ({ summer, offset }: Kind, before: readonly { kind: Kind }[]): boolean =>
  summer && offset > (before.findLast(({ kind }) => !kind.summer)?.kind.offset ?? Number.NEGATIVE_INFINITY)

/** Reads a TZif file, its second block with 64-bit times (RFC 8536). */
const read = (file: Buffer): History | undefined => {
  if (file.subarray(0, 4).toString('latin1') !== 'TZif' || file[4] === 0) return undefined
  const counts = (from: number) => Array.from({ length: 6 }, (_, index) => file.readUInt32BE(from + 20 + index * 4))
  const [isUt = 0, isStd = 0, leaps = 0, times = 0, types = 0, characters = 0] = counts(0)
  const header = 44 + times * 5 + types * 6 + characters + leaps * 8 + isStd + isUt
  const [, , , many = 0, sorts = 0, letters = 0] = counts(header)
  const data = header + 44
  const kindsAt = data + many * 9
  const lettersAt = kindsAt + sorts * 6
  const names = file.subarray(lettersAt, lettersAt + letters).toString('latin1')
  const kinds = Array.from({ length: sorts }, (_, index) => {
    const at = kindsAt + index * 6
    const name = names.slice(file[at + 5])
    return { offset: file.readInt32BE(at), summer: file[at + 4] === 1, abbreviation: name.slice(0, name.indexOf('\0')) }
  })
  const [first] = kinds
  if (!first) return undefined
  const changes = Array.from({ length: many }, (_, index) => ({
    at: Number(file.readBigInt64BE(data + index * 8)),
    kind: kinds[file[data + many * 8 + index] ?? 0] ?? first,
  })).filter(({ at }) => at > -5e9 && at < LAST)
  return {
    first,
    changes: changes.map(({ at, kind }, index) => ({ at, kind: { ...kind, summer: isAhead(kind, changes.slice(0, index)) } })),
  }
}

const files = (folder: string, prefix = ''): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = `${prefix}${entry.name}`
    if (entry.isDirectory())
      return prefix === '' && /^(posix|right|SystemV)$/.test(entry.name) ? [] : files(`${folder}/${entry.name}`, `${name}/`)
    return /^[A-Z][\w+/-]*$/.test(name) ? [name] : []
  })

const line = ({ first, changes }: History): string => {
  const all = [first, ...changes.map(({ kind }) => kind)]
  const kinds = [...new Set(all.map(({ offset, summer, abbreviation }) => `${offset}${summer ? 's' : 'w'}${abbreviation}`))]
  const index = ({ offset, summer, abbreviation }: Kind) => kinds.indexOf(`${offset}${summer ? 's' : 'w'}${abbreviation}`).toString(36)
  let before = 0
  const steps = changes.map(({ at, kind }) => {
    const step = `${(at - before).toString(36)}:${index(kind)}`
    before = at
    return step
  })
  return `${kinds.join(' ')}\t${steps.join(' ')}`
}

const byHistory = new Map<string, string[]>()
for (const name of files(database).sort()) {
  const history = read(readFileSync(`${database}/${name}`))
  if (!history) continue
  const key = line(history)
  byHistory.set(key, [...(byHistory.get(key) ?? []), name])
}
const names = [...byHistory.values()]
const shared = (a: string, b: string) => names.some((group) => group.includes(a) && group.includes(b))
if (shared('Europe/Oslo', 'Europe/Berlin') || shared('Europe/Stockholm', 'Europe/Berlin'))
  throw new Error('build-zones: this database has no backzone')

const text = [...byHistory].map(([history, group]) => `${group.join(' ')}\t${history}`).join('\n')
const packed = brotliCompressSync(text, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
})
writeFileSync(target, packed)
process.stdout.write(`${names.flat().length} names, ${names.length} histories, ${text.length} characters, ${packed.length} bytes packed\n`)
