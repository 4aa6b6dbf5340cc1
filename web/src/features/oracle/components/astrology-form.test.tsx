import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { renderApp, signedIn } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'
import { aReading, wholeEvents } from '../../../reading/progress/testing.ts'
import { placeMeant } from '../places-api.ts'
import { keepSubmission, newSubmission } from '../submission.ts'

const place = (id: string, name: string, region: string, country: string, population: number) => ({
  id,
  name,
  region,
  country,
  latitude: 0,
  longitude: 0,
  timezone: 'UTC',
  population,
})
const springfields = [
  place('1', 'Springfield', 'Missouri', 'United States', 166_810),
  place('2', 'Springfield', 'Massachusetts', 'United States', 154_341),
]
const prague = place('3', 'Prague', 'Praha', 'Czechia', 1_165_581)
const praga = place('4', 'Praga Południe', 'Mazovia', 'Poland', 187_845)

const knownPlaces = (...places: (typeof prague)[]) =>
  server.use(http.get(at('/divination/places'), () => HttpResponse.json({ success: true, places, attribution: 'GeoNames' })))

const askedFor = () => {
  const asked: unknown[] = []
  server.use(
    http.post(at('/divination/reading/astrology'), async ({ request }) => {
      asked.push(await request.json())
      return wholeEvents(aReading({ methodId: 'astrology', images: [], facts: [] }))
    }),
  )
  return asked
}

const send = () => screen.findByRole('button', { name: 'Cast My Reading' })
const combobox = () => screen.findByRole('combobox', { name: 'Place of birth' })

beforeEach(() => signedIn())

describe('the astrology form', () => {
  test('says what is missing in the words of the contract', async () => {
    const { user } = renderApp('/input/astrology')
    await user.click(await send())
    expect(await screen.findByText('Please select a reading type')).toBeInTheDocument()
    expect(screen.getByText('Date of birth is required')).toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: /Birth chart/ }))
    await user.type(screen.getByLabelText('Date of birth'), '1990-07-15')
    await user.click(await send())
    expect(await screen.findByText('Place of birth is required for natal charts')).toBeInTheDocument()
  })

  test('asks for the hour and the place of a birth chart, for a week only for the day', async () => {
    const asked = askedFor()
    const { user, place } = renderApp('/input/astrology')
    await user.click(await screen.findByRole('radio', { name: /The week/ }))
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
    expect(screen.queryByLabelText('Time of birth')).not.toBeInTheDocument()
    await user.type(screen.getByLabelText('Date of birth'), '1990-07-15')
    await user.click(await send())
    await waitFor(() => expect(place()).toBe('/reading/astrology'), { timeout: 3000 })
    await waitFor(() => expect(asked).toEqual([{ formData: { readingType: 'weekly', dateOfBirth: '1990-07-15' } }]))
  })

  test('offers places while one is typed, to be chosen by the keyboard', async () => {
    knownPlaces(prague, praga)
    const asked = askedFor()
    const { user } = renderApp('/input/astrology')
    await user.click(await screen.findByRole('radio', { name: /Birth chart/ }))
    await user.type(screen.getByLabelText('Date of birth'), '1990-07-15')
    await user.click(screen.getByRole('checkbox', { name: 'I don’t know the time' }))
    expect(screen.getByLabelText('Time of birth')).toBeDisabled()
    await user.type(await combobox(), 'Prag')
    expect(await screen.findAllByRole('option')).toHaveLength(2)
    expect(await combobox()).toHaveAttribute('aria-expanded', 'true')
    await user.keyboard('{ArrowDown}')
    const first = screen.getByRole('option', { name: 'Prague Praha, Czechia' })
    expect(first).toHaveAttribute('aria-selected', 'true')
    expect(await combobox()).toHaveAttribute('aria-activedescendant', first.id)
    await user.keyboard('{Enter}')
    expect(await combobox()).toHaveValue('Prague, Praha, Czechia')
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
    await user.click(await send())
    await waitFor(
      () =>
        expect(asked).toEqual([
          {
            formData: {
              readingType: 'natal',
              dateOfBirth: '1990-07-15',
              unknownTime: true,
              placeOfBirth: 'Prague, Praha, Czechia',
              placeId: '3',
            },
          },
        ]),
      { timeout: 3000 },
    )
  })

  test('asks which of several places of a name is meant', async () => {
    knownPlaces(...springfields)
    const asked = askedFor()
    const { user } = renderApp('/input/astrology')
    await user.click(await screen.findByRole('radio', { name: /Birth chart/ }))
    await user.type(screen.getByLabelText('Date of birth'), '1990-07-15')
    await user.type(await combobox(), 'Springfield')
    await user.click(await send())
    expect(
      await screen.findByText('There is more than one place with this name. Please choose yours from the list', {}, { timeout: 3000 }),
    ).toBeInTheDocument()
    expect(asked).toEqual([])
    const list = await screen.findByRole('listbox', { name: 'Places' })
    await user.click(within(list).getByText('Massachusetts, United States'))
    expect(screen.queryByText(/more than one place/)).not.toBeInTheDocument()
    await user.click(await send())
    await waitFor(() => expect(asked).toEqual([{ formData: expect.objectContaining({ placeId: '2' }) }]), { timeout: 3000 })
  })

  test('says where the places come from', async () => {
    renderApp('/input/astrology')
    expect(await screen.findByText(/CC BY 4\.0/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'GeoNames' })).toHaveAttribute('href', 'https://www.geonames.org/')
  })

  test('shows at its field what only the server could find', async () => {
    const message = 'There was no 02:30 in Prague on that day: clocks were put forward from 02:00 to 03:00. Please check the time'
    server.use(
      http.post(at('/divination/reading/astrology'), () =>
        HttpResponse.json(
          { success: false, code: 'invalid_input', message, error: message, requestId: 'r', fields: [{ field: 'timeOfBirth', message }] },
          { status: 400 },
        ),
      ),
    )
    const submission = newSubmission({ readingType: 'natal' })
    keepSubmission('astrology', submission)
    const { user } = renderApp('/reading/astrology')
    await user.click(await screen.findByRole('button', { name: 'Try Again' }, { timeout: 3000 }))
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(await screen.findByLabelText('Time of birth')).toBeInvalid()
  })
})

test('a name typed and not chosen means the one place that has no rival', () => {
  const london = place('5', 'London', 'England', 'United Kingdom', 8_961_989)
  const ontario = place('6', 'London', 'Ontario', 'Canada', 422_324)
  expect(placeMeant('london', [london, ontario])).toBe(london)
  expect(placeMeant('Springfield', springfields)).toBe('ambiguous')
  expect(placeMeant('Prag', [prague, praga])).toBeUndefined()
  expect(placeMeant('Praha', [prague])).toBe(prague)
  expect(placeMeant('Atlantis', [])).toBe('unknown')
})
