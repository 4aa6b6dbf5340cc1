import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { renderApp, signedIn } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'
import { cityMeant } from '../../../lib/places/cities-api.ts'
import { aReading, wholeEvents } from '../../../reading/progress/testing.ts'
import { keepSubmission, newSubmission } from '../submission.ts'

const city = (id: string, name: string, region: string, country: string, population: number) => ({
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
  city('1', 'Springfield', 'Missouri', 'United States', 166_810),
  city('2', 'Springfield', 'Massachusetts', 'United States', 154_341),
]
const prague = city('3', 'Prague', 'Praha', 'Czechia', 1_165_581)
const praga = city('4', 'Praga Południe', 'Mazovia', 'Poland', 187_845)

const knownCities = (...places: (typeof prague)[]) =>
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
  test('shows the contract’s messages for missing fields', async () => {
    const { user } = renderApp('/input/astrology')
    await user.click(await send())
    expect(screen.getByRole('radio', { name: /Birth chart/ })).toBeChecked()
    expect(await screen.findByText('Date of birth is required')).toBeInTheDocument()
    await user.type(screen.getByLabelText('Date of birth'), '1990-07-15')
    await user.click(await send())
    expect(await screen.findByText('Place of birth is required for natal charts')).toBeInTheDocument()
  })

  test('requires the hour and the place for a birth chart, but only the day for a week', async () => {
    const asked = askedFor()
    const { user, address } = renderApp('/input/astrology')
    await user.click(await screen.findByRole('radio', { name: /The week/ }))
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
    expect(screen.queryByLabelText('Time of birth')).not.toBeInTheDocument()
    await user.type(screen.getByLabelText('Date of birth'), '1990-07-15')
    await user.click(await send())
    await waitFor(() => expect(address()).toBe('/reading/astrology'))
    await waitFor(() => expect(asked).toEqual([{ formData: { readingType: 'weekly', dateOfBirth: '1990-07-15' } }]))
  })

  test('offers places while one is typed, to be chosen by the keyboard', async () => {
    knownCities(prague, praga)
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
    await waitFor(() =>
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
    )
  })

  test('asks which of several places with the same name is meant', async () => {
    knownCities(...springfields)
    const asked = askedFor()
    const { user } = renderApp('/input/astrology')
    await user.click(await screen.findByRole('radio', { name: /Birth chart/ }))
    await user.type(screen.getByLabelText('Date of birth'), '1990-07-15')
    await user.type(await combobox(), 'Springfield')
    await user.click(await send())
    expect(await screen.findByText('There is more than one place with this name. Please choose yours from the list')).toBeInTheDocument()
    expect(asked).toEqual([])
    const list = await screen.findByRole('listbox', { name: 'Places' })
    await user.click(within(list).getByText('Massachusetts, United States'))
    expect(screen.queryByText(/more than one place/)).not.toBeInTheDocument()
    await user.click(await send())
    await waitFor(() => expect(asked).toEqual([{ formData: expect.objectContaining({ placeId: '2' }) }]))
  })

  test('asks for a return which one, and where its reader is then', async () => {
    knownCities(prague)
    const asked = askedFor()
    const { user } = renderApp('/input/astrology?kind=solarreturn')
    expect(await screen.findByRole('radio', { name: /Solar return/ })).toBeChecked()
    await user.type(screen.getByLabelText('Date of birth'), '1990-07-15')
    await user.type(screen.getByLabelText('Time of birth'), '18:45')
    await user.type(screen.getByRole('combobox', { name: 'Place of birth' }), 'Prague')
    await user.click(await screen.findByRole('option'))
    await user.click(screen.getByRole('radio', { name: /The year you are in/ }))
    await user.type(screen.getByRole('combobox', { name: /Where you are/ }), 'Prague')
    await user.click(await screen.findByRole('option'))
    await user.click(await send())
    await waitFor(() =>
      expect(asked).toEqual([
        {
          formData: {
            readingType: 'solarreturn',
            dateOfBirth: '1990-07-15',
            timeOfBirth: '18:45',
            placeOfBirth: 'Prague, Praha, Czechia',
            placeId: '3',
            returnTurn: 'current',
            returnPlace: 'Prague, Praha, Czechia',
            returnPlaceId: '3',
          },
        },
      ]),
    )
  })

  test('says where the places come from', async () => {
    renderApp('/input/astrology')
    expect(await screen.findByText(/CC BY 4\.0/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'GeoNames' })).toHaveAttribute('href', 'https://www.geonames.org/')
  })

  test('shows at its field an error that only the server can find', async () => {
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
    await user.click(await screen.findByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(await screen.findByLabelText('Time of birth')).toBeInvalid()
  })
})

test('a typed name that was not chosen means its place if there is only one', () => {
  const london = city('5', 'London', 'England', 'United Kingdom', 8_961_989)
  const ontario = city('6', 'London', 'Ontario', 'Canada', 422_324)
  expect(cityMeant('london', [london, ontario])).toBe(london)
  expect(cityMeant('Springfield', springfields)).toBe('ambiguous')
  expect(cityMeant('Prag', [prague, praga])).toBeUndefined()
  expect(cityMeant('Praha', [prague])).toBe(prague)
  expect(cityMeant('Atlantis', [])).toBe('unknown')
})
