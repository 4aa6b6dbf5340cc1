import { freePort } from '@sibyl/platform/testing/ports'
import { startChild } from './child.ts'

export type Member = { name: string; pid: number; port: number }

/** The process that a line of `make processes` announces. */
export const memberIn = (line: string): Member | undefined => {
  const [, name, pid, port] = /^(\S+) +pid (\d+) +port (\d+)$/.exec(line) ?? []
  return name === undefined ? undefined : { name, pid: Number(pid), port: Number(port) }
}

/** Sibyl as its own processes, by `make processes`, on free ports. */
export const startSet = async (env: NodeJS.ProcessEnv) => {
  const port = await freePort()
  const child = startChild('processes/main.ts', { env: { ...env, PORT: String(port) } })
  const members: Member[] = []
  child.eachLine((line) => {
    const member = memberIn(line)
    if (member) members.push(member)
  })
  await child.line(/Ctrl-C/)
  return { url: `http://127.0.0.1:${port}`, members, stop: child.stop }
}
