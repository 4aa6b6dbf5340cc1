import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { renderApp, signedIn } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'
import { aReading, wholeEvents } from '../../../reading/progress/testing.ts'

const situation = () => screen.findByLabelText('Your situation')
const check = () => screen.findByRole('button', { name: 'Check Our Compatibility' })

describe('the love form', () => {
  beforeEach(() => signedIn())

  test('shows the contract’s messages for missing fields', async () => {
    const { user } = renderApp('/input/love')
    await user.click(await check())
    expect(await screen.findByText('Please describe your situation')).toBeInTheDocument()
    await user.type(await situation(), 'We met.')
    expect(await screen.findByText('Please provide a bit more detail (min 20 characters)')).toBeInTheDocument()
    expect(await situation()).toBeInvalid()
  })

  test('sends the form with names or without', async () => {
    const asked: unknown[] = []
    server.use(
      http.post(at('/divination/reading/:methodId'), async ({ request }) => {
        asked.push(await request.json())
        return wholeEvents(aReading())
      }),
    )
    const { user, address } = renderApp('/input/love')
    await user.type(await situation(), 'We hardly talk these days, and I miss it.')
    expect(screen.getByText(/What the other feels, no reading knows\./)).toBeInTheDocument()
    await user.type(screen.getByLabelText('Your name'), 'Mira')
    expect(screen.getByText(/The name gives a number/)).toBeInTheDocument()
    await user.click(await check())
    await waitFor(() => expect(address()).toBe('/reading/love'))
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]).toEqual({
      formData: { yourName: 'Mira', partnerName: '', relationshipContext: 'We hardly talk these days, and I miss it.' },
    })
  })
})
