import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { type PacedText, type ShownText, wholeText } from '../progress/paced-text.ts'
import { aReading, content } from '../progress/testing.ts'
import { loadRenderer } from './reading-text.tsx'
import { ReadingView } from './reading-view.tsx'

beforeAll(async () => {
  window.scrollBy = () => {}
  await loadRenderer()
})

const show = (text: PacedText = wholeText(content), reading = aReading()) => {
  const view = render(
    <MemoryRouter>
      <ReadingView reading={reading} text={text} untitled="The cards are laid" receipt="1 token spent, 2 left." />
    </MemoryRouter>,
  )
  return { ...view, user: userEvent.setup() }
}
const rendered = () => screen.findByRole('button', { name: 'the Hermit' })
const panel = () => screen.getByRole('complementary', { name: 'Why this is here' })

/** A text that grows when the test says so. */
const growing = () => {
  let shown: ShownText = { title: '', body: '', whole: false }
  let tell = () => {}
  const calls = { hurry: 0 }
  const text: PacedText = {
    ...wholeText(''),
    subscribe: (listener) => {
      tell = listener
      return () => {}
    },
    shown: () => shown,
    hurry: () => {
      calls.hurry += 1
    },
  }
  const grow = (body: string, whole = false) =>
    act(() => {
      shown = { title: '', body, whole }
      tell()
    })
  return { text, grow, calls }
}

describe('a reading', () => {
  test('has its title, its method, its timeframe, its question and its cards', async () => {
    show()
    await rendered()
    expect(screen.getByRole('heading', { level: 1, name: 'A door already open' })).toBeInTheDocument()
    expect(screen.getByText('Timeframe: present')).toBeInTheDocument()
    expect(screen.getByText('You asked: “Should I take the offer?”')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Eight of Swords, reversed. Challenge' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 2, name: 'Challenge Eight of Swords, reversed' })).toBeInTheDocument()
  })

  test('ends with who wrote it, where to go and what it cost', async () => {
    show()
    await rendered()
    expect(screen.getByText('Reading channeled by Sibyl, your AI Oracle')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'View All Readings' })).toHaveAttribute('href', '/history')
    expect(screen.getByRole('link', { name: 'Get New Reading' })).toHaveAttribute('href', '/')
    expect(screen.getByText('1 token spent, 2 left.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Print' })).toBeInTheDocument()
  })

  test('says when its text did not come from the model', async () => {
    show(wholeText(content), aReading({ note: 'Written without the oracle.' }))
    expect(await screen.findByText('Written without the oracle.')).toBeInTheDocument()
  })
})

