import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

/** A packed table beside this file, as text. deploy/data has the scripts that make them. */
export const readTable = (name: 'places' | 'zones'): string =>
  brotliDecompressSync(readFileSync(new URL(`./${name}.tsv.br`, import.meta.url))).toString('utf8')
