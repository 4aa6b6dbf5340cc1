import type { MethodId } from '@sibyl/contracts/methods'
import type { Page } from 'playwright-core'

type Words = string | RegExp

/** Opens an address and waits for its title. */
export const open = async (page: Page, path: string, title: Words): Promise<void> => {
  await page.goto(path)
  await page.getByRole('heading', { level: 1, name: title }).first().waitFor()
}

/** Opens an address, and waits for its title and for text that may load later. */
export const showing =
  (path: string, title: Words, ...later: Words[]) =>
  async (page: Page): Promise<void> => {
    await open(page, path, title)
    for (const words of later) await said(page, words)
  }

export const press = (page: Page, name: Words) => page.getByRole('button', { name, exact: true }).first().click()

/** Presses the button that sends a form. */
export const send = (page: Page) => page.locator('main form button[type=submit]').click()

/** Finds a field by the beginning of its label, because a hint may follow. */
export const fill = (page: Page, label: string, value: string) =>
  page
    .getByLabel(new RegExp(`^${label}`))
    .first()
    .fill(value)

/** Chooses a tile or a row, whose radio button is visually hidden. */
export const choose = (page: Page, name: Words) => page.getByRole('radio', { name }).check({ force: true })

export const said = (page: Page, words: Words) => page.getByText(words).first().waitFor()

export const dialog = (page: Page, name: Words) => page.getByRole('dialog', { name }).waitFor()

/** Opens a method's reading page with the data that its form would hand over. */
export const ask = async (page: Page, method: MethodId, formData: Record<string, unknown> = {}): Promise<void> => {
  const state = JSON.stringify({ usr: { formData }, key: 'asked', idx: 0 })
  await page.addInitScript(`if (location.pathname.startsWith('/reading/')) history.replaceState(${state}, '')`)
  await page.goto(`/reading/${method}`)
}

/** Stops everything that moves by itself: countdowns, rotating messages, growing text. */
export const standStill = (page: Page) => page.evaluate('for (let timer = 0; timer < 100_000; timer += 1) clearTimeout(timer)')
