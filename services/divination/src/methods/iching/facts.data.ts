import { factWriter } from '../fact-writer.ts'

export const fact = factWriter('iching/facts.yaml')
