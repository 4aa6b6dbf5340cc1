import type { Person } from '@sibyl/contracts/http/people'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { renderApp, signedIn } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'
import { aReading, wholeEvents } from '../../../reading/progress/testing.ts'

const aPerson = (over: Partial<Person> & Pick<Person, '_id' | 'name'>): Person => ({
  self: false,
  dateOfBirth: '1989-09-02',
  timeOfBirth: '21:15',
  unknownTime: false,
  placeOfBirth: 'Hamburg, Germany',
  placeId: '2911298',
  chart: { sun: 160.3, moon: 188.7, ascendant: 27 },
  createdAt: '2026-11-23T15:01:36.181Z',
  usedAt: '2026-11-23T15:01:36.181Z',
  ...over,
})
const mira = aPerson({
  _id: 'pn_mira',
  name: 'Mira Lund',
  self: true,
  dateOfBirth: '1991-03-14',
  timeOfBirth: '01:06',
  placeOfBirth: 'Brno, Czechia',
  placeId: '3078610',
})
const jonas = aPerson({ _id: 'pn_jonas', name: 'Jonas Weber' })

/** A server with these people. Returns, in order, every request that changes them or asks for a reading. */
const stored = (...people: Person[]) => {
  const asked: [string, unknown][] = []
  const note = async (request: Request) => {
    const body = await request.text()
    asked.push([`${request.method} ${new URL(request.url).pathname.replace(/^.*\/divination/, '')}`, body && JSON.parse(body)])
  }
  server.use(
    http.get(at('/divination/people'), () => HttpResponse.json({ success: true, people })),
    http.post(at('/divination/people/:id/used'), async ({ request }) => {
      await note(request)
      return HttpResponse.json({ success: true })
    }),
    http.post(at('/divination/people'), async ({ request }) => {
      await note(request)
      return HttpResponse.json({ success: true, person: jonas }, { status: 201 })
    }),
    http.put(at('/divination/people/:id'), async ({ request }) => {
      await note(request)
      return HttpResponse.json({ success: true, person: jonas })
    }),
    http.post(at('/divination/reading/:method'), async ({ request, params }) => {
      await note(request)
      return wholeEvents(aReading({ methodId: params.method as 'astrology', images: [], facts: [] }))
    }),
  )
  return asked
}

const seat = (name: RegExp) => screen.findByRole('button', { name })
const send = (name: string) => screen.getByRole('button', { name })

beforeEach(() => signedIn())

test('a birth chart begins with the reader, and another seat fills it in anew', async () => {
  const asked = stored(mira, jonas)
  const { user } = renderApp('/input/astrology')
  expect(await seat(/^Mira Lund/)).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText('Brno, Czechia')).toBeVisible()
  expect(screen.queryByLabelText('Date of birth')).not.toBeInTheDocument()
  await user.click(await seat(/^Jonas Weber/))
  expect(screen.getByText('Jonas Weber, September 2, 1989, 9:15 PM, Hamburg, Germany filled in')).toHaveAttribute('role', 'status')
  await user.click(send('Cast My Reading'))
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked).toEqual([
    ['POST /people/pn_jonas/used', ''],
    [
      'POST /reading/astrology',
      {
        formData: {
          readingType: 'natal',
          dateOfBirth: '1989-09-02',
          timeOfBirth: '21:15',
          placeOfBirth: 'Hamburg, Germany',
          placeId: '2911298',
        },
      },
    ],
  ])
})

test('a changed line is for this reading, and saved only if the reader says so', async () => {
  const asked = stored(mira)
  const { user } = renderApp('/input/astrology')
  await user.click(await screen.findByRole('button', { name: 'Change: Time' }))
  const time = screen.getByLabelText('Time of birth')
  expect(time).toHaveFocus()
  expect(screen.queryByRole('checkbox', { name: /Save to/ })).not.toBeInTheDocument()
  await user.clear(time)
  await user.type(time, '01:30')
  await user.click(screen.getByRole('checkbox', { name: 'Save to Mira Lund too' }))
  await user.click(send('Cast My Reading'))
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[0]).toEqual([
    'PUT /people/pn_mira',
    {
      name: 'Mira Lund',
      dateOfBirth: '1991-03-14',
      timeOfBirth: '01:30',
      unknownTime: false,
      placeOfBirth: 'Brno, Czechia',
      placeId: '3078610',
    },
  ])
  expect(asked[1]).toMatchObject(['POST /reading/astrology', { formData: { timeOfBirth: '01:30' } }])
})

