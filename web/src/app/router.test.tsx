import { screen } from '@testing-library/react'
import { renderApp } from '../../test/render-app.tsx'

test.each(['/', '/login', '/register', '/auth', '/verify-email', '/pricing', '/privacy', '/terms', '/contact'])(
  '%s has one title of the first level, and names itself',
  async (path) => {
    renderApp(path)
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(document.title).toMatch(/Sibyl/)
  },
)
