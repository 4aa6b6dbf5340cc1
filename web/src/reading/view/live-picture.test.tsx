import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { server } from '../../../test/server.ts'
import { wholeText } from '../progress/paced-text.ts'
import { aReading } from '../progress/testing.ts'
import { readDrawing } from './drawing.ts'
import { ReadingView } from './reading-view.tsx'

const src = '/api/divination/pictures/natal-wheel/su.100.svg'
const facts = [
  { id: 'sun', label: 'Sun in Aries', detail: 'The Sun stands in Aries.', data: { place: 'Birth chart', why: 'Computed.' } },
  { id: 'aspect-sun-moon', label: 'Sun trine Moon', detail: 'A trine.', data: {} },
]
const wheel = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" role="img" aria-labelledby="t"><title id="t">Chart</title><g data-fact="aspect-sun-moon" data-minor=""><path d="M0 0L1 1" class="hit" stroke-width="2"/></g><g data-fact="sun"><title>Sun 1°00′ Aries</title><circle r="2" class="hit"/></g><g data-fact="nobody"><circle r="1"/></g></svg>`

beforeAll(() => {
  window.scrollBy = () => {}
})

const show = (svg: string) => {
  server.use(http.get(`*${src}`, () => new HttpResponse(svg, { headers: { 'Content-Type': 'image/svg+xml' } })))
  const reading = aReading({ methodId: 'astrology', facts, images: [{ src, alt: 'Your birth chart' }] })
  render(
    <MemoryRouter>
      <ReadingView reading={reading} text={wholeText('Here is [the Sun](fact:sun).')} untitled="Your chart is cast" />
    </MemoryRouter>,
  )
  return userEvent.setup()
}

describe('a picture with facts in it', () => {
  test('is an image first, then its parts open their facts by pointer and by keyboard', async () => {
    const user = show(wheel)
    expect(screen.getByRole('img', { name: 'Your birth chart' })).toHaveAttribute('src', src)
    const chart = await screen.findByRole('group', { name: 'Your birth chart' })
    expect(screen.queryByRole('img', { name: 'Your birth chart' })).not.toBeInTheDocument()

    const sun = within(chart).getByRole('button', { name: 'Sun 1°00′ Aries' })
    await user.click(sun)
    const panel = screen.getByRole('complementary', { name: 'Why this is here' })
    expect(within(panel).getByRole('heading', { name: 'Sun in Aries' })).toHaveFocus()
    expect(within(panel).getByText('Birth chart')).toBeInTheDocument()
    expect(sun).toHaveAttribute('aria-expanded', 'true')
    await user.keyboard('{Escape}')
    expect(sun).toHaveFocus()
    await user.keyboard(' ')
    expect(sun).toHaveAttribute('aria-expanded', 'true')
  })

  test('leaves lines to the pointer, and ignores what is no fact of this reading', async () => {
    show(wheel)
    const chart = await screen.findByRole('group', { name: 'Your birth chart' })
    expect(within(chart).getByRole('button', { name: 'Sun trine Moon' })).toHaveAttribute('tabindex', '-1')
    expect(within(chart).getAllByRole('button')).toHaveLength(2)
  })

  test.each([
    ['an error', 'not a picture'],
    ['a script', wheel.replace('<title id="t">', '<script>alert(1)</script><title id="t">')],
    ['a handler', wheel.replace('<circle r="2"', '<circle onload="alert(1)" r="2"')],
    ['a page in it', wheel.replace('<title id="t">', '<foreignObject><p>x</p></foreignObject><title id="t">')],
    ['a way out', wheel.replace('<circle r="2"', '<circle fill="url(https://evil.example/x)" r="2"')],
  ])('stays an image when the response is %s', async (_, svg) => {
    const asked: string[] = []
    server.events.on('response:mocked', ({ request }) => asked.push(request.url))
    show(svg)
    await waitFor(() => expect(asked).not.toEqual([]))
    await Promise.resolve()
    expect(screen.getByRole('img', { name: 'Your birth chart' })).toBeInTheDocument()
  })
})

test('names within a picture stay its own on a page with others', () => {
  const drawn = readDrawing(
    '<svg><defs><clipPath id="c"><circle r="1"/></clipPath></defs><g clip-path="url(#c)"><use href="#c"/></g></svg>',
    'p-',
  )
  expect(JSON.stringify(drawn)).toContain('"clip-path":"url(#p-c)"')
  expect(JSON.stringify(drawn)).toContain('"href":"#p-c"')
  expect(readDrawing('<svg><use href="https://evil.example/#c"/></svg>', 'p-')).toBeNull()
})
