import { letters } from './letters.ts'

const write = letters({ PRODUCT_NAME: 'Sibyl', PUBLIC_URL: 'https://sibyl.example', SUPPORT_ADDRESS: 'help@sibyl.example' })
const ada = { _id: 'u', version: 1, email: 'ada@sibyl.example', firstName: 'Ada' }
const hostile = { ...ada, firstName: '<img src=x onerror=alert(1)>"\'&' }
const message = { name: 'Eve', email: 'eve@sibyl.example', message: '<b>Hello</b> there\r\n<script>x</script>' }

describe('letters', () => {
  it('carry the link in both their forms', () => {
    const { html, text, subject } = write.verification(ada, 'id.mac')
    expect(subject).toBe('Verify your e-mail for Sibyl')
    for (const form of [html, text]) expect(form).toContain('https://sibyl.example/verify-email?token=id.mac')
  })

  it('say what a verified account begins with', () => {
    const { html, text, subject } = write.welcome(ada)
    for (const form of [html, text]) expect(form).toContain('3 free tokens')
    expect(subject).toBe('Welcome to Sibyl: 3 tokens are waiting')
  })

  it('let no name become markup', () => {
    for (const { html } of [write.verification(hostile, 't'), write.newLink(hostile, 't'), write.welcome(hostile)]) {
      expect(html).not.toContain('<img')
      expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;')
    }
  })

  it('send a message of the contact form to support, answerable, and never from its sender', () => {
    const copy = write.contactCopy(message)
    expect(copy).toMatchObject({ to: 'help@sibyl.example', replyTo: 'eve@sibyl.example', subject: 'Contact form: Eve' })
    expect(copy.html).toContain('&lt;b&gt;Hello&lt;/b&gt; there<br>&lt;script&gt;')
    expect(copy.text).toContain('> <b>Hello</b> there')
  })

  it('bring nothing a stranger typed to the address they entered', () => {
    const { html, text, subject } = write.contactConfirmation({ ...message, name: 'Buy gold', message: 'https://spam.example' })
    for (const part of [html, text, subject]) expect(part).not.toMatch(/Buy gold|spam\.example/)
  })
})
