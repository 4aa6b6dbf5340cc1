import type { LineWords } from './line-words.ts'
import { lines01to16 } from './lines-01-16.ts'
import { lines17to32 } from './lines-17-32.ts'
import { lines33to48 } from './lines-33-48.ts'
import { lines49to64 } from './lines-49-64.ts'

const lines: readonly LineWords[] = [...lines01to16, ...lines17to32, ...lines33to48, ...lines49to64]

/** What a line may mean, by its hexagram's number and its own, counted from the bottom; an empty string for any other. */
export const meaningOfLine = (hexagram: number, line: number): string => lines[hexagram - 1]?.[line - 1] ?? ''
