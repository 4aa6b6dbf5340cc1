import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { events } from './events.ts'

const file = new URL('./examples.json', import.meta.url)

/** One example of each event. @throws ZodError if one is missing or does not match its schema */
export const examples = z.strictObject(events).parse(JSON.parse(readFileSync(file, 'utf8')))
