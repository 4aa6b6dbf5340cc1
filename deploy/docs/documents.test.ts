import { asyncApiDocument } from '@sibyl/contracts/events/asyncapi'
import { namesIn, serviceTopology } from '@sibyl/platform/bus/rabbitmq/topology'
import { documents, eventTable, withEventTable } from './documents.ts'

describe('the documents generated from the code', () => {
  it.each(['docs/asyncapi.yaml', 'ARCHITECTURE.md'])('%s is up to date; `make docs` writes it', async (path) => {
    const document = (await documents()).find((each) => each.path === path)
    expect(document?.found).toBe(document?.wanted)
  })

  it('name exchange and queues as the bus declares them', () => {
    const { channels, operations } = asyncApiDocument({ product: 'Sibyl', version: '1', namespace: 'delphi' })
    for (const operation of Object.values(operations)) {
      const { exchange } = channels[operation.channel.$ref.replace('#/channels/', '')]?.bindings.amqp ?? {}
      expect(exchange).toMatchObject({ name: namesIn('delphi').events, type: 'topic' })
      if (!('x-queue' in operation)) continue
      const { bindings } = serviceTopology(namesIn('delphi'), operation.tags[0]?.name ?? '', ['any'], [])
      expect(bindings).toContainEqual({ queue: operation['x-queue'], exchange: exchange?.name, pattern: 'any' })
    }
  })

  it('replace the table of events, and leave the rest of the page', () => {
    const page = 'before\n\n| event | from | to |\n|---|---|---|\n| `old.v1` | auth | nobody |\n\nafter | event |\n'
    expect(withEventTable(page)).toBe(`before\n\n${eventTable()}\n\nafter | event |\n`)
    expect(withEventTable(withEventTable(page))).toBe(withEventTable(page))
  })

  it('report a page without such a table', () => {
    expect(() => withEventTable('# Architecture\n')).toThrow('no table')
  })
})
