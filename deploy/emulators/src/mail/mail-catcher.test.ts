import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openSqliteStore } from '@sibyl/platform/store/sqlite/open'
import { systemClock } from '@sibyl/platform/time'
import express from 'express'
import { createTransport } from 'nodemailer'
import { type MailCatcher, startMailCatcher } from './mail-catcher.ts'

describe('the mail catcher', () => {
  let catcher: MailCatcher
  let web: Server
  let base: string
  const store = openSqliteStore({ file: ':memory:', service: 'mail' })

  beforeAll(async () => {
    catcher = await startMailCatcher({ store, host: '127.0.0.1', port: 0, clock: systemClock })
    web = createServer(express().use('/_dev/mailbox', catcher.router))
    await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve))
    base = `http://127.0.0.1:${(web.address() as AddressInfo).port}/_dev/mailbox`
    const transport = createTransport({ url: `smtp://127.0.0.1:${catcher.port}` })
    await transport.sendMail({
      from: 'oracle@sibyl.example',
      to: 'Ada@sibyl.example',
      subject: 'First <b>',
      text: 'one',
      html: '<p>one</p>',
    })
    await transport.sendMail({
      from: 'oracle@sibyl.example',
      to: 'bob@sibyl.example',
      subject: 'Second',
      text: 'two',
      html: '<script>alert(1)</script><a href="/x">two</a>',
    })
    transport.close()
  })
  afterAll(async () => {
    await catcher.close()
    await new Promise((resolve) => web.close(resolve))
    await store.close()
  })

  const messages = async (query = '') =>
    (await (await fetch(`${base}/messages${query}`)).json()) as { id: string; to: string; subject: string }[]

  it('gives what it caught as JSON, newest first', async () => {
    expect(await messages()).toMatchObject([
      {
        to: 'bob@sibyl.example',
        subject: 'Second',
        text: expect.stringContaining('two'),
        html: expect.any(String),
        date: expect.any(String),
      },
      { to: 'ada@sibyl.example', subject: 'First <b>' },
    ])
    expect(await messages('?to=ADA')).toHaveLength(1)
  })

  it('shows them on a page, with nothing of theirs running in it', async () => {
    const list = await (await fetch(base)).text()
    expect(list).toContain('First &lt;b&gt;')
    const [newest] = await messages()
    const shown = await (await fetch(`${base}/${newest?.id}`)).text()
    expect(shown).toContain('sandbox="allow-top-navigation-by-user-activation"')
    expect(shown).not.toContain('<script>')
    expect((await fetch(`${base}/nothing`)).status).toBe(404)
  })

  it('can be emptied', async () => {
    expect((await fetch(`${base}/messages`, { method: 'DELETE' })).status).toBe(204)
    expect(await messages()).toEqual([])
  })
})
