import { print } from './table.ts'

/** One aim, and what came of it. */
export type Aim = { what: string; aim: string; measured: string; held: boolean }

/** Says how an aim fared, here and, where the benches run one after another, to whoever makes the table of all. */
export const report = (aim: Aim): void => {
  print(`${aim.held ? 'held  ' : 'MISSED'}  ${aim.what}: ${aim.measured} (aim ${aim.aim})`)
  process.send?.(aim)
}
