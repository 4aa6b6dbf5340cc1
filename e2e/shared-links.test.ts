import type { SharedSentence } from '@sibyl/contracts/http/shares'
import type { MethodId } from '@sibyl/contracts/methods'
import { shareableWords } from '@sibyl/contracts/reading-text/shareable-words'
import type { ReadingName, Scene } from './accessibility/screen.ts'
import { sceneData, sceneIn } from './accessibility/support/kept-scene.ts'
import { formOf, readingNames } from './accessibility/support/scene.ts'
import { describeInBrowser } from './support/browser.ts'
import { easyLimits } from './support/easy-limits.ts'
import { call, type SignedIn } from './support/reader.ts'
import { cookiesAnswered, putSession } from './support/session.ts'
import { useStage } from './support/stage.ts'

const typed = `question situation dreamDescription dreamEmotions relationshipContext fullName newName yourName partnerName placeOfBirth
  returnPlace`.split(/\s+/)

/** Names and rare words by themselves, as a page might hold them without the whole of what was typed. */
const rare = [
  'sister',
  'locked door',
  'March 14',
  '14 March',
  ...'Mira Lund Weber Jonas Ulm Lisbon Brno Hamburg studio 1979 1989 11:30'.split(' '),
]

/** Everything that the reader typed, and everything that says who they are. */
const secrets = (name: ReadingName, reader: SignedIn, readingId: string): string[] => {
  const { sub } = JSON.parse(Buffer.from(reader.token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }
  const form = formOf(name)
  return [...typed.map((field) => form[field]).filter((text) => typeof text === 'string'), ...rare, reader.email, sub, readingId]
}

/** Whether a text holds another as words of their own, in any case. */
const holds = (text: string, words: string): boolean =>
  new RegExp(`(?<![\\p{L}\\d_-])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d_-])`, 'iu').test(text)

/** The kinds of a PNG's chunks: what a picture says beside its pixels would have a chunk of its own. */
const chunksOf = (png: Buffer): string[] => {
  const kinds: string[] = []
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) kinds.push(png.toString('latin1', at + 4, at + 8))
  return [...new Set(kinds)]
}

describeInBrowser('links to a sentence', () => {
  const stage = useStage(easyLimits, { data: sceneData })
  let adept: SignedIn
  let readings: Scene['readings']
  beforeAll(async () => {
    const set = await sceneIn(stage.product)
    adept = set.adept
    readings = set.scene.readings
  })

  const share = async (name: ReadingName): Promise<{ token: string; sentence: string }> => {
    const [offered] = shareableWords(readings[name]).sentences
    if (!offered) throw new Error(`${name} has no sentence to share`)
    const path = `/api/divination/reading/${readings[name]._id}/share`
    const { status, body } = await call(stage.product, path, { token: adept.token, body: { sentence: offered.text } })
    expect([status, body.url]).toEqual([201, `${stage.product.url}/r/${String(body.token)}`])
    return { token: String(body.token), sentence: offered.text }
  }

  const get = async (path: string) => {
    const answer = await fetch(stage.product.url + path, { headers: { accept: 'text/html' } })
    const bytes = Buffer.from(await answer.arrayBuffer())
    // The clock shows the hour of a birth twice a day.
    const headers = [...answer.headers].filter(([name]) => name !== 'date')
    return { status: answer.status, headers: JSON.stringify(headers), bytes }
  }

  it('show no question, name, address or id in page, preview, headers or source, whatever the method', async () => {
    const shown = new Set<MethodId>()
    const page = await stage.newPage(cookiesAnswered(stage.product))
    for (const name of readingNames) {
      const { token, sentence } = await share(name)
      const api = `/api/divination/shared/${token}`
      const [source, json, preview] = await Promise.all([get(`/r/${token}`), get(api), get(`${api}/preview.png`)])
      const { shared } = JSON.parse(json.bytes.toString()) as { shared: SharedSentence }
      const requested: string[] = []
      page.on('request', (request) => requested.push(request.url()))
      await page.goto(`/r/${token}`)
      await page.getByRole('heading', { name: 'Turn your own card' }).waitFor()
      await page.getByText(sentence, { exact: true }).waitFor()
      const drawn = await get(shared.picture.src)
      const texts = [source, json, drawn].map(({ bytes }) => bytes.toString())
      const headers = [source, json, drawn, preview].map((answer) => answer.headers)
      const visible = [...texts, ...headers, await page.content(), ...requested].join('\n')
      expect([name, secrets(name, adept, readings[name]._id).filter((secret) => holds(visible, secret))]).toEqual([name, []])
      expect(chunksOf(preview.bytes)).toEqual(['IHDR', 'IDAT', 'IEND'])
      expect([source.status, json.status, preview.status]).toEqual([200, 200, 200])
      expect(source.bytes.toString()).toContain(`${stage.product.url}${api}/preview.png`)
      expect(source.headers).toContain('noindex')
      page.removeAllListeners('request')
      shown.add(readings[name].methodId)
    }
    expect(shown.size).toBe(7)
  })

  it('are made, counted and taken back in the dialog of a reading', async () => {
    await call(stage.product, `/api/divination/reading/${readings.iching._id}/share`, { method: 'DELETE', token: adept.token })
    const page = await stage.newPage(cookiesAnswered(stage.product))
    await putSession(page, adept)
    await page.goto(`/reading/view/${readings.iching._id}`)
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('radio', { name: /^Link/ }).check()
    await page.getByRole('radio', { name: '7 days' }).check()
    await page.getByRole('button', { name: 'Make the Link' }).click()
    const url = await page.getByLabel('Your link').inputValue()
    await page.getByText('Nobody has opened it yet. It ends on').waitFor()

    const visitor = await stage.newPage(cookiesAnswered(stage.product))
    await visitor.goto(url)
    await visitor.getByRole('heading', { name: 'Turn your own card' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('radio', { name: /^Link/ }).check()
    await page.getByText('Opened 1 time. We do not record by whom.').waitFor()

    await page.getByRole('button', { name: 'Take It Back' }).click()
    await page.getByText('Your link has ended.').waitFor()
    expect((await fetch(url, { headers: { accept: 'text/html' } })).status).toBe(410)
    await visitor.reload()
    await visitor.getByRole('heading', { name: 'This link has ended' }).waitFor()
  })
})
