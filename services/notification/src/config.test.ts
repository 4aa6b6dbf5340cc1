import { readNotificationConfig } from './config.ts'

describe('the configuration of notification', () => {
  it('needs a mail server, a public address and the link secret, and names all that are missing', () => {
    expect(() => readNotificationConfig({ SMTP_URL: 'http://mail', SUPPORT_ADDRESS: 'nobody' })).toThrow(
      /SMTP_URL: .*\n.*SUPPORT_ADDRESS: .*\n.*PUBLIC_URL: .*\n.*LINK_SECRET: is required/,
    )
  })

  const required = { SMTP_URL: 'smtp://mail:25', PUBLIC_URL: 'https://sibyl.example', LINK_SECRET: 'a secret of thirty-two characters' }
  const WEBHOOK_URL = 'https://hooks.example/sibyl'

  it('accepts a webhook with its events and its secrets', () => {
    const [one, two] = ['a'.repeat(32), 'b'.repeat(32)].map((bytes) => `whsec_${bytes}`)
    const config = { WEBHOOK_URL, WEBHOOK_EVENTS: 'user.verified.v1, reading.failed.v1', WEBHOOK_SECRET: `${one},${two}` }
    expect(readNotificationConfig({ ...required, ...config })).toMatchObject({
      WEBHOOK_EVENTS: ['user.verified.v1', 'reading.failed.v1'],
      WEBHOOK_SECRET: [one, two],
    })
  })

  it.each([
    ['without its secret', { WEBHOOK_EVENTS: 'user.verified.v1' }, /WEBHOOK_URL: needs WEBHOOK_EVENTS and WEBHOOK_SECRET/],
    [
      'with an event that is not offered',
      { WEBHOOK_EVENTS: 'session.ended.v1' },
      /WEBHOOK_EVENTS: knows no event session.ended.v1: choose from user/,
    ],
    ['with a secret that signs nothing', { WEBHOOK_SECRET: 'hush' }, /WEBHOOK_SECRET: must be whsec_/],
  ])('refuses a webhook %s', (_, config, fault) => {
    expect(() => readNotificationConfig({ ...required, WEBHOOK_URL, ...config })).toThrow(fault)
  })

  it('has a default for the product’s name', () => {
    const LINK_SECRET = 'a secret of thirty-two characters'
    expect(readNotificationConfig({ SMTP_URL: 'smtp://mail:25', PUBLIC_URL: 'https://sibyl.example', LINK_SECRET })).toMatchObject({
      PRODUCT_NAME: 'Sibyl',
    })
  })
})
