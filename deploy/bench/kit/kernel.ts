import { readdirSync, readFileSync } from 'node:fs'

const linux = process.platform === 'linux'

type Figures = { name: string; parent: number; cpu: number }

/** Of a process that is gone: nothing. */
const figuresOf = (pid: number): Figures | undefined => {
  try {
    const [head = '', tail = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=\S )/)
    const fields = tail.split(' ')
    // In ticks of 10 ms.
    return { name: head.replace(/^.*\(/, ''), parent: Number(fields[1]), cpu: (Number(fields[11]) + Number(fields[12])) * 10 }
  } catch {
    return undefined
  }
}

/** Milliseconds of processor time a process has used, which hardly depends on what else the machine does. NaN where Linux does not count. */
export const processorTime = (pid: number): number => (linux ? figuresOf(pid)?.cpu : undefined) ?? Number.NaN

/** Megabytes of memory a process holds now. NaN where Linux does not tell. */
export const residentMemory = (pid: number): number => {
  if (!linux) return Number.NaN
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

/** All processes that this one started, and theirs, by the name of their program. */
export const descendants = (): Map<number, string> => {
  const all = new Map<number, Figures>()
  for (const pid of linux ? readdirSync('/proc').map(Number).filter(Boolean) : []) {
    const figures = figuresOf(pid)
    if (figures) all.set(pid, figures)
  }
  const isOurs = (pid: number): boolean => {
    const parent = all.get(pid)?.parent
    return parent !== undefined && (parent === process.pid || isOurs(parent))
  }
  return new Map([...all].filter(([pid]) => isOurs(pid)).map(([pid, { name }]) => [pid, name]))
}
