import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { renderApp, signedIn } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'

const count = () => screen.findByRole('button', { name: 'Calculate My Numbers' })
const name = () => screen.findByLabelText('Full name')
const born = () => screen.findByLabelText('Date of birth')

const asked = () => {
  const bodies: unknown[] = []
  server.use(
    http.post(at('/divination/reading/:methodId'), async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json({ success: false }, { status: 500 })
    }),
  )
  return bodies
}

describe('the numerology form', () => {
  beforeEach(() => signedIn())

  test('shows the contract’s messages for missing fields', async () => {
    const { user } = renderApp('/input/numerology')
    await user.click(await count())
    expect(screen.getByRole('radio', { name: /Life path/ })).toBeChecked()
    expect(await screen.findByText('Date of birth is required')).toBeInTheDocument()
    await user.click(await count())
    expect(await screen.findByText('Full name is required for life path reading')).toBeInTheDocument()
    expect(await name()).toBeInvalid()
  })

  test('requires a name only if the reading counts one, and sends none otherwise', async () => {
    const bodies = asked()
    const { user, address } = renderApp('/input/numerology')
    await count()
    await user.type(await name(), 'Albert Einstein')
    await user.type(await born(), '1979-03-14')
    await user.click(screen.getByRole('radio', { name: /Personal month/ }))
    expect(screen.queryByLabelText('Full name')).not.toBeInTheDocument()
    await user.click(await count())
    await waitFor(() => expect(address()).toBe('/reading/numerology'))
    await waitFor(() => expect(bodies).toHaveLength(1))
    expect(bodies[0]).toEqual({ formData: { readingType: 'personalmonth', dateOfBirth: '1979-03-14' } })
  })

  test('shows the letters by which a name is counted, and accepts another spelling', async () => {
    const { user } = renderApp('/input/numerology')
    await count()
    await user.type(await name(), 'Юлия Жукова')
    expect(await screen.findByText(/We read your name as YULIYA ZHUKOVA\./)).toBeInTheDocument()
    await user.clear(await name())
    await user.type(await name(), 'Julia Zukova')
    expect(await screen.findByText(/We read your name as JULIA ZUKOVA\./)).toBeInTheDocument()
  })

  test('compares two names, and shows the letters of both', async () => {
    const bodies = asked()
    const { user } = renderApp('/input/numerology')
    await user.click(await screen.findByRole('radio', { name: /A new name/ }))
    await user.type(screen.getByLabelText('The name before'), 'Mira Lund')
    await user.type(screen.getByLabelText('The new name'), '山田')
    await user.type(await born(), '1979-03-14')
    await user.click(await count())
    expect(await screen.findByText(/Please give a Latin spelling that you use/)).toBeInTheDocument()
    expect(bodies).toEqual([])
    await user.clear(screen.getByLabelText('The new name'))
    await user.type(screen.getByLabelText('The new name'), 'Mira Weber')
    expect(await screen.findByText(/We read your name as MIRA WEBER\./)).toBeInTheDocument()
    await user.click(await count())
    await waitFor(() =>
      expect(bodies).toEqual([
        { formData: { readingType: 'namechange', fullName: 'Mira Lund', newName: 'Mira Weber', dateOfBirth: '1979-03-14' } },
      ]),
    )
  })

  test('turns up the cards of two years before anything is asked', async () => {
    server.use(http.get(at('/divination/cards'), () => HttpResponse.json({ success: true, cards: [] })))
    const { user } = renderApp('/input/numerology')
    await user.click(await screen.findByRole('radio', { name: /Year ahead/ }))
    expect(await screen.findByText(/turn up\. They cost nothing/)).toBeInTheDocument()
    await user.type(await born(), '1979-03-14')
    expect(screen.queryByText(/They cost nothing/)).not.toBeInTheDocument()
  })

  test('sends name and date for a life path', async () => {
    const bodies = asked()
    const { user } = renderApp('/input/numerology')
    await count()
    await user.click(screen.getByRole('radio', { name: /Life path/ }))
    await user.type(await name(), ' Tomáš Dvořák ')
    await user.type(await born(), '1980-02-29')
    await user.click(await count())
    await waitFor(() => expect(bodies).toHaveLength(1))
    expect(bodies[0]).toEqual({ formData: { readingType: 'lifepath', fullName: 'Tomáš Dvořák', dateOfBirth: '1980-02-29' } })
  })

  test('says beforehand which names cannot be counted', async () => {
    const { user } = renderApp('/input/numerology')
    await count()
    await user.type(await name(), 'Ελένη')
    expect(screen.queryByText(/cannot be counted/)).not.toBeInTheDocument()
    await user.clear(await name())
    await user.type(await name(), 'محمد')
    expect(screen.getByText(/cannot be counted without guessing/)).toBeInTheDocument()
  })

  test('refuses a day that has not come yet', async () => {
    const bodies = asked()
    const { user } = renderApp('/input/numerology')
    await count()
    await user.click(screen.getByRole('radio', { name: /Personal month/ }))
    await user.type(await born(), '2999-01-01')
    await user.click(await count())
    expect(await screen.findByText('The date of birth cannot be in the future')).toBeInTheDocument()
    expect(bodies).toEqual([])
  })

  test('keeps what was typed over a reload', async () => {
    const first = renderApp('/input/numerology')
    await count()
    await first.user.click(screen.getByRole('radio', { name: /Life path/ }))
    await first.user.type(await name(), 'Ada')
    first.unmount()
    renderApp('/input/numerology')
    await count()
    expect(await name()).toHaveValue('Ada')
    expect(screen.getByRole('radio', { name: /Life path/ })).toBeChecked()
  })

  test('says what will be computed', async () => {
    const { user } = renderApp('/input/numerology')
    await count()
    expect(screen.getByRole('complementary', { name: 'What is computed' })).toHaveTextContent('11, 22 and 33 are kept')
    await user.click(screen.getByRole('radio', { name: /Personal month/ }))
    expect(screen.getByRole('complementary', { name: 'What is computed' })).toHaveTextContent('the days of the month that turn')
  })
})
