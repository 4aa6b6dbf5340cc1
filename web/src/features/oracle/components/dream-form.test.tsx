import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { renderApp, signedIn } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'
import { aReading, wholeEvents } from '../../../reading/progress/testing.ts'

const dream = () => screen.findByLabelText('Your dream')
const interpret = () => screen.findByRole('button', { name: 'Interpret My Dream' })

describe('the dream form', () => {
  beforeEach(() => signedIn())

  test('says what is missing in the words of the contract', async () => {
    const { user } = renderApp('/input/dream')
    await user.click(await interpret())
    expect(await screen.findByText('Please describe your dream')).toBeInTheDocument()
    await user.type(await dream(), 'I fell.')
    expect(await screen.findByText('Please provide more detail about your dream (at least 30 characters)')).toBeInTheDocument()
    expect(screen.getByText('7 characters of at least 30')).toBeInTheDocument()
    expect(await dream()).toBeInvalid()
  })

  test('asks with all three fields, and keeps what was typed over a reload', async () => {
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
    const { user, place } = renderApp('/input/dream')
    expect(await dream()).toHaveValue('I walked through my old school and found a door.')
    await user.click(await interpret())
    await waitFor(() => expect(place()).toBe('/reading/dream'), { timeout: 3000 })
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]).toEqual({
      formData: {
        dreamDescription: 'I walked through my old school and found a door.',
        dreamEmotions: 'curious',
        currentLifeSituation: '',
      },
    })
  })
})
