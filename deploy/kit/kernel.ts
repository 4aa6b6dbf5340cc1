import { readdirSync, readFileSync } from 'node:fs'

const linux = process.platform === 'linux'

type Figures = { name: string; parent: number; cpu: number }

/** Empty for a process that has exited. */
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

/** Milliseconds of processor time that a process has used, which hardly depends on other load. NaN if the system does not count it. */
export const processorTime = (pid: number): number => (linux ? figuresOf(pid)?.cpu : undefined) ?? Number.NaN

/** Megabytes of memory that a process holds. NaN if the system does not report it. */
export const residentMemory = (pid: number): number => {
  if (!linux) return Number.NaN
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

/** All descendants of this process, by the name of their program. */
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
