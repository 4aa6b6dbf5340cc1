import type { Buffer } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress, brotliDecompressSync } from 'node:zlib'

type Table = 'places' | 'zones' | 'planets'
const unpacked = promisify(brotliDecompress)
const fileOf = (name: Table): URL => new URL(`../../../data/astrology/${name}.tsv.br`, import.meta.url)

/** Reads a packed table of data/astrology as UTF-8 bytes. The scripts in deploy/data generate these tables. */
export const readTable = (name: Table): Buffer => brotliDecompressSync(readFileSync(fileOf(name)))

/** Like `readTable`, but in another thread. */
export const unpackTable = async (name: Table): Promise<Buffer> => unpacked(await readFile(fileOf(name)))
