import { act, render, screen } from '@testing-library/react'
import { useKeepFocus } from './keep-focus.ts'

const Page = ({ asked }: { asked: boolean }) => {
  useKeepFocus()
  return (
    <main id="main" tabIndex={-1}>
      <section aria-label="The draw">{asked && <button type="button">Replay</button>}</section>
    </main>
  )
}

/** A mutation observer runs after the change. */
const heard = () => act(async () => undefined)

test('the focus of an element that is removed stays at its place on the page', async () => {
  const { rerender } = render(<Page asked />)
  screen.getByRole('button').focus()
  rerender(<Page asked={false} />)
  await heard()
  expect(screen.getByRole('region', { name: 'The draw' })).toHaveFocus()
})

test('the focus that a reader has moved themselves is not brought back', async () => {
  const { rerender } = render(<Page asked />)
  screen.getByRole('button').focus()
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  screen.getByRole('button').blur()
  rerender(<Page asked={false} />)
  await heard()
  expect(document.body).toHaveFocus()
})
