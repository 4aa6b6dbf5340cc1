import type { Person } from '@sibyl/contracts/http/people'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mira } from '../../../../test/mira.ts'
import { renderApp, signedIn } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'

const helena: Person = {
  _id: 'pn_helena',
  self: false,
  name: 'Helena Lund',
  dateOfBirth: '1962-01-09',
  unknownTime: true,
  placeOfBirth: 'Uppsala, Sweden',
  placeId: '2666199',
  chart: { sun: 288.64, moon: 330.1 },
  createdAt: mira.createdAt,
  usedAt: mira.usedAt,
}

/** A server that stores people; the requests that changed them, in order. */
const stored = (...people: Person[]) => {
  let all = people
  const asked: unknown[] = []
  server.use(
    http.get(at('/divination/people'), () => HttpResponse.json({ success: true, people: all })),
    http.post(at('/divination/people'), async ({ request }) => {
      const body = (await request.json()) as Person
      asked.push(body)
      const person = { ...helena, ...body, _id: `pn_${all.length}`, self: body.self === true }
      all = [...all, person]
      return HttpResponse.json({ success: true, person }, { status: 201 })
    }),
    http.delete(at('/divination/people/:id'), ({ params }) => {
      asked.push(params.id)
      all = all.filter(({ _id }) => _id !== params.id)
      return HttpResponse.json({ success: true })
    }),
  )
  return asked
}

test('a visitor is sent to sign in, and back afterwards', async () => {
  const { address } = renderApp('/people')
  await waitFor(() => expect(address()).toBe('/login?redirect=/people'))
})

describe('people', () => {
  beforeEach(() => signedIn())

  test('are listed with their births, the reader without a bin, and open with their placements', async () => {
    stored(mira, helena)
    const { user, address } = renderApp('/people')
    const [own, other] = within(await screen.findByRole('list', { name: 'Your people' })).getAllByRole('listitem')
    expect(own).toHaveTextContent('Mira LundYouMarch 14, 19911:06 AM, Brno, Czechia')
    expect(other).toHaveTextContent('Helena LundJanuary 9, 1962time unknown, Uppsala, Sweden')
    expect(screen.getByRole('link', { name: 'Edit Mira Lund' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Delete Mira Lund' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Mira Lund' }))
    expect(address()).toBe('/people?who=pn_mira')
    const shown = within(screen.getByRole('region', { name: 'Mira Lund' }))
    expect(shown.getByRole('heading', { name: 'Mira Lund' })).toHaveFocus()
    for (const words of ['22°43′ Pisces', '23°47′ Aquarius', '12°39′ Sagittarius']) expect(shown.getByText(words)).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Helena Lund' }))
    expect(screen.getByText('about 0° Pisces')).toBeVisible()
    expect(screen.getByText('needs the time of birth')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Compare with You' })).toHaveAttribute('href', '/input/love?person=pn_helena')
  })

  test('begin with the reader, and a form that checks a field when it is left', async () => {
    const asked = stored()
    const place = { id: '3078610', name: 'Brno', region: 'South Moravia', country: 'Czechia', population: 400_000 }
    server.use(http.get(at('/divination/places'), () => HttpResponse.json({ success: true, places: [place], attribution: '' })))
    const { user, address } = renderApp('/people')
    await user.click(await screen.findByRole('link', { name: 'Add Yourself' }))
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Mira Lund')
    expect(screen.getByRole('checkbox', { name: 'This is me' })).toBeChecked()
    await user.click(screen.getByLabelText('Date of birth'))
    await user.tab()
    expect(await screen.findByText('Date of birth is required')).toBeVisible()
    await user.type(screen.getByLabelText('Date of birth'), '1991-03-14')
    await user.type(screen.getByLabelText('Time of birth'), '01:06')
    await user.type(screen.getByRole('combobox', { name: 'Place of birth' }), 'Brno')
    await user.click(screen.getByRole('button', { name: 'Save Person' }))
    await waitFor(() => expect(address()).toBe('/people?who=pn_0'))
    expect(asked).toEqual([
      {
        name: 'Mira Lund',
        dateOfBirth: '1991-03-14',
        timeOfBirth: '01:06',
        unknownTime: false,
        placeOfBirth: 'Brno, South Moravia, Czechia',
        placeId: '3078610',
        self: true,
      },
    ])
    expect(await screen.findByText('You')).toBeVisible()
  })

  test('are deleted after a confirmation, and can be brought back', async () => {
    const asked = stored(mira, helena)
    const { user } = renderApp('/people')
    await user.click(await screen.findByRole('button', { name: 'Delete Helena Lund' }))
    const question = within(await screen.findByRole('dialog', { name: 'Delete Helena Lund?' }))
    expect(question.getByRole('button', { name: 'Keep Helena' })).toHaveFocus()
    await user.click(question.getByRole('button', { name: 'Delete Helena' }))
    expect(await screen.findByText('Helena Lund is deleted.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Helena Lund' })).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('link', { name: 'Helena Lund' })).toBeVisible()
    expect(asked[0]).toBe('pn_helena')
    expect(asked[1]).toMatchObject({ name: 'Helena Lund', dateOfBirth: '1962-01-09', unknownTime: true, placeOfBirth: 'Uppsala, Sweden' })
  })

  test('ask before typed text is lost', async () => {
    stored(mira)
    const { user, address } = renderApp('/people?add')
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Jonas')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Keep Editing' }))
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Jonas')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(address()).toBe('/people'))
  })

  test('say when their list is full', async () => {
    stored(...Array.from({ length: 30 }, (_, index) => ({ ...helena, _id: `pn_${index}` })))
    renderApp('/people?add')
    expect(await screen.findByText(/You have saved 30 people, which is the limit/)).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  test('can be loaded again after a failure', async () => {
    server.use(http.get(at('/divination/people'), () => HttpResponse.json({ success: false }, { status: 500 })))
    const { user } = renderApp('/people')
    expect(await screen.findByText('Your people could not be loaded.')).toBeVisible()
    stored(mira)
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('link', { name: 'Mira Lund' })).toBeVisible()
  })
})
