import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import OpenAI from 'openai'
import { modelEmulator } from '../model-emulator.ts'

const server = express().use(modelEmulator().router).listen(0, '127.0.0.1')
let client: OpenAI

beforeAll(async () => {
  if (!server.listening) await once(server, 'listening')
  client = new OpenAI({ apiKey: 'any', baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, maxRetries: 0 })
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

test('plain words of self-harm are flagged, and everyday words are not', async () => {
  const { results } = await client.moderations.create({ input: ['I have thought of ending my life.', 'Should I move to Lisbon?'] })
  expect(results.map(({ flagged }) => flagged)).toEqual([true, false])
  expect(results[0]?.categories).toMatchObject({ 'self-harm': true, 'self-harm/intent': true })
})

test('a request without a text is refused in the shape of OpenAI’s errors', async () => {
  const refused = client.moderations.create({} as { input: string })
  await expect(refused).rejects.toMatchObject({ status: 400, param: 'input' })
})
