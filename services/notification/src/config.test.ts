import { readNotificationConfig } from './config.ts'

describe('the configuration of notification', () => {
  it('needs a mail server, a public address and the link secret, and says so at once', () => {
    expect(() => readNotificationConfig({ SMTP_URL: 'http://mail', SUPPORT_ADDRESS: 'nobody' })).toThrow(
      /SMTP_URL: .*\n.*SUPPORT_ADDRESS: .*\n.*PUBLIC_URL: .*\n.*LINK_SECRET: is required/,
    )
  })

  it('knows the product by a name of its own when none is given', () => {
    const LINK_SECRET = 'a secret of thirty-two characters'
    expect(readNotificationConfig({ SMTP_URL: 'smtp://mail:25', PUBLIC_URL: 'https://sibyl.example', LINK_SECRET })).toMatchObject({
      PRODUCT_NAME: 'Sibyl',
    })
  })
})
