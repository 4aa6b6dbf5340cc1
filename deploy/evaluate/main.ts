import { evaluateModel } from './evaluate-model.ts'
import { run } from './run.ts'

const args = process.argv.slice(2)
const print = (line: string) => process.stdout.write(`${line}\n`)
const complain = (line: string) => process.stderr.write(`${line}\n`)

process.exitCode = args.length > 0 ? run({ args, print, complain }) : await evaluateModel({ print, complain }, process.env)
