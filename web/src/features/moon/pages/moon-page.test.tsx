import type { MoonMonth } from '@sibyl/contracts/http/moon'
import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { renderApp } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'
import { ExcerptContext } from '../../../lib/page-excerpt.ts'
import { august, november } from '../testing.ts'

const months: Record<string, MoonMonth> = { '2026-11': november, '2026-08': august }

/** The queries of the calls. */
const answers = () => {
  const asked: string[] = []
  server.use(
    http.get(at('/divination/sky/moon'), ({ request }) => {
      const { searchParams } = new URL(request.url)
      asked.push(searchParams.toString())
      const month = searchParams.get('month') ?? ''
      const data = months[month] ?? { ...november, month, phases: [], ingresses: [], voidOfCourse: [], aspects: [] }
      const eclipses = data.eclipses.map((eclipse) => ({ ...eclipse, ...(searchParams.has('tz') && { here: 'partly' }) }))
      return HttpResponse.json({ success: true, data: { ...data, eclipses } })
    }),
  )
  return asked
}

beforeEach(() => localStorage.setItem('moon-zone', 'Europe/Prague'))

/** The text of an element, its lines in one and its spaces plain. */
const said = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ')

/** The cell of a day once the month is there. Queries by role would compute the names of thousands of drawn lines. */
const day = async (date: string): Promise<HTMLElement> =>
  waitFor(() => {
    const cell = document.getElementById(date)
    if (!cell?.querySelector('.vh')?.textContent?.includes('Moon ')) throw new Error(`${date} is not there yet`)
    return cell
  })
const label = async (date: string) => said((await day(date)).querySelector('.vh'))

const rowsOf = (caption: string) =>
  [...(screen.getByText(caption, { selector: 'caption' }).closest('table')?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.children].map(said).join(' | '),
  )

const Written = ({ children }: { children: ReactNode }) => (
  <ExcerptContext value={{ path: '/moon/2026-11', moon: november }}>{children}</ExcerptContext>
)

describe('a month of the Moon', () => {
  test('has its days, its phases and its times void of course in the visitor’s zone', async () => {
    const asked = answers()
    renderApp('/moon/2026-11')
    expect(await label('2026-11-24')).toBe('Tuesday, November 24. Full Moon at 3:53 PM, Moon enters Gemini at 12:10 PM, void of course')
    expect(said(document.querySelector('h1'))).toBe('The Moon in November 2026')
    expect(said(document.querySelector('.moonzone'))).toContain('Times for Prague, UTC+1')
    expect(rowsOf('Phases')).toEqual(['Nov 1, 9:28 PM | Last quarter | 9°25′ Leo', 'Nov 24, 3:53 PM | Full Moon | 2°20′ Gemini'])
    expect(rowsOf('Void of course')[0]).toBe('Oct 31, 10:59 PM | Nov 1, 5:18 AM | square Venus, then Leo')
    expect(screen.getByText(/annular solar eclipse, is on February 6, 2027/)).toBeInTheDocument()
    expect(screen.getByText('Add to Calendar')).toHaveAttribute('href', '/api/divination/sky/moon.ics?month=2026-11&tz=Europe%2FPrague')
    expect(asked).toEqual(['month=2026-11&margin=8'])
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `${location.origin}/moon/2026-11`)
    const { mainEntity } = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '')
    expect(mainEntity.itemListElement[1].item).toMatchObject({ '@type': 'Event', name: 'Full Moon', startDate: '2026-11-24T14:53:28.000Z' })
  })

  test('is shown in another zone on request, which the browser remembers', async () => {
    answers()
    const { user } = renderApp('/moon/2026-11')
    await day('2026-11-24')
    await user.click(screen.getByText('Change'))
    await user.selectOptions(screen.getByLabelText('Time zone'), 'Pacific/Auckland')
    expect(await label('2026-11-25')).toContain('Full Moon at 3:53 AM, Moon enters Gemini at 12:10 AM')
    expect(await label('2026-11-24')).not.toContain('Full Moon at')
    expect(localStorage.getItem('moon-zone')).toBe('Pacific/Auckland')
  })

  test('opens a day with its minutes and aspects', async () => {
    answers()
    const { user } = renderApp('/moon/2026-11')
    await user.click(await day('2026-11-24'))
    const title = await screen.findByText('Tuesday, November 24', { selector: 'h2' })
    expect([...(title.closest('[role="dialog"]')?.querySelectorAll('li') ?? [])].map(said)).toEqual([
      '11:09 AMVoid of course begins',
      '12:10 PMEnters Gemini',
      '12:10 PMVoid of course ends',
      '3:53 PMFull Moon',
      '11:09 AMSquare Mars',
      '3:53 PMOpposite the Sun',
    ])
  })

  test('is walked by day, week and month with the keys of a grid', async () => {
    answers()
    const { user, address } = renderApp('/moon/2026-11')
    const start = await day('2026-11-24')
    act(() => start.focus())
    const focused = () => document.activeElement?.id
    await user.keyboard('{ArrowRight}{ArrowDown}')
    expect(focused()).toBe('2026-12-02')
    await user.keyboard('{ArrowUp}{Home}')
    expect(focused()).toBe('2026-11-22')
    await user.keyboard('{End}')
    expect(focused()).toBe('2026-11-28')
    await user.keyboard('{PageDown}')
    await waitFor(() => expect(address()).toBe('/moon/2026-12#2026-12-28'))
    await waitFor(() => expect(focused()).toBe('2026-12-28'))
  })

  test('says where its eclipse is seen, and whether from here', async () => {
    const asked = answers()
    renderApp('/moon/2026-08')
    expect(await screen.findByText('Total solar eclipse', { selector: 'h2' })).toBeInTheDocument()
    await waitFor(() =>
      expect(said(document.querySelector('.whereseen p'))).toBe(
        'Total solar eclipse, Aug 12. Total over Iceland and Spain; partial in North America, Europe, and Africa. Partial in Prague, if the sky is clear.',
      ),
    )
    expect(asked).toEqual(['month=2026-08&margin=8', 'month=2026-08&tz=Europe%2FPrague'])
  })

  test('needs no request where the build has written it', async () => {
    const asked = answers()
    renderApp('/moon/2026-11', Written)
    expect(await label('2026-11-24')).toContain('Full Moon at 3:53 PM')
    expect(asked).toEqual([])
  })

  test('that cannot be loaded can be loaded again', async () => {
    answers()
    server.use(http.get(at('/divination/sky/moon'), () => HttpResponse.json({ success: false }, { status: 503 }), { once: true }))
    const { user } = renderApp('/moon/2026-11')
    expect(await screen.findByText('This month could not be loaded')).toBeInTheDocument()
    await user.click(screen.getByText('Try Again'))
    expect(await day('2026-11-24')).toBeInTheDocument()
  })

  test.each([
    ['/moon/1900-01', ['The whole of 1900', 'February 1900']],
    ['/moon/2100-12', ['November 2100', 'The whole of 2100']],
    ['/moon/2026-11', ['October 2026', 'The whole of 2026', 'December 2026']],
    ['/moon/2026', ['2025', '2027']],
    ['/moon/1900', ['1901']],
    ['/moon/2100', ['2099']],
  ])('leads from %s to its neighbours, as far as the tables go', async (path, neighbours) => {
    answers()
    renderApp(path)
    await waitFor(() => expect([...document.querySelectorAll('.moonmonths a')].map(said)).toEqual(neighbours))
  })
})

