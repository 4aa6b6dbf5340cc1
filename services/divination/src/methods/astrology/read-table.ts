import type { Buffer } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

/** Reads a packed table of data/astrology as UTF-8 bytes. The scripts in deploy/data generate these tables. */
export const readTable = (name: 'places' | 'zones' | 'planets'): Buffer =>
  brotliDecompressSync(readFileSync(new URL(`../../../data/astrology/${name}.tsv.br`, import.meta.url)))