describe('the facts of a reading', () => {
  test('open from a phrase, walk by the arrows, and give the focus back on Escape', async () => {
    const { user } = show()
    const phrase = await rendered()
    await user.click(phrase)
    expect(phrase).toHaveAttribute('aria-expanded', 'true')
    expect(within(panel()).getByText('Card 1 of 3, the situation')).toBeInTheDocument()
    expect(within(panel()).getByText('Place 1 of a full shuffle.')).toBeInTheDocument()
    expect(within(panel()).getByText('What the The Hermit means.')).toBeInTheDocument()
    expect(within(panel()).getByText('One sentence of this reading.')).toBeInTheDocument()
    expect(within(panel()).getByText('Fact 1 of 4')).toBeInTheDocument()
    expect(within(panel()).getByRole('heading', { name: 'The Hermit' })).toHaveFocus()

    await user.click(within(panel()).getByRole('button', { name: 'Next fact' }))
    expect(within(panel()).getByRole('heading', { name: 'Eight of Swords, reversed' })).toBeInTheDocument()
    expect(within(panel()).getByText('Meaning, reversed')).toBeInTheDocument()
    await user.click(within(panel()).getByRole('button', { name: 'Previous fact' }))
    await user.click(within(panel()).getByRole('button', { name: 'Previous fact' }))
    expect(within(panel()).getByText('About the whole draw')).toBeInTheDocument()

    await user.keyboard('{Escape}')
    expect(screen.queryByRole('complementary', { name: 'Why this is here' })).not.toBeInTheDocument()
    expect(phrase).toHaveFocus()
  })

  test('open by the space bar too, and light up the card', async () => {
    const { user } = show()
    const phrase = await rendered()
    phrase.focus()
    await user.keyboard(' ')
    expect(screen.getByRole('button', { name: 'The Hermit. Situation' })).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('button', { name: 'The Star. Advice' })).toHaveAttribute('aria-expanded', 'false')
  })

  test('lead from the text to the card, and from there back to the text', async () => {
    const { user } = show()
    const phrase = await rendered()
    await user.click(phrase)
    await user.click(within(panel()).getByRole('button', { name: 'See it in the spread' }))
    const card = screen.getByRole('button', { name: 'The Hermit. Situation' })
    expect(card).toHaveFocus()
    await user.click(within(panel()).getByRole('button', { name: 'Read it in the text' }))
    expect(phrase).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(phrase).toHaveFocus()
  })

  test('that are of several cards highlight them all', async () => {
    const { user, container } = show()
    await rendered()
    await user.click(screen.getByRole('button', { name: 'two great cards' }))
    const lit = [...container.querySelectorAll('.lit button')].map((card) => card.getAttribute('aria-label'))
    expect(lit).toEqual(['The Hermit. Situation', 'The Star. Advice'])
    expect(screen.getByRole('button', { name: 'The Hermit. Situation' })).toHaveAttribute('aria-expanded', 'false')
  })

  test('are printed as notes, numbered in the order of the text', async () => {
    show()
    const phrase = await rendered()
    expect(phrase).toHaveAttribute('data-note', '2')
    expect(screen.queryByRole('heading', { name: 'What this reading rests on' })).not.toBeInTheDocument()
    act(() => void dispatchEvent(new Event('beforeprint')))
    expect(screen.getByRole('heading', { name: 'What this reading rests on' })).toBeInTheDocument()
    const [first, second, ...others] = screen.getAllByRole('listitem').filter((item) => item.closest('.notes'))
    expect(first).toHaveTextContent('Two of the three are of the major arcana. About the whole draw.')
    expect(second).toHaveTextContent('The Hermit. Card 1 of 3, the situation. Place 1 of a full shuffle. What the The Hermit means.')
    expect(others).toHaveLength(2)
    act(() => void dispatchEvent(new Event('afterprint')))
    expect(screen.queryByRole('heading', { name: 'What this reading rests on' })).not.toBeInTheDocument()
  })

  test('open from a card, and close from it', async () => {
    const { user } = show()
    await rendered()
    const star = screen.getByRole('button', { name: 'The Star. Advice' })
    await user.click(star)
    expect(within(panel()).getByRole('heading', { name: 'The Star' })).toBeInTheDocument()
    await user.click(within(panel()).getByRole('button', { name: 'Close' }))
    expect(star).toHaveFocus()
  })
})

describe('what a model may write', () => {
  const hostile = `Look: ![pixel](https://evil.example/p.png) <img src="https://evil.example/i.png" onerror="alert(1)"> <script>alert(2)</script>
[click](javascript:alert(3)) [site](https://evil.example) <a href="https://evil.example">raw</a> [ghost](fact:nothing) and [the Hermit](fact:card-1).

<iframe src="https://evil.example"></iframe>

[ref]: https://evil.example
[ref] and <https://evil.example/auto> www.evil.example

| a | b |
|---|---|
| [x](data:text/html,1) | y |`

  test('cannot link, load or run anything', async () => {
    const { container } = show(wholeText(hostile), aReading({ content: hostile }))
    await rendered()
    expect([...container.querySelectorAll('.text a')].map((link) => link.getAttribute('href'))).toEqual(['#why'])
    expect(container.querySelector('.text :is(img, script, iframe, [onerror], table)')).toBeNull()
    expect(container.innerHTML).not.toMatch(/(src|href)="[^"]*evil/)
    expect(screen.getByText(/click site/)).toBeInTheDocument()
  })

  test('has emphasis, lists, quotes and rules', async () => {
    const { container } = show(wholeText('*Soft* and **strong** by [the Hermit](fact:card-1).\n\n- one\n- two\n\n> said\n\n---\n\nEnd.'))
    await rendered()
    for (const tag of ['em', 'strong', 'ul', 'blockquote', 'hr']) expect(container.querySelector(`.text ${tag}`)).not.toBeNull()
  })
})