test('someone new has the whole form, and can be kept', async () => {
  const asked = stored(mira)
  const porto = { id: '2735943', name: 'Porto', region: 'Porto', country: 'Portugal', population: 249_633 }
  server.use(http.get(at('/divination/places'), () => HttpResponse.json({ success: true, places: [porto], attribution: '' })))
  const { user } = renderApp('/input/astrology')
  await user.click(await seat(/Someone new/))
  expect(screen.getByLabelText('Date of birth')).toHaveValue('')
  await user.type(screen.getByLabelText('Date of birth'), '1993-06-19')
  await user.type(screen.getByRole('combobox', { name: 'Place of birth' }), 'Porto')
  expect(screen.getByRole('checkbox', { name: 'Keep this person' })).not.toBeChecked()
  await user.click(screen.getByRole('checkbox', { name: 'Keep this person' }))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana Ribeiro')
  await user.click(send('Cast My Reading'))
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[0]).toMatchObject([
    'POST /people',
    { name: 'Ana Ribeiro', dateOfBirth: '1993-06-19', unknownTime: true, placeOfBirth: 'Porto, Portugal', placeId: '2735943' },
  ])
})

test('the form stays when a person cannot be kept', async () => {
  const asked = stored(mira)
  server.use(http.put(at('/divination/people/:id'), () => HttpResponse.json({ success: false }, { status: 500 })))
  const { user, address } = renderApp('/input/numerology')
  await user.click(await screen.findByRole('button', { name: 'Change: Name' }))
  await user.type(screen.getByLabelText('Full name'), ' Novak')
  await user.click(screen.getByRole('checkbox', { name: 'Save to Mira Lund too' }))
  await user.click(send('Calculate My Numbers'))
  expect(await screen.findByText(/This could not be saved/)).toBeVisible()
  expect([address(), asked]).toEqual(['/input/numerology', []])
})

test('a love reading takes two names', async () => {
  const asked = stored(mira, jonas)
  const { user } = renderApp('/input/love')
  await screen.findByRole('button', { name: /^Jonas Weber/, pressed: true })
  await screen.findByRole('button', { name: /^Mira Lund/, pressed: true })
  await user.type(screen.getByRole('textbox', { name: 'Your situation' }), 'We met on a train and write each week.')
  await user.click(send('Check Our Compatibility'))
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]).toMatchObject(['POST /reading/love', { formData: { yourName: 'Mira Lund', partnerName: 'Jonas Weber' } }])
})

test('two charts take saved people, or a birth that is typed', async () => {
  const asked = stored(mira, jonas)
  const porto = { id: '2735943', name: 'Porto', region: 'Porto', country: 'Portugal', population: 249_633 }
  server.use(http.get(at('/divination/places'), () => HttpResponse.json({ success: true, places: [porto], attribution: '' })))
  const { user } = renderApp('/input/love?person=pn_jonas')
  expect(await screen.findByText('September 2, 1989, 9:15 PM, Hamburg, Germany')).toBeVisible()
  expect(screen.getByRole('radio', { name: /^Two birth charts/ })).toBeChecked()
  const seats = screen.getByRole('group', { name: 'Second person' })
  await user.click(within(seats).getByRole('button', { name: /Someone new/ }))
  await user.type(screen.getByRole('textbox', { name: 'Your situation' }), 'We met on a train and write each week.')
  await user.click(send('Check Our Compatibility'))
  expect(await screen.findByText('Date of birth is required')).toBeVisible()
  expect(asked).toEqual([])
  await user.type(screen.getByLabelText('Date of birth'), '1993-06-19')
  await user.type(screen.getByRole('combobox', { name: 'Place of birth' }), 'Porto')
  await user.click(send('Check Our Compatibility'))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]).toMatchObject([
    'POST /reading/love',
    {
      formData: {
        yourBirth: { personId: 'pn_mira' },
        partnerBirth: { dateOfBirth: '1993-06-19', unknownTime: true, placeOfBirth: 'Porto, Portugal', placeId: '2735943' },
      },
    },
  ])
})

test('more than six people are behind a button, with a search', async () => {
  stored(mira, ...[...'ABCDEFGH'].map((letter) => aPerson({ _id: `pn_${letter}`, name: `Ida ${letter}` })))
  const { user } = renderApp('/input/astrology')
  await seat(/^Mira Lund/)
  expect(screen.queryByRole('button', { name: /Ida H/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'All people' }))
  await user.type(screen.getByRole('searchbox', { name: 'Search your people' }), 'da h')
  expect(screen.getByRole('button', { name: /Ida H/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Ida A/ })).not.toBeInTheDocument()
})

test('with nobody saved, the form is what it was', async () => {
  stored()
  renderApp('/input/astrology')
  expect(await screen.findByLabelText('Date of birth')).toBeVisible()
  expect(screen.queryByText('Whose birth')).not.toBeInTheDocument()
})
