import { factWriter } from '../fact-writer.ts'

export const fact = factWriter('love/facts.yaml')
