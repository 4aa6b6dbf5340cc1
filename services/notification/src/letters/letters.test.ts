import { letters } from './letters.ts'

const write = letters({ PRODUCT_NAME: 'Sibyl', PUBLIC_URL: 'https://sibyl.example', SUPPORT_ADDRESS: 'help@sibyl.example' })
const hostile = { _id: 'u', version: 1, email: 'eve@sibyl.example', firstName: '<img src=x onerror=alert(1)>' }

describe('letters', () => {
  it('carry the link in both their forms', () => {
    const { html, text, subject } = write.verification({ ...hostile, firstName: 'Ada' }, 'id.mac')
    expect(subject).toBe('Verify your e-mail for Sibyl')
    for (const form of [html, text]) expect(form).toContain('https://sibyl.example/verify-email?token=id.mac')
  })

  it('let no name become markup', () => {
    for (const { html } of [write.verification(hostile, 't'), write.newLink(hostile, 't'), write.welcome(hostile)])
      expect(html).not.toContain('<img')
  })

  it('send a message of the contact form to support, answerable, and never from its sender', () => {
    const copy = write.contactCopy({ name: 'Eve', email: 'eve@sibyl.example', message: '<b>Hello</b> there' })
    expect(copy).toMatchObject({ to: 'help@sibyl.example', replyTo: 'eve@sibyl.example', subject: 'Contact form: Eve' })
    expect(copy.html).toContain('&lt;b&gt;Hello')
  })
})
