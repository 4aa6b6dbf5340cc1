import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { renderApp, signedIn } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'
import { aReading, wholeEvents } from '../../../reading/progress/testing.ts'

const dream = () => screen.findByLabelText('Your dream')
const interpret = () => screen.findByRole('button', { name: 'Interpret My Dream' })

describe('a dream that was shared with the installed app', () => {
  const share = (text: string) => {
    location.hash = `#dream=${encodeURIComponent(text)}`
  }

  test('is in the form and no longer in the address', async () => {
    signedIn()
    share('I stood in a house & it had no doors.')
    renderApp('/input/dream')
    expect(await dream()).toHaveValue('I stood in a house & it had no doors.')
    expect(location.hash).toBe('')
  })

  test('comes after what the reader has typed and not sent', async () => {
    signedIn()
    const first = renderApp('/input/dream')
    await first.user.type(await dream(), 'A lake at night.')
    first.unmount()
    share('And a boat.')
    renderApp('/input/dream')
    expect(await dream()).toHaveValue('A lake at night.\n\nAnd a boat.')
  })

  test('waits for a visitor who signs in first', async () => {
    share('I stood in a house without doors.')
    const first = renderApp('/input/dream')
    await screen.findByText('Sign In')
    first.unmount()
    signedIn()
    renderApp('/input/dream')
    expect(await dream()).toHaveValue('I stood in a house without doors.')
  })
})

describe('the dream form', () => {
  beforeEach(() => signedIn())

  test('shows the contract’s messages for missing fields', async () => {
    const { user } = renderApp('/input/dream')
    await user.click(await interpret())
    expect(await screen.findByText('Please describe your dream')).toBeInTheDocument()
    await user.type(await dream(), 'I fell.')
    expect(await screen.findByText('Please provide more detail about your dream (at least 30 characters)')).toBeInTheDocument()
    expect(screen.getByText('7 characters of at least 30')).toBeInTheDocument()
    expect(await dream()).toBeInvalid()
  })

  test('sends all three fields, and keeps typed text over a reload', async () => {
    const asked: unknown[] = []
    server.use(
      http.post(at('/divination/reading/:methodId'), async ({ request }) => {
        asked.push(await request.json())
        return wholeEvents(aReading())
      }),
    )
    const first = renderApp('/input/dream')
    await first.user.type(await dream(), 'I walked through my old school and found a door.')
    await first.user.type(screen.getByLabelText('How it felt'), 'curious')
    first.unmount()
    const { user, address } = renderApp('/input/dream')
    expect(await dream()).toHaveValue('I walked through my old school and found a door.')
    await user.click(await interpret())
    await waitFor(() => expect(address()).toBe('/reading/dream'))
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]).toEqual({
      formData: {
        dreamDescription: 'I walked through my old school and found a door.',
        dreamEmotions: 'curious',
        currentLifeSituation: '',
      },
    })
  })

  test('shows the recognised symbols, and leaves a removed one out of the reading', async () => {
    const asked: unknown[] = []
    server.use(
      http.post(at('/divination/dream/symbols'), () =>
        HttpResponse.json({
          success: true,
          symbols: [
            { symbol: 'school', label: 'old school', start: 17, end: 30 },
            { symbol: 'door', label: 'door', start: 43, end: 47 },
          ],
        }),
      ),
      http.post(at('/divination/reading/:methodId'), async ({ request }) => {
        asked.push(await request.json())
        return wholeEvents(aReading())
      }),
    )
    const { user } = renderApp('/input/dream')
    await user.type(await dream(), 'I walked through my old school and found a door.')
    const heard = within(await screen.findByRole('group', { name: 'We heard' }))
    await user.click(heard.getByRole('button', { name: 'Remove old school' }))
    await user.click(heard.getByRole('button', { name: 'Remove door' }))
    expect(heard.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument()
    expect(screen.getByText('door removed')).toBeInTheDocument()
    await user.click(heard.getByRole('button', { name: 'Put back 2' }))
    await user.click(heard.getByRole('button', { name: 'Remove old school' }))
    await user.click(await interpret())
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]).toMatchObject({ formData: { removedSymbols: ['school'] } })
  })

  test('works when the symbols cannot be found', async () => {
    let calls = 0
    server.use(
      http.post(at('/divination/dream/symbols'), () => {
        calls += 1
        return HttpResponse.json({ success: false, code: 'rate_limited' }, { status: 429 })
      }),
    )
    const { user } = renderApp('/input/dream')
    await user.type(await dream(), 'I walked through my old school and found a door.')
    await waitFor(() => expect(calls).toBe(1))
    expect(screen.queryByRole('group', { name: 'We heard' })).not.toBeInTheDocument()
    expect(await interpret()).toBeEnabled()
  })
})
