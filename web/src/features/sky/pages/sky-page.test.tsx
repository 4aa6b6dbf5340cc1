import type { Person } from '@sibyl/contracts/http/people'
import type { Progression, SkyReturn, Transit, Transits } from '@sibyl/contracts/http/your-sky'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { renderApp, signedIn } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'

const DAY = 86_400_000
const start = new Date(new Date().setHours(0, 0, 0, 0)).getTime()
const later = (days: number) => new Date(start + days * DAY).toISOString()

const self: Person = {
  _id: 'pn_mira',
  self: true,
  name: 'Mira Lund',
  dateOfBirth: '1991-03-14',
  timeOfBirth: '01:06',
  unknownTime: false,
  placeOfBirth: 'Brno',
  chart: { sun: 352.9, moon: 324.6, ascendant: 252.4 },
  createdAt: later(-9),
  usedAt: later(-9),
}
const brno = { id: '3078610', name: 'Brno', region: 'South Moravia', country: 'Czechia', population: 400_000 }
const helena: Person = { ...self, _id: 'pn_helena', self: false, name: 'Helena', unknownTime: true }

const event = (over: Partial<Transit>): Transit => ({
  body: 'Venus',
  point: 'Moon',
  aspect: 'trine',
  at: later(2.5),
  precision: 'minute',
  retrograde: false,
  pass: 1,
  passes: 1,
  longitude: 204.6,
  near: { from: later(1.5), to: later(3.5) },
  prominent: true,
  title: 'Venus trine your Moon',
  why: 'Venus stands at 24°38′ Libra, your Moon at 24°38′ Aquarius: 120° apart.',
  meaning: 'Venus is kind to what makes you feel at home.',
  ...over,
})

const venus = event({})
const saturn = event({
  body: 'Saturn',
  point: 'Sun',
  aspect: 'conjunction',
  at: later(40),
  precision: 'day',
  pass: 2,
  passes: 3,
  longitude: 352.9,
  near: { from: later(30), to: later(50) },
  title: 'Saturn conjunct your Sun',
})

const sky: Transits = {
  natal: {
    name: 'Mira Lund',
    place: 'Brno',
    timezone: 'Europe/Prague',
    unknownTime: false,
    picture: { src: '/api/divination/pictures/natal-wheel/su.35290.svg', alt: 'Birth chart: Sun 22°55′ Pisces' },
    points: [
      { point: 'Sun', longitude: 352.9 },
      { point: 'Moon', longitude: 324.6 },
      { point: 'ASC', longitude: 252.4 },
    ],
  },
  events: [venus, event({ body: 'Sun', point: 'Pluto', prominent: false, title: 'Sun square your Pluto' }), saturn],
  tracks: [
    { body: 'Venus', longitudes: Array.from({ length: 91 }, (_, day) => 202.1 + day) },
    { body: 'Mars', longitudes: Array.from({ length: 91 }, () => 100) },
    { body: 'Saturn', longitudes: Array.from({ length: 91 }, (_, day) => 348.9 + day * 0.1) },
    // It comes within half a degree of the square to the Ascendant, and turns.
    { body: 'Pluto', longitudes: Array.from({ length: 91 }, (_, day) => 342.9 + Math.abs(day - 60) * 0.02) },
  ],
  from: later(0),
  to: later(90),
}

const solar: SkyReturn = {
  kind: 'solar',
  at: '2027-03-13T17:27:37.000Z',
  place: { name: 'Brno', timezone: 'Europe/Prague' },
  unknownTime: false,
  points: [],
  words: 'The Sun comes back to 22°55′ Pisces. In Brno it begins with Virgo rising.',
}
const progressed: Progression = {
  date: later(0),
  progressedTo: '1991-04-18T16:49:27.000Z',
  unknownTime: false,
  points: [],
  signs: [{ at: later(200), sign: 'Cancer' }],
  phases: [],
  words: 'The progressed Moon stands at 20°42′ Gemini, in the seventh house.',
}

const answers = (people: readonly Person[] = [self]) => {
  const asked: string[] = []
  let feed: unknown = null
  const ok = (body: object) => HttpResponse.json({ success: true, ...body })
  server.use(
    http.get(at('/divination/people'), () => ok({ people })),
    http.get(at('/divination/sky/transits'), ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('personId') ?? '')
      return ok({ data: sky })
    }),
    http.get(at('/divination/sky/returns'), () => ok({ data: solar })),
    http.get(at('/divination/sky/progressions'), () => ok({ data: progressed })),
    http.get(at('/divination/sky/feed'), () => ok({ feed })),
    http.post(at('/divination/sky/feed'), () => {
      feed = { personId: self._id, createdAt: '2026-11-26T21:00:00.000Z' }
      return ok({ feed, path: '/api/divination/sky/feeds/secret.ics' })
    }),
    http.delete(at('/divination/sky/feed'), () => {
      feed = null
      return ok({})
    }),
  )
  return asked
}

