import { avoid, type Replica, replicasOf } from './replicas.ts'

const replicasAt = (urls: readonly string[]) => replicasOf<Replica>(urls.map((url) => ({ url, inHand: 0, avoidedUntil: 0 })))
const portOf = (replica: Replica | undefined): string | undefined => replica && new URL(replica.url).port

describe('the replicas of a service', () => {
  const urls = ['http://10.0.0.1:1', 'http://10.0.0.2:2', 'http://10.0.0.3:3']

  it('take turns while they have equally many requests in progress', () => {
    const replicas = replicasAt(urls)
    const asked = Array.from({ length: 6 }, () => portOf(replicas.choose([])))
    expect(asked.slice(0, 3).toSorted()).toEqual(['1', '2', '3'])
    expect(asked.slice(3)).toEqual(asked.slice(0, 3))
  })

  it('are chosen by the fewest requests in progress', () => {
    const replicas = replicasAt(urls)
    const held = [replicas.choose([]), replicas.choose([])]
    for (const replica of held) if (replica) replica.inHand += 1
    const idle = urls.map((_, index) => String(index + 1)).find((port) => !held.map(portOf).includes(port))
    expect([replicas.choose([]), replicas.choose([])].map(portOf)).toEqual([idle, idle])
  })

  it('are avoided after a failed connection while others are reachable', () => {
    const replicas = replicasAt(urls.slice(0, 2))
    const gone = replicas.choose([])
    avoid(gone as Replica)
    const others = Array.from({ length: 4 }, () => replicas.choose([]))
    expect(others).not.toContain(gone)
    const [other] = others
    expect(replicas.choose(other ? [other] : [])).toBe(gone)
  })

  it('run out when all have been tried', () => {
    const replicas = replicasAt(urls.slice(0, 1))
    const only = replicas.choose([])
    expect(replicas.choose(only ? [only] : [])).toBeUndefined()
  })
})
