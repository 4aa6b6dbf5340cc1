import type { ChildProcess } from 'node:child_process'
import cluster from 'node:cluster'
import { lean } from '@sibyl/platform/lifecycle/lean'
import type { Member } from './members.ts'

// Node's cluster holds the listening sockets in this process and shares them with the workers, so one worker can replace another without a
// gap, and several can accept on one port. Connections go straight to the workers.
cluster.schedulingPolicy = cluster.SCHED_NONE

export const forkMember = ({ file, environment, flags = [] }: Member, port: number): ChildProcess => {
  cluster.setupPrimary({ exec: file, args: [], execArgv: ['--disable-warning=ExperimentalWarning', ...lean.flags, ...flags] })
  return cluster.fork({ ...lean.environment, ...environment(), PORT: String(port) }).process
}
