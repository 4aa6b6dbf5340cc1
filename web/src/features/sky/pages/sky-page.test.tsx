import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { renderApp, signedIn } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'
import { answers, brno, event, helena, later, self, sky, venus } from '../sky.fixture.ts'

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
