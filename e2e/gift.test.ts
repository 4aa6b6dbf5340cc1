import { accessibilityFaults, describeInBrowser, scrollsSideways, watchConsole } from './support/browser.ts'
import { cardFields, cardFieldsReady } from './support/card-fields.ts'
import { eventually, mailTo, newReader, wallet } from './support/reader.ts'
import { cookiesAnswered, putSession, signIn } from './support/session.ts'
import { useStage } from './support/stage.ts'

describeInBrowser('a gift', () => {
  const stage = useStage()

  it('goes from the giver’s card through a sealed envelope into the receiver’s wallet, and the giver hears of it', async () => {
    const [giver, receiver] = await Promise.all(['mira', 'jonas'].map((name) => newReader(stage.product, `${name}@sibyl.example`)))
    if (!giver || !receiver) throw new Error('two readers are needed')
    const options = { ...cookiesAnswered(stage.product), viewport: { width: 360, height: 780 } }

    const shop = await stage.newPage(options)
    const shopFaults = watchConsole(shop)
    await putSession(shop, giver)
    await shop.goto('/gift')
    await shop.getByLabel('For').fill('Jonas')
    await shop.getByLabel('Your note').fill('Ask somebody who is up.')
    await shop.getByLabel('Their email').fill(receiver.email)
    await shop.getByRole('button', { name: 'Seal and pay $4.99' }).click()
    await cardFieldsReady(shop)
    await cardFields(shop).getByRole('button', { name: 'Fill in 4242 4242 4242 4242' }).click()
    await shop.getByRole('button', { name: 'Pay $4.99', exact: true }).click()
    await shop.getByRole('heading', { level: 1, name: 'Sealed' }).waitFor()

    const { text } = await mailTo(stage.product, receiver.email, /^Mira has left you a sealed envelope$/)
    expect(text).not.toMatch(/Jonas|somebody who is up/)
    const page = await stage.newPage(options)
    const faults = watchConsole(page)
    await page.goto('/_dev/mailbox')
    await page.getByRole('link', { name: 'Mira has left you a sealed envelope' }).click()
    const mail = page.frameLocator('iframe')
    const envelope = mail.getByRole('img', { name: 'A sealed envelope' })
    const width = () => envelope.evaluate((picture) => (picture as unknown as { naturalWidth: number }).naturalWidth)
    expect(await eventually(async () => (await width()) || undefined)).toBe(880)
    await mail.getByRole('link', { name: 'Open the Envelope' }).click()
    await page.getByRole('heading', { level: 1, name: 'Mira left you this' }).waitFor()
    await page.getByRole('button', { name: 'Break the Seal' }).click()
    const letter = page.getByRole('heading', { level: 1, name: '5 tokens from Mira' })
    await letter.waitFor()
    await page.getByText('Ask somebody who is up.').waitFor()
    await page.getByRole('link', { name: 'I have an account' }).click()
    await signIn(page, receiver.email)
    // The seal is broken for good: the letter lies open.
    await letter.waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
    await page.getByRole('button', { name: 'Keep These Tokens' }).click()
    await page.getByText('The 5 tokens are in your wallet.').waitFor()
    await eventually(async () => ((await wallet(stage.product, receiver)).oracleTokens === 8 ? true : undefined))
    expect((await wallet(stage.product, giver)).oracleTokens).toBe(3)

    const { text: said } = await mailTo(stage.product, giver.email, /^Your envelope was opened$/)
    expect(said).not.toContain(receiver.email)
    await shop.getByRole('link', { name: 'Open My Wallet' }).click()
    await shop.getByText('5 tokens for Jonas').waitFor()
    await shop.getByText('Opened', { exact: true }).waitFor()
    // The frame of a mail runs no script, not even the test's own.
    expect([...shopFaults, ...faults].filter((fault) => !fault.includes('about:srcdoc'))).toEqual([])
  })
})