describe('a reading that is being written', () => {
  test('is silent as it grows, says so politely beside it, and can be shown at once', async () => {
    const { text, grow, calls } = growing()
    const { user, container } = show(text, aReading({ title: '', content: '' }))
    expect(screen.getByRole('heading', { level: 1, name: 'The cards are laid' })).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('Reading them together')
    expect(container.querySelector('.text')).toHaveAttribute('aria-live', 'off')

    grow('You are choosing')
    expect(screen.getByRole('status')).toHaveTextContent('Sibyl is writing')
    await user.click(screen.getByRole('button', { name: 'Show it all now' }))
    expect(calls.hurry).toBe(1)
    expect(screen.queryByText('Reading channeled by Sibyl, your AI Oracle')).not.toBeInTheDocument()

    grow(content, true)
    expect(screen.getByRole('status')).toHaveTextContent('Your reading is complete.')
    expect(await screen.findByText('Reading channeled by Sibyl, your AI Oracle')).toBeInTheDocument()
  })

  test('never touches a finished block again', async () => {
    const { text, grow } = growing()
    show(text)
    grow('The week stands under [the Hermit](fact:card-1).\n\nThen')
    const phrase = await rendered()
    const block = phrase.closest('p')
    grow('The week stands under [the Hermit](fact:card-1).\n\nThen it turns, and [the Star](fact:card-3) rises.\n\nMore')
    expect(await screen.findByRole('button', { name: 'the Star' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'the Hermit' })).toBe(phrase)
    expect(phrase.closest('p')).toBe(block)
  })
})

test('cards that are dealt lie face down and have no name until they are turned', async () => {
  render(
    <MemoryRouter>
      <ReadingView reading={aReading()} text={wholeText(content)} untitled="The cards are laid" dealt />
    </MemoryRouter>,
  )
  expect(screen.getByRole('button', { name: 'Card 1 of 3, face down' })).toHaveAttribute('aria-disabled', 'true')
  expect(await screen.findByRole('button', { name: 'The Hermit. Situation' })).toHaveAttribute('aria-disabled', 'false')
  expect(screen.getByRole('button', { name: 'Card 3 of 3, face down' })).toBeInTheDocument()
})

test.each([1, 5, 7])('%i cards lie in one row of their own', (count) => {
  const facts = Array.from({ length: count }, (_, at) => ({ id: `c${at}`, label: `Card ${at}`, detail: '', data: { card: 'major-00' } }))
  show(wholeText('Text.'), aReading({ facts }))
  expect(within(screen.getByRole('list')).getAllByRole('button')).toHaveLength(count)
})

test('cards lie where their spread places them, and a clarified one says so', () => {
  const laid = (id: string, at: [number, number], turned = false) => ({
    id,
    label: `Card ${id}`,
    detail: '',
    data: { card: 'major-00', place: { at, turned } },
  })
  const clarifier = { id: 'clarifier', label: 'The Star', detail: '', data: { card: 'major-17', clarifies: 'b' } }
  show(
    wholeText('Text.'),
    aReading({ facts: [laid('a', [1, 1]), laid('b', [1, 1], true), laid('c', [0, 1]), laid('d', [1, 0]), clarifier] }),
  )
  const cards = within(screen.getByRole('list', { name: 'The four cards drawn' })).getAllByRole('listitem')
  expect(
    cards.map(({ dataset, style }) => [Number(style.getPropertyValue('--x')) > 0, style.getPropertyValue('--y') !== '0', dataset.across]),
  ).toEqual([
    [true, true, 'false'],
    [true, true, 'true'],
    [false, true, 'false'],
    [true, false, 'false'],
  ])
  expect(screen.getAllByRole('button', { name: /Clarified by The Star/ })).toHaveLength(1)
})

test('cards without places lie in centred rows', () => {
  const facts = Array.from({ length: 5 }, (_, at) => ({ id: `c${at}`, label: `Card ${at}`, detail: '', data: { card: 'major-00' } }))
  show(wholeText('Text.'), aReading({ facts }))
  const cards = within(screen.getByRole('list', { name: 'The five cards drawn' })).getAllByRole('listitem')
  const steps = cards.map(({ style }) => Number(style.getPropertyValue('--x')) / (17 / 15))
  expect(steps.map((step) => Math.round(step * 10) / 10)).toEqual([0, 1, 2, 0.5, 1.5])
})
