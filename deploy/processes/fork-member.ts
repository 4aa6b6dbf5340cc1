import type { ChildProcess } from 'node:child_process'
import cluster from 'node:cluster'
import type { Member } from './members.ts'

// Node's cluster holds the listening sockets in this process and shares them with the processes that listen now: so one process can take over
// from another without a moment in which nobody does. Connections go straight to the processes.
cluster.schedulingPolicy = cluster.SCHED_NONE

export const forkMember = ({ file, port, environment, flags = [] }: Member): ChildProcess => {
  cluster.setupPrimary({ exec: file, args: [], execArgv: ['--disable-warning=ExperimentalWarning', ...flags] })
  return cluster.fork({ ...environment, PORT: String(port) }).process
}
