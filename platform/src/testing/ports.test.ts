import { freePort } from './ports.ts'

test('ports that are asked for at the same time differ', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort))
  expect(new Set(ports).size).toBe(20)
})
