import { print } from '../../kit/table.ts'

/** One target and its result. */
export type Aim = { what: string; aim: string; measured: string; held: boolean }

/** Reports the result for a target: on standard output, and to the parent process that prints the table of all benches. */
export const report = (aim: Aim): void => {
  print(`${aim.held ? 'held  ' : 'MISSED'}  ${aim.what}: ${aim.measured} (aim ${aim.aim})`)
  process.send?.(aim)
}
