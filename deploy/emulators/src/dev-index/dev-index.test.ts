import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { devIndex, type EmulatedPart } from './dev-index.ts'

const pageWith = async (parts: readonly EmulatedPart[]): Promise<string> => {
  const server = createServer(express().use('/_dev', devIndex({ parts }))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    return await (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/_dev/`)).text()
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

describe('the index of the emulators', () => {
  it('says what each part is and what replaces it, and links to it', async () => {
    const shown = await pageWith([{ name: 'Mail', what: 'Keeps <what> is sent.', how: 'Set SMTP_URL.', href: '/_dev/mailbox' }])
    for (const part of ['href="/_dev/mailbox"', 'Mail', 'Keeps &lt;what&gt; is sent.', 'Set SMTP_URL.']) expect(shown).toContain(part)
  })

  it('says so if nothing is emulated', async () => {
    expect(await pageWith([])).toContain('Nothing is emulated')
  })
})
