import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { startUpstream, type TestUpstream } from '@sibyl/platform/testing/upstream'
import { sendRaw, startTestGateway, type TestGateway } from './testing/gateway-under-test.ts'

const page = `<!doctype html><title>Sibyl</title>${'<p>night</p>'.repeat(200)}`
const script = `console.log(${JSON.stringify('star '.repeat(500))})`

describe('the client that the gateway serves', () => {
  let root: string
  let upstream: TestUpstream
  let gateway: TestGateway

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'sibyl-web-'))
    await mkdir(join(root, 'assets'))
    await writeFile(join(root, 'index.html'), page)
    await writeFile(join(root, 'assets/main-abc123.js'), script)
    await writeFile(join(root, 'assets/font.woff2'), Buffer.alloc(4000))
    await writeFile(join(root, 'sw.js'), '//')
    await writeFile(join(root, 'manifest.webmanifest'), '{"name":"Sibyl, an oracle"}')
    await writeFile(join(root, 'social-card.png'), Buffer.alloc(4000))
    await writeFile(join(root, '.secret'), 'secret')
    await mkdir(join(root, 'pages/deck'), { recursive: true })
    for (const name of ['index', 'pricing', 'deck/cups-queen']) await writeFile(join(root, `pages/${name}.html`), `written: ${name}`)
    upstream = await startUpstream()
    gateway = await startTestGateway(upstream.url, { WEB_ROOT: root })
  })
  afterAll(async () => {
    await gateway.close(0)
    await upstream.close()
    await rm(root, { recursive: true })
  })

  const navigate = (path: string) => fetch(gateway.url + path, { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } })

  it('names the product in pages and manifest as the installation does, whatever signs its name has', async () => {
    const named = await startTestGateway(upstream.url, { WEB_ROOT: root, PRODUCT_NAME: 'Day & "Night"' })
    const text = async (path: string) => (await fetch(named.url + path, { headers: { accept: 'text/html,*/*;q=0.8' } })).text()
    expect(await text('/')).toBe('written: index')
    expect(await text('/profile')).toContain('<title>Day &amp; &quot;Night&quot;</title>')
    expect(JSON.parse(await text('/manifest.webmanifest'))).toEqual({ name: 'Day & "Night", an oracle' })
    await named.close(0)
  })

  it('lets browsers cache hashed assets for good', async () => {
    const response = await fetch(`${gateway.url}/assets/main-abc123.js`)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(await response.text()).toBe(script)
  })

  it.each(['/', '/index.html', '/sw.js', '/manifest.webmanifest'])('has %s revalidated each time', async (path) => {
    const response = await navigate(path)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    const condition = `If-None-Match: ${response.headers.get('etag')}\r\nAccept: text/html\r\nConnection: close`
    expect(await sendRaw(gateway.port, `GET ${path} HTTP/1.1\r\nHost: x\r\n${condition}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 304 /)
  })

  it.each([
    ['/', 'index'],
    ['/pricing', 'pricing'],
    ['/pricing?from=mail', 'pricing'],
    ['/deck/cups-queen', 'deck/cups-queen'],
  ])('answers %s with the page that the build has written', async (path, name) => {
    expect(await (await navigate(path)).text()).toBe(`written: ${name}`)
  })

  it.each(['/pages/pricing.html', '/pages/pricing', '/../pages/deck'])('has no written page under %s', async (path) => {
    expect(await (await navigate(path)).text()).not.toContain('written')
  })

  it.each(['/input/tarot', '/history?page=2', '/verify-email?token=a.b', '/reading/view/reading_1/'])(
    'answers %s with the page',
    async (path) => {
      const response = await navigate(path)
      expect(response.status).toBe(200)
      expect(await response.text()).toBe(page)
    },
  )

  it.each(['/oracle/tarot', '/deck/nosuch', '/hexagrams/99', '/input/runes', '/history/2'])(
    'answers %s, where there is no page, with 404 and the page that says so',
    async (path) => {
      const response = await navigate(path)
      expect(response.status).toBe(404)
      expect(await response.text()).toBe(page)
    },
  )

  it.each(['/assets/gone-123.js', '/assets/gone', '/gone.png'])('answers 404, not the page, for %s', async (path) => {
    const response = await navigate(path)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('<!doctype')
  })

  it('answers 404 to requests that do not ask for a page', async () => {
    expect((await fetch(`${gateway.url}/oracle`, { headers: { accept: 'application/json' } })).status).toBe(404)
    expect((await fetch(`${gateway.url}/`, { method: 'POST' })).status).toBe(404)
  })

  it('uses absolute addresses for a preview’s picture and for a page, whichever host was requested', async () => {
    const own = await mkdtemp(join(tmpdir(), 'sibyl-web-'))
    const headOf = (origin: string) =>
      `<meta property="og:image" content="${origin}/social-card.png" /><link rel="icon" href="/icon.svg" /><link rel="canonical" href="${origin}/deck"/>`
    await writeFile(join(own, 'index.html'), headOf(''))
    const told = await startTestGateway(upstream.url, { WEB_ROOT: own, PUBLIC_URL: 'https://sibyl.example', TRUSTED_PROXIES: '1' })
    const ask = (host: string) =>
      sendRaw(told.port, `GET / HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-Host: ${host}\r\nAccept: text/html\r\nConnection: close\r\n\r\n`)
    const answers = await Promise.all(['sibyl.example', 'other.example:8080', '"><script>'].map(ask))
    for (const answered of answers) expect(answered).toContain(headOf('https://sibyl.example'))
    expect(new Set(answers.map((answered) => /^etag: (.*)$/im.exec(answered)?.[1])).size).toBe(1)
    await told.close(0)
    await rm(own, { recursive: true })
  })

  it.each([
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/sw.js', 'text/javascript'],
    ['/social-card.png', 'image/png'],
  ])('names the type of %s', async (path, type) => {
    expect((await fetch(gateway.url + path)).headers.get('content-type')).toMatch(type)
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('sends %s to callers that accept it', async (encoding, decompress) => {
    const answered = await sendRaw(
      gateway.port,
      `HEAD /assets/main-abc123.js HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${encoding}\r\nConnection: close\r\n\r\n`,
    )
    expect(answered.toLowerCase()).toContain(`content-encoding: ${encoding}`)
    expect(answered).toMatch(/vary: accept-encoding/i)
    const body = await new Promise<Buffer>((resolve) => {
      get(`${gateway.url}/assets/main-abc123.js`, { headers: { 'accept-encoding': encoding }, agent: false }, async (response) =>
        resolve(Buffer.concat(await response.toArray())),
      )
    })
    expect(decompress(body).toString()).toBe(script)
    expect(body.length).toBeLessThan(script.length / 5)
  })

  it('prefers br, and does not compress a compressed format again', async () => {
    const chosen = async (path: string) =>
      (await fetch(gateway.url + path, { headers: { 'accept-encoding': 'gzip, br' } })).headers.get('content-encoding')
    expect(await chosen('/assets/main-abc123.js')).toBe('br')
    expect(await chosen('/assets/font.woff2')).toBeNull()
  })

  it('sends the file that the build has compressed, instead of compressing it again', async () => {
    const built = brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    await writeFile(join(root, 'assets/built-abc123.js'), script)
    await writeFile(join(root, 'assets/built-abc123.js.br'), built)
    const response = await fetch(`${gateway.url}/assets/built-abc123.js`, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(response.headers.get('content-length')).toBe(String(built.length))
    expect(await response.text()).toBe(script)
  })

  it('serves a new build without a restart', async () => {
    await writeFile(join(root, 'humans.txt'), 'one')
    expect(await (await fetch(`${gateway.url}/humans.txt`)).text()).toBe('one')
    await writeFile(join(root, 'humans.txt'), 'second')
    expect(await (await fetch(`${gateway.url}/humans.txt`)).text()).toBe('second')
  })

  it.each(['/.secret', '/assets/../.secret', '/%2e%2e/%2e%2e/etc/passwd.txt', '/..%2f..%2fetc%2fhosts.txt', '/%00.js', '/%E0%A4%A.js'])(
    'gives nothing away for %s',
    async (path) => {
      const answered = await sendRaw(gateway.port, `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept: */*\r\nConnection: close\r\n\r\n`)
      expect(answered).toMatch(/^HTTP\/1\.1 40[04] /)
      expect(answered).not.toContain('secret\r\n')
    },
  )

  it('allows browsers to run only our own scripts', async () => {
    const { headers } = await navigate('/')
    const policy = headers.get('content-security-policy')
    for (const rule of [
      "default-src 'self'",
      "script-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'self'",
      "form-action 'self'",
    ])
      expect(policy?.split(';')).toContain(rule)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
  })

  it('allows Stripe’s checkout if payments are real', async () => {
    const real = await startTestGateway(upstream.url, { WEB_ROOT: root }, { emulated: { model: true, payments: false, mail: true } })
    const policy = (await fetch(`${real.url}/`, { headers: { accept: 'text/html' } })).headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;")
    expect(policy).toContain("worker-src 'self';")
    await real.close(0)
  })

  it('says how to build the client if it is missing', async () => {
    const bare = await startTestGateway(upstream.url, { WEB_ROOT: join(root, 'nowhere') })
    const response = await fetch(`${bare.url}/`, { headers: { accept: 'text/html' } })
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('npx vite build web')
    await bare.close(0)
  })
})
