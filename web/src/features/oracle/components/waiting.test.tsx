import { jest } from '@jest/globals'
import { type MethodId, methods } from '@sibyl/contracts/methods'
import { act, render, screen } from '@testing-library/react'
import { Waiting } from './waiting.tsx'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const method = (id: MethodId) => {
  const found = methods.find((one) => one.id === id)
  if (!found) throw new Error(`no method ${id}`)
  return found
}
const threeSeconds = () => act(() => jest.advanceTimersByTime(3000))
const backs = (container: HTMLElement) => container.querySelectorAll('.layout img').length

test('the message turns every three seconds, and a card is laid with each', () => {
  const { container } = render(<Waiting method={method('tarot')} positions={3} mayLeave />)
  const status = screen.getByRole('status')
  expect(status).toHaveTextContent('Shuffling all seventy-eight')
  for (const [message, laid] of [
    ['Laying the first card', 0],
    ['Laying the second card', 1],
    ['Laying the third card', 2],
    ['Turning them over', 3],
    ['Reading them together', 3],
    ['Turning them over', 3],
  ] as const) {
    threeSeconds()
    expect(status).toHaveTextContent(message)
    expect(backs(container)).toBe(laid)
  }
})

test('of more than five cards the first are laid one by one, and the rest with the last of these', () => {
  const { container } = render(<Waiting method={method('tarot')} positions={7} mayLeave />)
  expect(container.querySelectorAll('.layout .slot')).toHaveLength(7)
  const status = screen.getByRole('status')
  for (let message = 1; message <= 5; message += 1) threeSeconds()
  expect(status).toHaveTextContent('Laying the fifth card')
  expect(backs(container)).toBe(4)
  threeSeconds()
  expect(status).toHaveTextContent('Turning them over')
  expect(backs(container)).toBe(7)
})

test('a visitor does not see a hint about a history they do not have', () => {
  render(<Waiting method={method('daily-card')} positions={1} mayLeave={false} />)
  expect(screen.getByText('Most readings take under half a minute.')).toBeInTheDocument()
})

test('a method without cards lays none, and says what it computes', () => {
  const { container } = render(<Waiting method={method('astrology')} positions={1} mayLeave />)
  expect(screen.getByRole('status')).toHaveTextContent('Setting the clock by the place')
  threeSeconds()
  expect(screen.getByRole('status')).toHaveTextContent('Placing the Sun and the Moon')
  expect(backs(container)).toBe(0)
})