test('a visitor is sent to sign in, and back afterwards', async () => {
  const { address } = renderApp('/sky')
  await waitFor(() => expect(address()).toBe('/login?redirect=/sky'))
})

describe('the sky', () => {
  beforeEach(() => signedIn())

  const fact = async () => within(await screen.findByRole('region', { name: 'The open transit' }))

  test('opens with the nearest transit, and steps through the others', async () => {
    answers()
    const { user } = renderApp('/sky')
    expect(await screen.findByRole('img', { name: /^Birth chart/ })).toHaveAttribute('src', sky.natal.picture.src)
    expect(screen.getByText('March 14, 1991, 1:06 AM, Brno. Sun 22° Pisces, Moon 24° Aquarius, Sagittarius rising.')).toBeInTheDocument()
    expect((await fact()).getByRole('heading', { name: 'Venus trine your Moon' })).toBeInTheDocument()
    expect((await fact()).getByText(venus.why)).toBeInTheDocument()
    await user.click((await fact()).getByRole('button', { name: 'Next transit' }))
    expect((await fact()).getByRole('heading', { name: 'Saturn conjunct your Sun' })).toBeInTheDocument()
    expect((await fact()).getByText(/^Pass 2 of 3\./)).toBeInTheDocument()
    expect((await fact()).getByText('Transit 2 of 2')).toBeInTheDocument()
  })

  test('lists the prominent transits by month, and opens the one that is pressed', async () => {
    answers()
    const { user } = renderApp('/sky')
    const days = within(await screen.findByRole('region', { name: 'Day by day' }))
    expect(days.queryByText('Sun square your Pluto')).not.toBeInTheDocument()
    const row = days.getByRole('button', { name: /Saturn conjunct your Sun all day/ })
    await user.click(row)
    expect(row).toHaveAttribute('aria-current', 'true')
    expect(await screen.findByRole('dialog', { name: 'Saturn conjunct your Sun' })).toHaveTextContent('Within one degree from')
  })

  test('goes on for twelve months on request', async () => {
    answers()
    const { user } = renderApp('/sky')
    const more = await screen.findByRole('button', { name: 'Show Twelve Months' })
    const mars = event({ body: 'Mars', at: later(300), title: 'Mars trine your Moon' })
    server.use(
      http.get(at('/divination/sky/transits'), ({ request }) => {
        expect(new URL(request.url).searchParams.get('to')).toBe(later(366))
        return HttpResponse.json({ success: true, data: { ...sky, events: [...sky.events, mars] } })
      }),
    )
    await user.click(more)
    expect(await screen.findByRole('button', { name: /Mars trine your Moon/ })).toBeInTheDocument()
    expect(more).not.toBeInTheDocument()
  })

  test('draws a stroke for each, also for one that turns before it is exact; arrow keys walk them as one stop', async () => {
    answers()
    const { user } = renderApp('/sky')
    const ribbon = within(await screen.findByRole('group', { name: /^Ninety days of transits/ }))
    const strokes = ribbon.getAllByRole('button')
    expect(strokes.map((stroke) => stroke.getAttribute('aria-label')?.split('. ')[0])).toEqual([
      'Venus trine your Moon',
      'Saturn conjunct your Sun',
      'Pluto square Ascendant',
    ])
    expect(strokes.filter((stroke) => stroke.tabIndex === 0)).toHaveLength(1)
    strokes[0]?.focus()
    await user.keyboard('{ArrowDown}')
    expect(strokes[1]).toHaveFocus()
    await user.keyboard('{End}{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Pluto square Ascendant' })).toHaveTextContent('Not exact in these ninety days')
    expect(screen.getByText(/Mars touches nothing before/)).toBeInTheDocument()
  })

  test('says when the Sun comes back, and where the progressed Moon goes', async () => {
    answers()
    renderApp('/sky')
    expect(await screen.findByText(/^March 13, 2027, at .* In Brno it begins with Virgo rising\.$/)).toBeInTheDocument()
    expect(await screen.findByText(/in the seventh house\. It enters Cancer on/)).toBeInTheDocument()
  })

  test('shows the secret address of a followed calendar once, and ends it', async () => {
    answers()
    const { user } = renderApp('/sky')
    await user.click(await screen.findByRole('button', { name: 'Follow Calendar' }))
    expect(await screen.findByLabelText('Private address')).toHaveValue(`${location.origin}/api/divination/sky/feeds/secret.ics`)
    await user.click(await screen.findByRole('button', { name: 'Stop Following' }))
    expect(await screen.findByRole('button', { name: 'Follow Calendar' })).toBeInTheDocument()
    expect(screen.queryByLabelText('Private address')).not.toBeInTheDocument()
  })

  test('says that the calendar of another person is followed', async () => {
    answers()
    const feed = { personId: helena._id, createdAt: '2026-11-26T21:00:00.000Z' }
    server.use(http.get(at('/divination/sky/feed'), () => HttpResponse.json({ success: true, feed })))
    renderApp('/sky')
    expect(await screen.findByText(/^A calendar follows the sky of another of your people/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'New Address' })).toBeInTheDocument()
  })

  test('shows another person’s on request', async () => {
    const asked = answers([self, helena])
    const { user, address } = renderApp('/sky')
    await user.selectOptions(await screen.findByLabelText('Whose sky'), 'Helena')
    expect(address()).toBe('/sky?person=pn_helena')
    expect(await screen.findByText(/^Without the hour of birth there are no houses/)).toBeInTheDocument()
    await waitFor(() => expect(asked).toEqual(['pn_mira', 'pn_helena']))
  })

  test('is computed again as soon as the birth is changed', async () => {
    const asked = answers()
    server.use(
      http.put(at('/divination/people/:id'), () => HttpResponse.json({ success: true, person: self })),
      http.get(at('/divination/places'), () => HttpResponse.json({ success: true, places: [brno], attribution: '' })),
    )
    const { user, go, address } = renderApp('/sky')
    await screen.findByRole('region', { name: 'Day by day' })
    await go('/people?edit=pn_mira')
    await user.click(await screen.findByRole('button', { name: 'Save Person' }))
    await waitFor(() => expect(address()).not.toContain('edit'))
    await go('/sky')
    await screen.findByRole('region', { name: 'Day by day' })
    await waitFor(() => expect(asked).toEqual(['pn_mira', 'pn_mira']))
  })

  test('leads to the readings of what it computes, for the same person', async () => {
    answers()
    renderApp('/sky')
    const addresses = [
      ['Read the Solar Return', 'solarreturn'],
      ['Read the Progressions', 'progressions'],
      ['Read the Lunar Return', 'lunarreturn'],
    ] as const
    for (const [name, kind] of addresses)
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', `/input/astrology?kind=${kind}&person=pn_mira`)
  })

  test('waits for a birth if none is saved', async () => {
    answers([])
    renderApp('/sky')
    expect(await screen.findByRole('heading', { name: 'Your sky is waiting for a birth' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Add My Birth' })).toHaveAttribute('href', '/people?add')
  })

  test('that could not be computed can be loaded again', async () => {
    answers()
    server.use(http.get(at('/divination/sky/transits'), () => HttpResponse.json({ success: false }, { status: 500 }), { once: true }))
    const { user } = renderApp('/sky')
    expect(await screen.findByText('The sky could not be computed')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('region', { name: 'Day by day' })).toBeInTheDocument()
  })
})

describe('home', () => {
  beforeEach(() => signedIn())

  test('says what touches the reader’s chart today', async () => {
    answers()
    const noon = event({ at: later(0.5), near: { from: later(-1), to: later(2) } })
    const week: Transits = {
      ...sky,
      events: [event({ body: 'Sun', point: 'Sun', at: later(0.4), title: 'Sun square your Sun' }), noon],
      tracks: [{ body: 'Venus', longitudes: Array.from({ length: 9 }, (_, day) => 201.1 + day) }],
      from: later(-3),
      to: later(5),
    }
    server.use(http.get(at('/divination/sky/transits'), () => HttpResponse.json({ success: true, data: week })))
    renderApp('/')
    expect(await screen.findByRole('heading', { name: /^Today touche[sd] your Moon$/ })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'See why, and what comes next' })).toHaveAttribute('href', '/sky')
  })

  test('says what is next on a day that nothing touches', async () => {
    answers()
    renderApp('/')
    expect(await screen.findByRole('heading', { name: 'Nothing touches your chart today' })).toBeInTheDocument()
    expect(screen.getByText(/^Venus trine your Moon is next, on /)).toBeInTheDocument()
  })

  test('says nothing of the sky to a reader who has saved no birth', async () => {
    answers([helena])
    renderApp('/')
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(screen.queryByText('Your sky today')).not.toBeInTheDocument())
  })
})
