import { jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router-dom'
import { useFocusTitle } from './focus-title.ts'

const Page = () => {
  useFocusTitle()
  return (
    <main>
      <h1>Here</h1>
      <Link to="/there">Go there</Link>
    </main>
  )
}

const goThere = () => {
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByRole('link'))
}

const soon = () => act(() => jest.advanceTimersByTime(1000))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('the title of a new page gets the focus', () => {
  goThere()
  soon()
  expect(screen.getByRole('heading')).toHaveFocus()
})

test('a reader who is already on their way is not taken back to the title', () => {
  goThere()
  screen.getByRole('link').focus()
  fireEvent.keyDown(screen.getByRole('link'), { key: 'Tab' })
  soon()
  expect(screen.getByRole('link')).toHaveFocus()
})

test('a field that the new page has gone to keeps the focus', () => {
  goThere()
  screen.getByRole('main').insertAdjacentHTML('beforeend', '<input>')
  screen.getByRole('textbox').focus()
  soon()
  expect(screen.getByRole('textbox')).toHaveFocus()
})
