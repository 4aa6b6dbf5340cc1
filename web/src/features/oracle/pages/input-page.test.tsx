import { jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { holdTimeouts } from '../../../../test/hold-timeouts.ts'
import { mira, renderApp, signedIn } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'
import { aReading, aSealedDraw, wholeEvents } from '../../../reading/progress/testing.ts'

afterEach(() => void jest.useRealTimers())

const question = () => screen.findByLabelText('Your question')
const draw = () => screen.findByRole('button', { name: 'Draw My Cards' })

const cut = () => screen.findByLabelText('Your cut')

const readingAnswers = () => {
  const asked: { key: string | null; body: unknown; url: string }[] = []
  server.use(
    http.post(at('/divination/reading/:methodId'), async ({ request }) => {
      asked.push({ key: request.headers.get('idempotency-key'), body: await request.json(), url: request.url })
      return wholeEvents(aReading())
    }),
  )
  return asked
}

describe('the tarot form', () => {
  beforeEach(() => signedIn())

  test('shows the contract’s messages for missing fields', async () => {
    const { user } = renderApp('/input/tarot')
    await user.click(await draw())
    expect(await screen.findByText('Please select a timeframe')).toBeInTheDocument()
    expect(screen.getByText('Please enter your question')).toBeInTheDocument()

    await user.type(await question(), 'The job')
    expect(await screen.findByText('Please provide more detail in your question')).toBeInTheDocument()
    expect(screen.getByText('7 characters of at least 10')).toBeInTheDocument()
    expect(await question()).toBeInvalid()

    await user.type(await question(), ' at the studio')
    await waitFor(() => expect(screen.queryByText('Please provide more detail in your question')).not.toBeInTheDocument())
    expect(screen.getByText('21 of 1,000 characters')).toBeInTheDocument()
  })

  test('looks ahead in four timeframes', async () => {
    renderApp('/input/tarot')
    const tiles = await within(await screen.findByRole('group', { name: 'How far ahead' })).findAllByRole('radio')
    expect(tiles.map((tile) => tile.getAttribute('value'))).toEqual(['present', 'tomorrow', 'week', 'month'])
    for (const name of [/Present/, /Tomorrow/, /This week/, /This month/]) expect(screen.getByRole('radio', { name })).toBeVisible()
  })

  test('shows the positions of the spread, and the cost', async () => {
    const { user } = renderApp('/input/tarot')
    expect(await screen.findByText('Spends 1 of your 2 tokens. If the reading fails, the token comes back.')).toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: /Present/ }))
    expect(screen.getByRole('list', { name: 'The places in this spread' })).toHaveTextContent('ISituationIIChallengeIIIAdvice')
    await user.click(screen.getByRole('radio', { name: /This week/ }))
    expect(screen.getByText(/Five places for a week\./)).toBeInTheDocument()
  })

  test('says Preparing... for a moment, then sends one request with a new key', async () => {
    const asked = readingAnswers()
    const { user, address } = renderApp('/input/tarot')
    await user.click(await screen.findByRole('radio', { name: /Present/ }))
    await user.type(await question(), 'Should I take the offer?')
    await user.click(screen.getByRole('button', { name: 'Cut the deck' }))
    expect(await cut()).toHaveFocus()
    await user.type(await cut(), ' Seven')
    await screen.findByText('Your deck is sealed')
    await user.click(await draw())
    expect(await screen.findByRole('button', { name: 'Preparing...' })).toHaveAttribute('aria-disabled', 'true')
    expect(asked).toEqual([])
    await waitFor(() => expect(address()).toBe('/reading/tarot'))
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]?.body).toEqual({
      formData: { timeframe: 'present', question: 'Should I take the offer?' },
      draw: { id: aSealedDraw.id, cut: expect.stringMatching(/^Seven [0-9a-f]{32}$/) },
    })
    expect(asked[0]?.key).toMatch(/^[0-9a-f-]{36}$/)
    expect(asked[0]?.url).toContain('tz=')
  })

  test('lays the spread that was chosen, upright cards only', async () => {
    const asked = readingAnswers()
    const { user } = renderApp('/input/tarot')
    await user.click(await screen.findByRole('radio', { name: 'Two paths 5 cards' }))
    expect(screen.getByRole('list', { name: 'The places in this spread' })).toHaveTextContent(/^IThe forkIIFirst asks/)
    await user.click(screen.getByRole('radio', { name: /Present/ }))
    await user.click(screen.getByRole('switch', { name: /Upright cards only/ }))
    await user.type(await question(), 'Should I take the offer?')
    await user.click(await draw())
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]?.body).toMatchObject({ formData: { timeframe: 'present', spread: 'two-paths', uprightOnly: true } })
  })

  test('shows an advanced spread to everybody, and says that it comes with The Adept', async () => {
    const asked = readingAnswers()
    const { user } = renderApp('/input/tarot')
    await user.click(await screen.findByRole('radio', { name: /Year ahead/ }))
    expect(screen.getByText(/It comes with The Adept\./)).toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: /Present/ }))
    await user.type(await question(), 'Should I take the offer?')
    await user.click(await draw())
    expect(await screen.findByText(/Year ahead is an advanced spread/)).toBeInTheDocument()
    expect(asked).toEqual([])
  })

  test('says at once that a spread is laid for another timeframe, and sends nothing', async () => {
    signedIn({ ...mira, tier: 'premium' })
    const asked = readingAnswers()
    const { user } = renderApp('/input/tarot')
    await user.click(await screen.findByRole('radio', { name: /Present/ }))
    await user.click(screen.getByRole('radio', { name: /Day by day/ }))
    const clash = 'Day by day is laid for “This week”. Please choose that, or another spread.'
    expect(screen.getByText(clash)).toBeInTheDocument()
    await user.type(await question(), 'Should I take the offer?')
    await user.click(await draw())
    await waitFor(() => expect(screen.getByRole('radio', { name: /Present/ })).toHaveFocus())
    expect(asked).toEqual([])
    await user.click(screen.getByRole('radio', { name: /This week/ }))
    expect(screen.queryByText(clash)).not.toBeInTheDocument()
  })

  test('takes the spread of a link, with the only timeframe it is laid for', async () => {
    renderApp('/input/tarot?spread=day-by-day')
    expect(await screen.findByRole('radio', { name: /Day by day/ })).toBeChecked()
    expect(screen.getByRole('radio', { name: /This week/ })).toBeChecked()
  })

  const atTheTable = async () => {
    const { user } = renderApp('/input/tarot')
    await user.click(await screen.findByRole('radio', { name: /Present/ }))
    await user.type(await question(), 'Should I take the offer?')
    await screen.findByText('Your deck is sealed')
    await user.click(screen.getByRole('button', { name: 'Fan the deck' }))
    const cards = await screen.findByRole('slider', { name: /Cut after this many cards/ })
    return { user, cards }
  }

  test('lets the reader cut and pick each card, by the keyboard alone, and sends where they cut and what they picked', async () => {
    const asked = readingAnswers()
    const { user, cards } = await atTheTable()
    fireEvent.change(cards, { target: { value: '31' } })
    fireEvent.keyDown(cards, { key: 'Enter' })
    const fan = await screen.findByRole('listbox', { name: '78 cards, face down' })
    act(() => fan.focus())
    await user.keyboard('{Home}{Enter}12{Enter}{End}')
    expect(screen.getByRole('option', { selected: true })).toHaveAccessibleName('Card 78 of 78, face down')
    expect(screen.getByRole('status')).toHaveTextContent('Now: AdviceYou took the 12th.')
    await user.keyboard('{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Read these cards' }))
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]?.body).toMatchObject({
      draw: { id: aSealedDraw.id, cut: expect.stringMatching(/^31 [0-9a-f]{32}$/), picks: [0, 11, 77] },
    })
  })

  test('draws the rest after one pick, and sends that pick', async () => {
    const asked = readingAnswers()
    const { user } = await atTheTable()
    await user.click(screen.getByRole('button', { name: 'Skip the cut' }))
    act(() => screen.getByRole('listbox').focus())
    await user.keyboard('{Home}{ArrowRight}{Enter}')
    await user.click(screen.getByRole('button', { name: 'Draw the rest for me' }))
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]?.body).toMatchObject({ draw: { cut: expect.stringMatching(/^[0-9a-f]{32}$/), picks: [1] } })
  })

  test('opens no table before the form is complete', async () => {
    const { user } = renderApp('/input/tarot')
    await user.click(await screen.findByRole('button', { name: 'Fan the deck' }))
    expect(await screen.findByText('Please select a timeframe')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('shows the seal of the deck before anything is requested', async () => {
    const { user } = renderApp('/input/tarot')
    expect(await screen.findByText('Your deck is sealed')).toBeInTheDocument()
    expect(screen.getByText('630d cd29 66c4 3366 …')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Copy the fingerprint' }))
    expect(await screen.findByText('Copied')).toBeInTheDocument()
  })

  test('can be sent although the deck could not be sealed', async () => {
    server.use(http.post(at('/divination/draws'), () => HttpResponse.error()))
    const asked = readingAnswers()
    const { user } = renderApp('/input/tarot')
    expect(await screen.findByText('Your deck is sealed when you ask')).toBeInTheDocument()
    await user.click(await screen.findByRole('radio', { name: /Present/ }))
    await user.type(await question(), 'Should I take the offer?')
    await user.click(await draw())
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]?.body).toMatchObject({ draw: { cut: expect.stringMatching(/^[0-9a-f]{32}$/) } })
  })

  test('requires a question', async () => {
    const { user } = renderApp('/input/tarot')
    await user.type(await question(), '?! 1 2 3 4 ?!')
    await user.click(await draw())
    expect(await screen.findByText('Please ask your question in words')).toBeInTheDocument()
  })

  test('keeps what was typed over a reload, for this reader only', async () => {
    const first = renderApp('/input/tarot')
    await first.user.click(await screen.findByRole('radio', { name: /Tomorrow/ }))
    await first.user.type(await question(), 'Half a thought')
    await first.user.click(screen.getByRole('button', { name: 'Cut the deck' }))
    await first.user.type(await cut(), 'Seven')
    first.unmount()
    const again = renderApp('/input/tarot')
    expect(await question()).toHaveValue('Half a thought')
    expect(await cut()).toHaveValue('Seven')
    expect(screen.getByRole('radio', { name: /Tomorrow/ })).toBeChecked()
    again.unmount()
    signedIn({ ...mira, _id: 'u2' })
    renderApp('/input/tarot')
    expect(await question()).toHaveValue('')
  })
})

