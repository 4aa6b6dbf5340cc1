import type { BrowserContext, Page } from 'playwright-core'
import { accessibilityFaults, describeInBrowser, scrollsSideways } from './support/browser.ts'
import { call, eventually, newReader } from './support/reader.ts'
import { cachedAnswers, workerReady } from './support/service-worker.ts'
import { cookiesAnswered, signIn } from './support/session.ts'
import { useStage } from './support/stage.ts'

const SLOWLY = 60
const QUICKLY = 2000

describeInBrowser('without a connection', () => {
  const stage = useStage()
  let context: BrowserContext
  let page: Page
  beforeEach(async () => {
    context = await stage.newContext({ ...cookiesAnswered(stage.product), viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' })
    page = await context.newPage()
    await page.goto('/')
    await workerReady(page)
  })

  const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
  const writeAt = (tokensPerSecond: number) => call(stage.product, '/_dev/model/settings', { method: 'PUT', body: { tokensPerSecond } })

  const isSound = async (): Promise<void> => {
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
  }

  const cardIsWhole = async (): Promise<void> => {
    await page.getByText('Reading channeled by Sibyl, your AI Oracle').waitFor()
    await page.locator('.spreadout img').waitFor()
    // Rejects if the image did not load.
    await page.evaluate(`document.querySelector('.spreadout img').decode()`)
  }
  const drawCard = async (): Promise<string> => {
    await page.goto('/reading/daily-card')
    await cardIsWhole()
    return String(await page.getByRole('heading', { level: 1 }).textContent())
  }
  const comeIn = async (email: string): Promise<void> => {
    await newReader(stage.product, email)
    await page.goto('/login')
    await signIn(page, email)
    await title(/Mira/).waitFor()
  }

  it('a visitor opens home, and reads the card of the day again', async () => {
    const drawn = await drawCard()
    await context.setOffline(true)
    await page.getByText('You are offline. Today’s card can be read again; the rest waits for the connection.').waitFor()
    await page.goto('/')
    const again = page.getByRole('link', { name: 'Read today’s card again' })
    await again.waitFor()
    await isSound()
    await again.click()
    await title(drawn).waitFor()
    await cardIsWhole()
    await isSound()

    await page.close()
    page = await context.newPage()
    await page.goto('/contact')
    await title('This page needs a connection').waitFor()
    await page.goto('/reading/daily-card')
    await title(drawn).waitFor()
    await cardIsWhole()
  })

  it('a new day says that its card needs a connection, and draws the card once there is one', async () => {
    await drawCard()
    await context.setOffline(true)
    await page.clock.setFixedTime(Date.now() + 86_400_000)
    await page.goto('/reading/daily-card')
    await title('A new card needs a connection').waitFor()
    await page.getByText('You are offline. Anything that needs a connection waits until it is back.').waitFor()
    await isSound()
    await context.setOffline(false)
    await cardIsWhole()
  })

  it.each(['signs out', 'deletes the account'])('a reader has their card, until that reader %s', async (leaving) => {
    await comeIn(`mira-${leaving.replaceAll(' ', '-')}@sibyl.example`)
    const drawn = await drawCard()
    await context.setOffline(true)
    await page.goto('/reading/daily-card')
    await title(drawn).waitFor()
    await cardIsWhole()
    await page.goto('/profile?tab=account')
    await title('This page needs a connection').waitFor()
    await context.setOffline(false)

    await page.getByRole('button', { name: 'Delete Account' }).waitFor()
    if (leaving === 'signs out') {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click()
      await title('An oracle that shows its working').waitFor()
    } else {
      await page.getByRole('button', { name: 'Delete Account' }).click()
      await page.getByRole('button', { name: 'Delete My Account' }).click()
      await page.waitForURL(/\/login/)
    }
    await context.setOffline(true)
    await page.goto('/reading/daily-card')
    await title('A new card needs a connection').waitFor()
    await page.goto('/')
    await page.getByRole('link', { name: 'Get Started' }).waitFor()

    expect(await page.evaluate<string>('JSON.stringify({ ...localStorage })')).not.toContain(drawn)
    await eventually(async () => (await page.evaluate<boolean>(`localStorage.getItem('forgettingPictures') === null`)) || undefined)
    const kept = await cachedAnswers(page)
    expect(kept.filter(({ url }) => url.includes('/api/')).map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/divination/cards/back.svg',
    ])
    for (const { body } of kept) expect(body).not.toMatch(/sibyl\.example|Mira/)
  })

  it('a reader’s journal shows the days that this device has seen, until the reader signs out', async () => {
    await comeIn('mira-journal@sibyl.example')
    const drawn = await drawCard()
    await page.goto('/journal')
    const day = page.getByRole('button', { name: /1 reading$/ })
    await day.waitFor()
    await eventually(async () => (await cachedAnswers(page)).some(({ url }) => /cards\/(?!back)/.test(url)) || undefined)
    await context.setOffline(true)
    await page.goto('/journal')
    await page.getByText('You are offline. This month is shown as this device last saw it.').waitFor()
    await day.click()
    await page.getByText(drawn).waitFor()
    await page.evaluate(`document.querySelector('.daycover img').decode()`)
    await isSound()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click()
    await title('An oracle that shows its working').waitFor()
    await context.setOffline(true)
    expect(await page.evaluate<string>('JSON.stringify({ ...localStorage })')).not.toContain(drawn)
    await page.goto('/journal')
    await page.waitForURL(/\/login\?/)
  })

  it('a dream shared with the installed app is in the form, and no request carried it', async () => {
    await comeIn('mira-shares@sibyl.example')
    const asked: string[] = []
    context.on('request', (request) => request.serviceWorker() === null || asked.push(`${request.url()} ${request.postData()}`))
    const shared = 'I stood in a house and could not find a door.'
    await page.evaluate(`(() => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action: '/share/dream', enctype: 'multipart/form-data' })
      form.append(Object.assign(document.createElement('textarea'), { name: 'text', value: ${JSON.stringify(shared)} }))
      document.body.append(form)
      form.submit()
    })()`)
    await page.waitForURL(/\/input\/dream$/)
    expect(await page.getByLabel('Your dream').inputValue()).toBe(shared)
    expect(asked.filter((request) => request.includes('house'))).toEqual([])
  })

  it('a page that was never opened waits, and opens once there is a connection', async () => {
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Contact Us' }).click()
    await title('This page needs a connection').waitFor()
    await isSound()
    await context.setOffline(false)
    await page.getByLabel('Email').waitFor()
  })

  it.each([
    ['by one who has read before', 'mira-has-read', 'Your reading waits for the connection'],
    ['by one who never has', 'mira-asks', 'This page needs a connection'],
  ])('what was asked %s is kept, and asked when there is one', async (_, name, meanwhile) => {
    const question = 'Should I take the offer from the studio?'
    await comeIn(`${name}@sibyl.example`)
    if (name === 'mira-has-read') await drawCard()
    await page.goto('/input/tarot')
    await page.getByRole('radio').first().check({ force: true })
    await page.getByRole('textbox', { name: 'Your question' }).fill(question)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Draw My Cards' }).click()
    await title(meanwhile).waitFor()
    await isSound()
    await context.setOffline(false)
    await page.getByText('Reading channeled by Sibyl, your AI Oracle').waitFor()
    await expect(page.getByText(/1 token spent, 2 left/).waitFor()).resolves.toBeUndefined()
    await page.getByText(question).first().waitFor()
  })

  it('a reading in progress stays, and continues where it stopped', async () => {
    await comeIn('mira-reads@sibyl.example')
    await page.goto('/input/tarot')
    await page.getByRole('radio').first().check({ force: true })
    await page.getByRole('textbox', { name: 'Your question' }).fill('Should I take the offer from the studio?')
    await writeAt(SLOWLY)
    await page.getByRole('button', { name: 'Draw My Cards' }).click()
    await page.locator('.text p').first().waitFor()
    await context.setOffline(true)
    await page.getByText(/^You are offline/).waitFor()
    await writeAt(QUICKLY)
    await context.setOffline(false)
    await page.getByText('Reading channeled by Sibyl, your AI Oracle').waitFor()
    await page.getByText(/1 token spent, 2 left/).waitFor()
  })

  it('requests outside the client are not answered with a page of it', async () => {
    await context.setOffline(true)
    for (const path of ['/api/docs', '/_dev/', '/sitemap.xml', '/robots.txt', '/livez'])
      await expect(page.goto(path)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
  })
})
