import { createServer } from 'node:http'
import { listen } from '@sibyl/platform/http/server'
import express from 'express'
import { browserFiles } from './browser-files.ts'

const served = async (work: (url: string) => Promise<void>): Promise<void> => {
  const http = await listen(createServer(express().use('/js', browserFiles())), { host: '127.0.0.1', port: 0 })
  await work(`http://127.0.0.1:${http.port}/js`)
  await http.close(0)
}

test('the scripts are served without types, and so is everything they import', () =>
  served(async (url) => {
    const seen = new Set(['stripe.js', 'card-frame.js'])
    for (const file of seen) {
      const answer = await fetch(`${url}/${file}`)
      expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
      const text = await answer.text()
      expect(text).not.toMatch(/\bimport type\b|: string\b/)
      for (const [, imported = ''] of text.matchAll(/from '\.\/([^']+)'/g)) seen.add(imported)
    }
    expect(seen.size).toBeGreaterThan(5)
  }))

test('the card frame says that nothing is charged, and supports autofill', () =>
  served(async (url) => {
    const page = await (await fetch(`${url}/card.html`)).text()
    expect(page).toContain('No card is charged here.')
    for (const token of ['cc-number', 'cc-exp', 'cc-csc', 'billing country', 'billing postal-code']) {
      expect(page).toContain(`autocomplete="${token}"`)
    }
    expect((await fetch(`${url}/card.css`)).headers.get('content-type')).toMatch(/^text\/css/)
  }))

test('nothing else is served', () =>
  served(async (url) => {
    for (const file of ['card-number.test.js', 'browser-files.js', '..%2fversion.ts', 'nothing']) {
      expect((await fetch(`${url}/${file}`)).status).toBe(404)
    }
  }))
