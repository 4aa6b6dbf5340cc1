import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqliteStore } from '@sibyl/platform/store/sqlite/open'
import type { Store } from '@sibyl/platform/store/store'
import { systemClock } from '@sibyl/platform/time'
import express from 'express'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { type MailCatcher, startMailCatcher } from './mail-catcher.ts'
import { MAX_MESSAGES, type Message, messageCollection } from './message.ts'

type Shown = { id: string; to: string; subject: string; html: string }

/** Speaks SMTP by hand up to the body of a mail. */
const beginMail = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'data')
  for (const line of ['HELO client', 'MAIL FROM:<a@sibyl.example>', 'RCPT TO:<b@sibyl.example>', 'DATA']) {
    socket.write(`${line}\r\n`)
    await once(socket, 'data')
  }
  return socket
}

describe('the mail catcher', () => {
  let directory: string
  let store: Store
  let catcher: MailCatcher
  let web: Server
  let base: string

  const start = async (): Promise<void> => {
    store = openSqliteStore({ file: join(directory, 'mail.db'), service: 'mail' })
    catcher = await startMailCatcher({ store, host: '127.0.0.1', port: 0, clock: systemClock })
    web = createServer(express().use('/_dev/mailbox', catcher.router)).listen(0, '127.0.0.1')
    await once(web, 'listening')
    base = `http://127.0.0.1:${(web.address() as AddressInfo).port}/_dev/mailbox`
  }
  const stop = async (): Promise<void> => {
    web.close()
    web.closeAllConnections()
    await catcher.close()
    await store.close()
  }
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'sibyl-mail-'))
    await start()
  })
  afterEach(async () => {
    await stop()
    await rm(directory, { recursive: true })
  })

  const send = async (...mails: SendMailOptions[]): Promise<void> => {
    const transport = createTransport({ url: `smtp://127.0.0.1:${catcher.port}` })
    for (const mail of mails) await transport.sendMail({ from: 'oracle@sibyl.example', ...mail })
    transport.close()
  }
  const toAda = { to: 'Ada@sibyl.example', subject: 'First <b>', text: 'one', html: '<p>one</p>' }
  const toBob = {
    to: 'bob@sibyl.example',
    subject: 'Second',
    text: 'two <i>',
    html: '<!doctype html><html><head><title>x</title></head><body><script>alert(1)</script><a href="/x">two</a></body></html>',
  }
  const messages = async (query = ''): Promise<Shown[]> => (await (await fetch(`${base}/messages${query}`)).json()) as Shown[]
  const pageAt = async (path: string): Promise<string> => (await fetch(`${base}${path}`)).text()

  it('returns the caught mails as JSON, newest first', async () => {
    await send(toAda, toBob)
    expect(await messages()).toMatchObject([
      {
        to: 'bob@sibyl.example',
        subject: 'Second',
        text: expect.stringContaining('two'),
        html: expect.stringContaining(toBob.html),
        date: expect.any(String),
      },
      { to: 'ada@sibyl.example', subject: 'First <b>' },
    ])
    expect(await messages('?to=ADA')).toHaveLength(1)
  })

  it('shows an empty box, and then a list', async () => {
    expect(await pageAt('')).toContain('Nothing has been sent yet')
    await send(toAda, { to: toAda.to, text: 'no subject' })
    const list = await pageAt('')
    expect(list).toContain('First &lt;b&gt;')
    expect(list).toContain('No subject')
  })

  it('shows a mail as sent and as text; it runs no scripts, and its links open in the whole window', async () => {
    await send(toBob)
    const [mail] = await messages()
    const asSent = await pageAt(`/${mail?.id}`)
    expect(asSent).toContain('sandbox="allow-top-navigation-by-user-activation"')
    expect(asSent).toContain('&lt;head&gt;&lt;base target=&quot;_top&quot;&gt;')
    expect(asSent).not.toContain('<script>')
    const asText = await pageAt(`/${mail?.id}/text`)
    expect(asText).toContain('two &lt;i&gt;')
    expect(asText).not.toContain('<iframe')
    for (const path of ['/nothing', '/nothing/text']) expect((await fetch(`${base}${path}`)).status).toBe(404)
  })

  it('shows the pictures that a mail carries', async () => {
    const picture = Buffer.from('a picture')
    await send({
      ...toAda,
      html: '<img src="cid:one@sibyl">',
      attachments: [{ cid: 'one@sibyl', content: picture, contentType: 'image/png' }],
    })
    expect(await messages()).toMatchObject([
      { html: expect.stringContaining(`<img src="data:image/png;base64,${picture.toString('base64')}">`) },
    ])
  })

  it('still has its mails after a restart', async () => {
    await send(toAda)
    await stop()
    await start()
    expect(await messages()).toMatchObject([{ to: 'ada@sibyl.example' }])
  })

  it('retains the newest mails and deletes the oldest', async () => {
    const stored = await store.collection(messageCollection)
    const old = (number: number): Message => ({
      _id: `old-${number}`,
      version: 0,
      box: 'in',
      to: '',
      from: '',
      subject: `Old ${number}`,
      text: '',
      html: '',
      date: '2026-01-01T00:00:00.000Z',
      order: `2026-01-01T00:00:00.000Z#${String(number).padStart(9, '0')}`,
    })
    for (let number = 0; number < MAX_MESSAGES; number += 1) await stored.create({ next: old(number) })
    await send(toAda)
    expect(await stored.get('old-0')).toBeUndefined()
    expect(await stored.get('old-1')).toBeDefined()
    expect(await messages()).toHaveLength(MAX_MESSAGES)
  })

  it('can be emptied', async () => {
    await send(toAda)
    expect((await fetch(`${base}/messages`, { method: 'DELETE' })).status).toBe(204)
    expect(await messages()).toEqual([])
  })

  it('survives a client that disconnects in the middle of a mail', async () => {
    const socket = await beginMail(catcher.port)
    socket.write('Subject: never finished\r\n\r\n')
    socket.resetAndDestroy()
    await once(socket, 'close')
    await send(toAda)
    expect((await messages()).map(({ subject }) => subject)).toEqual(['First <b>'])
  })

  it('refuses a mail that is too large, permanently', async () => {
    const socket = await beginMail(catcher.port)
    const reply = once(socket, 'data')
    for (let sent = 0; sent < 6_000_000; sent += 60_000) socket.write(`${'x'.repeat(998)}\r\n`.repeat(60))
    socket.write('\r\n.\r\n')
    expect(String(await reply)).toMatch(/^552 /)
    expect(await messages()).toEqual([])
    socket.destroy()
  })

  it('rejects when its port is taken', async () => {
    const again = startMailCatcher({ store, host: '127.0.0.1', port: catcher.port, clock: systemClock })
    await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })

  it('hangs up on a client that stays connected when it ends', async () => {
    const socket = connect(catcher.port, '127.0.0.1')
    await once(socket, 'data')
    const ended = once(socket, 'close')
    socket.resume()
    await catcher.close()
    await ended
    await expect(once(connect(catcher.port, '127.0.0.1'), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    socket.destroy()
  })
})
