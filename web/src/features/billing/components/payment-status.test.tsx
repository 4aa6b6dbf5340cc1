import { jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { rememberedForm, rememberForm } from '../../../lib/after-payment.ts'
import { keepWords } from '../../../lib/own-words.ts'
import { Succeeded } from './payment-status.tsx'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const Place = () => <p>{useLocation().pathname}</p>
const show = (onStay = () => {}) =>
  render(
    <MemoryRouter initialEntries={['/pricing']}>
      <Place />
      <Succeeded message="Your purchase of 5 tokens was successful!" onStay={onStay} />
    </MemoryRouter>,
  )
const aSecond = () => act(() => jest.advanceTimersByTime(1000))

test('a success counts down from five, then leads home', () => {
  show()
  expect(screen.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Your purchase of 5 tokens was successful!')
  for (const left of ['5 seconds', '4 seconds', '3 seconds', '2 seconds', '1 second']) {
    expect(screen.getByText(`Redirecting to the main page in ${left}...`)).toBeInTheDocument()
    expect(screen.getByText('/pricing')).toBeInTheDocument()
    aSecond()
  }
  expect(screen.getByText('/')).toBeInTheDocument()
})

test('the reader can go home at once', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Return Home' }))
  expect(screen.getByText('/')).toBeInTheDocument()
})

test('the reader can stay', () => {
  const onStay = jest.fn()
  show(onStay)
  fireEvent.click(screen.getByRole('button', { name: 'Stay Here' }))
  expect(onStay).toHaveBeenCalled()
})

test('a reader who left a form in order to pay is led back to it', () => {
  keepWords('draft:tarot', { entry: 'a', values: { question: 'Shall I?' } })
  rememberForm('tarot')
  show()
  expect(screen.getByText('Returning to what you wrote in 5 seconds...')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Back to What You Wrote' }))
  expect(screen.getByText('/input/tarot')).toBeInTheDocument()
  expect(rememberedForm()).toBeNull()
})

test('a form that was sent meanwhile is not returned to', () => {
  keepWords('draft:tarot', { entry: 'a', values: {}, sent: true })
  rememberForm('tarot')
  show()
  expect(screen.getByText('Redirecting to the main page in 5 seconds...')).toBeInTheDocument()
})
