import type { Transits } from '@sibyl/contracts/http/your-sky'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { renderApp, signedIn } from '../../../test/render-app.tsx'
import { at, server } from '../../../test/server.ts'
import { answers, event, helena, later, sky } from './sky.fixture.ts'

describe('the sky at home', () => {
  beforeEach(() => signedIn())

  test('says what touches the reader’s chart today', async () => {
    answers()
    const noon = event({ at: later(0.5), near: { from: later(-1), to: later(2) } })
    const week: Transits = {
      ...sky,
      events: [event({ body: 'Sun', point: 'Sun', at: later(0.4), title: 'Sun square your Sun' }), noon],
      tracks: [{ body: 'Venus', longitudes: Array.from({ length: 9 }, (_, day) => 201.1 + day) }],
      from: later(-3),
      to: later(5),
    }
    server.use(http.get(at('/divination/sky/transits'), () => HttpResponse.json({ success: true, data: week })))
    renderApp('/')
    expect(await screen.findByRole('heading', { name: /^Today touche[sd] your Moon$/ })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'See why, and what comes next' })).toHaveAttribute('href', '/sky')
  })

  test('says what is next on a day that nothing touches', async () => {
    answers()
    renderApp('/')
    expect(await screen.findByRole('heading', { name: 'Nothing touches your chart today' })).toBeInTheDocument()
    expect(screen.getByText(/^Venus trine your Moon is next, on /)).toBeInTheDocument()
  })

  test('says nothing of the sky to a reader who has saved no birth', async () => {
    answers([helena])
    renderApp('/')
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(screen.queryByText('Your sky today')).not.toBeInTheDocument())
  })
})
