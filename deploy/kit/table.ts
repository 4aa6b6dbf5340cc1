type Cell = string | number

/** A Markdown table with aligned columns, so that it is readable in a terminal too. */
export const table = (head: readonly string[], rows: readonly (readonly Cell[])[]): string => {
  const lines = [head, ...rows].map((cells) => cells.map(String))
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)))
  const line = (cells: readonly string[]): string => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [first = [], ...rest] = lines
  return [line(first), line(widths.map((width) => '-'.repeat(width))), ...rest.map(line)].join('\n')
}

export const print = (text: string): void => void process.stdout.write(`${text}\n`)
