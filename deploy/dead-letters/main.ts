import { run } from './run.ts'

process.exitCode = await run({
  args: process.argv.slice(2),
  environment: process.env,
  print: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
})
