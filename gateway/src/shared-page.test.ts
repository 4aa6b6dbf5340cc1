import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startUpstream, type TestUpstream } from '@sibyl/platform/testing/upstream'
import { startTestGateway, type TestGateway } from './testing/gateway-under-test.ts'

const page = `<!doctype html><head><title>Sibyl</title><meta
      name="description"
      content="An oracle"
    /><meta property="og:title" content="Sibyl" /><meta property="og:description" content="An oracle" />
    <meta property="og:image" content="/social-card.png" /><meta property="og:image:alt" content="A dial" /></head><div id="root"></div>`

const live = 'kT3vQ0cJ8mZx5LrWfY7uPa1nEoB9sHdG'
const ended = 'eT3vQ0cJ8mZx5LrWfY7uPa1nEoB9sHdG'
const sentence = 'A lamp & a "step" <b>are</b> all $& that it has.'

describe('the page of a shared sentence', () => {
  let root: string
  let upstream: TestUpstream
  let gateway: TestGateway
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'sibyl-shared-'))
    await writeFile(join(root, 'index.html'), page)
    upstream = await startUpstream((request, response) => {
      response.statusCode = request.url?.includes(live) ? 200 : 410
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify({ success: true, shared: { sentence } }))
    })
    gateway = await startTestGateway(upstream.url, { WEB_ROOT: root, PUBLIC_URL: 'https://sibyl.example' })
  })
  afterAll(async () => {
    await gateway.close(0)
    await upstream.close()
    await rm(root, { recursive: true })
  })

  const open = (token: string, at = gateway.url) => fetch(`${at}/r/${token}`, { headers: { accept: 'text/html' } })
  const closed = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }

  it('has a preview of its own in its head, and is neither stored nor listed', async () => {
    const answer = await open(live)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject(closed)
    const html = await answer.text()
    expect(html).toContain(`<meta property="og:image" content="https://sibyl.example/api/divination/shared/${live}/preview.png"`)
    const escaped = 'A lamp &amp; a &quot;step&quot; &lt;b&gt;are&lt;/b&gt; all $&amp; that it has.'
    expect(html.split(escaped)).toHaveLength(4)
    expect(html).toContain('<meta name="robots" content="noindex" />')
    expect(upstream.requests.at(-1)?.url).toBe(`/divination/shared/${live}?preview=1`)
  })

  it('is the plain page with 410 once the link has ended', async () => {
    const answer = await open(ended)
    expect([answer.status, Object.fromEntries(answer.headers)]).toEqual([410, expect.objectContaining(closed)])
    expect(await answer.text()).toContain('<meta property="og:description" content="An oracle" />')
  })

  it('goes out without a preview while divination is away', async () => {
    const alone = await startTestGateway('http://127.0.0.1:9', { WEB_ROOT: root })
    const answer = await open(live, alone.url)
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('<div id="root">')])
    await alone.close(0)
  })

  it('is no page under a token that none of ours can be', async () => {
    const asked = upstream.requests.length
    expect((await open('short')).status).toBe(404)
    expect(upstream.requests).toHaveLength(asked)
  })
})