describe('a year of the Moon', () => {
  const section = async (name: string) => (await screen.findByText(name, { selector: 'h2 a' })).closest('section')

  test('has the phases and eclipses of its months in the visitor’s zone', async () => {
    const asked = answers()
    renderApp('/moon/2026')
    const rows = [...((await section('November 2026'))?.querySelectorAll('li') ?? [])].map(said)
    expect(rows).toEqual(['Last quarter 9°25′ LeoNov 1, 9:28 PM', 'Full Moon 2°20′ GeminiNov 24, 3:53 PM'])
    expect(said((await section('August 2026'))?.querySelector('li'))).toMatch(/^Total solar eclipse .*Aug 12, 7:46 PM$/)
    expect(screen.getByText('March 2026')).toHaveAttribute('href', '/moon/2026-03')
    expect(said(document.querySelector('.moonzone'))).toBe('Times for PragueChange')
    expect(asked).toHaveLength(12)
    expect(asked[0]).toBe('month=2026-01&tz=Europe%2FPrague')
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `${location.origin}/moon/2026`)
    expect(document.querySelector('script[type="application/ld+json"]')?.textContent).toContain('Total solar eclipse')
  })

  test('that cannot be loaded can be loaded again', async () => {
    answers()
    server.use(http.get(at('/divination/sky/moon'), () => HttpResponse.json({ success: false }, { status: 503 }), { once: true }))
    const { user } = renderApp('/moon/2026')
    expect(await screen.findByText('This year could not be loaded')).toBeInTheDocument()
    await user.click(screen.getByText('Try Again'))
    expect(await section('November 2026')).toBeInTheDocument()
  })
})

test('/moon is the current month', async () => {
  const asked = answers()
  renderApp('/moon')
  const month = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Prague', year: 'numeric', month: '2-digit' }).format(new Date())
  await waitFor(() => expect(asked).toEqual([`month=${month}&margin=8`]))
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `${location.origin}/moon`)
})

test('a month that does not exist is not found', async () => {
  renderApp('/moon/2026-13')
  await waitFor(() => expect(document.querySelector('main h1')).toBeInTheDocument())
  expect(document.querySelector('.mooncal')).not.toBeInTheDocument()
})
