import { readdirSync, readFileSync } from 'node:fs'
import { freePort } from '@sibyl/platform/testing/ports'
import { startChild } from '../bench/kit/child.ts'
import { processorTime } from '../bench/kit/kernel.ts'

export type Member = { name: string; pid: number; port: number }

/** Milliseconds of processor time that each process has used. */
export const processorTimes = (members: readonly Member[]): [name: string, milliseconds: number][] =>
  members.map(({ name, pid }) => [name, processorTime(pid)])

const serverNames = ['beam.smp', 'redis-server']

/** RabbitMQ and Redis, if this process has started them itself; empty except on Linux. */
export const ownServers = (): Member[] => {
  if (process.platform !== 'linux') return []
  const threads = readdirSync('/proc/self/task')
  const children = threads.flatMap((thread) => readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' '))
  return children
    .filter(Boolean)
    .map((pid) => ({ name: readFileSync(`/proc/${pid}/comm`, 'utf8').trim(), pid: Number(pid), port: 0 }))
    .filter(({ name }) => serverNames.includes(name))
}

const counterLine = /^(events_published_total|events_handled_total)\{(.*)\} (\d+)$/

const labelIn = (labels: string, name: string): string => new RegExp(`${name}="([^"]*)"`).exec(labels)?.[1] ?? ''

/** The distributed set as `make processes` runs it, on free ports. */
export const startSet = async (env: NodeJS.ProcessEnv) => {
  const port = await freePort()
  const child = startChild('../processes/main.ts', { env: { ...env, PORT: String(port) } })
  const members: Member[] = []
  child.eachLine((line) => {
    const [, name, pid, at] = /^(\S+)\s+pid (\d+)\s+port (\d+)/.exec(line) ?? []
    if (name) members.push({ name, pid: Number(pid), port: Number(at) })
  })
  await child.line(/Ctrl-C/)

  return {
    url: `http://127.0.0.1:${port}`,
    members,
    /** Rows of event type, number published and number handled, over all processes. */
    async eventCounts(): Promise<[type: string, published: number, handled: number][]> {
      const pages = await Promise.all(members.map(async (member) => (await fetch(`http://127.0.0.1:${member.port}/metrics`)).text()))
      const counts = new Map<string, [number, number]>()
      for (const line of pages.join('\n').split('\n')) {
        const [, metric, labels = '', value] = counterLine.exec(line) ?? []
        if (!metric) continue
        const [published, handled] = counts.get(labelIn(labels, 'type')) ?? [0, 0]
        const isPublished = metric === 'events_published_total'
        counts.set(labelIn(labels, 'type'), isPublished ? [published + Number(value), handled] : [published, handled + Number(value)])
      }
      return [...counts].map(([type, [published, handled]]) => [type, published, handled])
    },
    stop: child.stop,
  }
}
