import { operation } from '@sibyl/contracts/http/operation'
import { z } from 'zod'
import { createInProcessBus } from '../bus/in-process-bus.ts'
import { route } from '../http/route.ts'
import { verified } from '../testing/bus-contract.ts'
import { aNote, noteEvent, notes } from '../testing/notes.ts'
import { testParts } from '../testing/test-parts.ts'
import { startService } from './service.ts'

const read = operation({ method: 'get', path: '/read', summary: 'Read', caller: 'public', answer: z.object({ read: z.boolean() }) })
const options = { name: 'test', host: '127.0.0.1', port: 0 }

describe('a service', () => {
  it('serves its routes and handles its events', async () => {
    const parts = testParts('test')
    const received: string[] = []
    const running = await startService(
      {
        routes: [route(read, async () => ({ read: true }))],
        subscriptions: { 'user.verified.v1': async ({ data }) => void received.push(data.userId) },
      },
      parts,
      options,
    )
    expect(await (await fetch(`http://127.0.0.1:${running.http.port}/read`)).json()).toEqual({ read: true })
    await parts.bus.publish(verified('u1'))
    expect(received).toEqual(['u1'])
    expect((await fetch(`http://127.0.0.1:${running.http.port}/readyz`)).status).toBe(200)
    await running.close()
    await parts.store.close()
  })

  it('is alive but not ready while its store does not answer', async () => {
    const parts = testParts('test')
    const running = await startService({}, parts, options)
    await parts.store.close()
    expect((await fetch(`http://127.0.0.1:${running.http.port}/readyz`)).status).toBe(503)
    expect((await fetch(`http://127.0.0.1:${running.http.port}/livez`)).status).toBe(200)
    await running.close()
  })

  it('publishes the events of its use cases', async () => {
    const parts = testParts('test')
    const received = Promise.withResolvers<string>()
    const running = await startService(
      { subscriptions: { 'user.verified.v1': async ({ data }) => received.resolve(data.userId) } },
      parts,
      options,
    )
    await (await parts.store.collection(notes)).create({ next: aNote('a'), events: [noteEvent('u1')] })
    expect(await received.promise).toBe('u1')
    await running.close()
    await parts.store.close()
  })

  it('F14 shuts down in order: announces it, refuses new requests, finishes the running request and event, then closes its own parts', async () => {
    const order: string[] = []
    const parts = testParts('test', { bus: createInProcessBus({ deadLetter: async () => undefined }) })
    const inHand = { request: Promise.withResolvers<void>(), event: Promise.withResolvers<void>(), release: Promise.withResolvers<void>() }
    const running = await startService(
      {
        routes: [
          route(read, async () => {
            inHand.request.resolve()
            await inHand.release.promise
            order.push('request finished')
            return { read: true }
          }),
        ],
        subscriptions: {
          'user.verified.v1': async () => {
            inHand.event.resolve()
            await inHand.release.promise
            order.push('event finished')
          },
        },
        jobs: [{ name: 'sweep', everyMs: 60_000, run: async () => undefined }],
        stopping: () => order.push('stopping'),
        close: async () => void order.push('closed'),
      },
      parts,
      options,
    )
    const url = `http://127.0.0.1:${running.http.port}/read`
    const asked = fetch(url)
    const published = parts.bus.publish(verified('u1'))
    await Promise.all([inHand.request.promise, inHand.event.promise])
    const closing = running.close()
    await expect(fetch(url)).rejects.toThrow()
    inHand.release.resolve()
    expect(await (await asked).json()).toEqual({ read: true })
    await closing
    expect(await published).toBe('published')
    expect(order[0]).toBe('stopping')
    expect(order.slice(1, 3).toSorted()).toEqual(['event finished', 'request finished'])
    expect(order[3]).toBe('closed')
    await parts.store.close()
  })
})