test('The Adept gets the larger spreads and is not counted', async () => {
  signedIn({ ...mira, tier: 'premium', oracleTokens: 0 })
  const { user } = renderApp('/input/tarot')
  expect(await screen.findByText('Included in your subscription. No token is spent.')).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: /Present/ }))
  expect(screen.getByText(/The Celtic Cross/)).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: /This month/ }).closest('label')).toHaveTextContent('7 cards')
})

test('an unknown method is not found', async () => {
  renderApp('/input/palmistry')
  expect(await screen.findByRole('heading', { name: 'Method not found' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/')
})

test('the daily card requires no input and no account', async () => {
  server.use(http.post(at('/divination/reading/daily-card'), () => HttpResponse.error()))
  const { user, address } = renderApp('/input/daily-card')
  expect(await screen.findByRole('link', { name: 'Back to Methods' })).toHaveAttribute('href', '/')
  for (const field of ['textbox', 'radio', 'checkbox', 'combobox']) expect(screen.queryByRole(field)).not.toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Draw My Daily Card' }))
  expect(screen.getByRole('button', { name: 'Preparing...' })).toBeInTheDocument()
  await waitFor(() => expect(address()).toBe('/reading/daily-card'))
  await act(async () => {})
})

test('Preparing... is shown for one second, then the reading is requested', async () => {
  server.use(http.post(at('/divination/reading/daily-card'), () => HttpResponse.error()))
  const { address } = renderApp('/input/daily-card')
  const button = await screen.findByRole('button', { name: 'Draw My Daily Card' })
  const pass = holdTimeouts()
  fireEvent.click(button)
  await pass(999)
  expect(button).toHaveTextContent('Preparing...')
  expect(address()).toBe('/input/daily-card')
  await pass(1)
  expect(address()).toBe('/reading/daily-card')
})
