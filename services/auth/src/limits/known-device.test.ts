import { knownDevices } from './known-device.ts'

describe('a device that has signed in before', () => {
  const email = 'ada@example.org'
  const [secret, other] = ['s'.repeat(32), 'o'.repeat(32)]
  const devices = knownDevices({ secret })
  type Cookie = { name: string; value: string }
  const sending =
    (...cookies: Cookie[]) =>
    (name: string) =>
      cookies.find((cookie) => cookie.name === name)?.value

  it('is recognised for its own account, under the same id', () => {
    const cookie = devices.cookieFor(email)
    const device = devices.recognise(email, sending(cookie))
    expect(device).toMatch(/^device_/)
    expect(devices.recognise(email, sending(devices.cookieFor(email, device)))).toBe(device)
  })

  it('is recognised for each account that has signed in on it', () => {
    const both = sending(devices.cookieFor(email), devices.cookieFor('bob@example.org'))
    expect([devices.recognise(email, both), devices.recognise('bob@example.org', both)]).toEqual([expect.any(String), expect.any(String)])
  })

  it.each<[string, (cookie: Cookie) => Cookie]>([
    ['of another account', ({ name }) => ({ name, value: devices.cookieFor('bob@example.org').value })],
    ['made with another secret', ({ name }) => ({ name, value: knownDevices({ secret: other }).cookieFor(email).value })],
    ['with another device in it', ({ name, value }) => ({ name, value: value.replace(/^device_.{22}/, `device_${'A'.repeat(22)}`) })],
    ['cut off', ({ name, value }) => ({ name, value: value.slice(0, -1) })],
    ['made up', ({ name }) => ({ name, value: 'device' })],
  ])('is not recognised by a cookie %s', (_, forge) => {
    expect(devices.recognise(email, sending(forge(devices.cookieFor(email))))).toBeUndefined()
  })

  it('is recognised while one secret replaces another', () => {
    const cookie = devices.cookieFor(email)
    expect(knownDevices({ secret: other, previous: secret }).recognise(email, sending(cookie))).toBeDefined()
    expect(knownDevices({ secret: other }).recognise(email, sending(cookie))).toBeUndefined()
  })

  it('reveals nothing about its reader', () => {
    const { name, value } = devices.cookieFor(email)
    expect(name).toMatch(/^sibyl_device_[\w-]{16}$/)
    expect(value).toMatch(/^device_[\w-]{22}\.[\w-]{43}$/)
  })
})
