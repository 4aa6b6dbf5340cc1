import { screen } from '@testing-library/react'
import { renderApp } from '../../test/render-app.tsx'

test('a path that leads nowhere says so, and shows the way home', async () => {
  renderApp('/no/such/page')
  expect(await screen.findByRole('heading', { level: 1, name: 'Nothing is charted here' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/')
})
