import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { mira, renderApp, signedIn } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'
import { aReading, wholeEvents } from '../../../reading/progress/testing.ts'

const situation = () => screen.findByLabelText('Your situation')
const consult = () => screen.findByRole('button', { name: 'Consult the Oracle' })

describe('the I Ching form', () => {
  beforeEach(() => signedIn())

  test('shows the contract’s messages for missing fields, and counts characters', async () => {
    const { user } = renderApp('/input/iching')
    await user.click(await consult())
    expect(await screen.findByText('Please describe your situation')).toBeInTheDocument()
    expect(await situation()).toBeInvalid()
    expect(await situation()).toHaveFocus()

    await user.type(await situation(), 'The bakery')
    expect(await screen.findByText('Please provide more detail about your situation')).toBeInTheDocument()
    expect(screen.getByText('10 characters of at least 20')).toBeInTheDocument()

    await user.type(await situation(), ' earns too little')
    await waitFor(() => expect(screen.queryByText('Please provide more detail about your situation')).not.toBeInTheDocument())
    expect(screen.getByText('27 of 5,000 characters')).toBeInTheDocument()
  })

  test('says how it is cast: coins for tokens, yarrow for The Adept', async () => {
    const first = renderApp('/input/iching')
    expect(await screen.findByText(/Three coins, thrown six times/)).toBeInTheDocument()
    first.unmount()
    signedIn({ ...mira, tier: 'premium', oracleTokens: 0 })
    renderApp('/input/iching')
    expect(await screen.findByText(/Forty-nine yarrow stalks/)).toBeInTheDocument()
  })

  test('keeps what was typed over a reload', async () => {
    const first = renderApp('/input/iching')
    await first.user.type(await situation(), 'Half a thought about the bakery')
    first.unmount()
    renderApp('/input/iching')
    expect(await situation()).toHaveValue('Half a thought about the bakery')
  })

  test('sends the typed text, trimmed', async () => {
    const asked: unknown[] = []
    server.use(
      http.post(at('/divination/reading/:methodId'), async ({ request }) => {
        asked.push(await request.json())
        return wholeEvents(aReading())
      }),
    )
    const { user, address } = renderApp('/input/iching')
    await user.type(await situation(), '  The bakery barely earns its rent.  ')
    await user.click(await consult())
    await waitFor(() => expect(address()).toBe('/reading/iching'))
    await waitFor(() => expect(asked).toEqual([{ formData: { situation: 'The bakery barely earns its rent.' } }]))
  })
})
