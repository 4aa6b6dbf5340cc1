import { readFileSync } from 'node:fs'
import type json from './fixed.json'

/** The fields that have one value in this emulator, by kind of object. */
export const fixed: typeof json = JSON.parse(readFileSync(new URL('./fixed.json', import.meta.url), 'utf8'))
