import type { JournalEntry } from '@sibyl/contracts/http/journal'
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { renderApp, signedIn } from '../../../test/render-app.tsx'
import { at, server } from '../../../test/server.ts'
import { aReading } from '../progress/testing.ts'

/** A server with one reading; records what is saved. */
const storing = (entry?: JournalEntry) => {
  let journal = entry
  const saved: unknown[] = []
  const reading = () => aReading(journal ? { journal } : {})
  server.use(
    http.get(at('/divination/reading/:id'), () => HttpResponse.json({ success: true, reading: reading() })),
    http.put(at('/divination/reading/:id/note'), async ({ request }) => {
      journal = (await request.json()) as JournalEntry
      saved.push(journal)
      return HttpResponse.json({ success: true, reading: reading() })
    }),
  )
  return { saved, elsewhere: (changed: JournalEntry) => (journal = changed) }
}

describe('below a finished reading', () => {
  beforeEach(() => signedIn())

  test('its reader says whether it spoke to them, and takes it back', async () => {
    const { saved } = storing()
    const { user } = renderApp('/reading/view/rd_1')
    const did = await screen.findByRole('button', { name: 'It did' })
    await user.click(did)
    expect(await screen.findByText('Saved.')).toBeInTheDocument()
    expect(did).toHaveAttribute('aria-pressed', 'true')
    await user.click(did)
    await screen.findByRole('button', { name: 'It did', pressed: false })
    expect(saved).toEqual([{ spoke: 2 }, {}])
  })

  test('a note is written, which leaves the other answer as it is', async () => {
    const { saved } = storing({ spoke: 1 })
    const { user } = renderApp('/reading/view/rd_1')
    await user.click(await screen.findByRole('button', { name: 'Write a note' }))
    await user.type(await screen.findByRole('textbox', { name: 'Your note' }), 'The studio wrote back.')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved.')).toBeInTheDocument()
    expect(screen.getByText('The studio wrote back.')).toBeVisible()
    expect(saved).toEqual([{ spoke: 1, note: 'The studio wrote back.' }])
  })

  test('a note that another device has changed is edited as it is now', async () => {
    const { elsewhere } = storing({ note: 'From this morning' })
    const { user } = renderApp('/reading/view/rd_1')
    await screen.findByText('From this morning')
    elsewhere({ note: 'From this evening' })
    await user.click(screen.getByRole('button', { name: 'Change the note' }))
    expect(await screen.findByRole('textbox', { name: 'Your note' })).toHaveValue('From this evening')
  })

  test('a note that is not saved stays in the field, with the reason', async () => {
    storing()
    const refusal = {
      success: false,
      code: 'invalid_input',
      message: 'Please check',
      fields: [{ field: 'note', message: 'Hidden characters' }],
    }
    server.use(http.put(at('/divination/reading/:id/note'), () => HttpResponse.json(refusal, { status: 400 })))
    const { user } = renderApp('/reading/view/rd_1')
    await user.click(await screen.findByRole('button', { name: 'Write a note' }))
    await user.type(await screen.findByRole('textbox', { name: 'Your note' }), 'Mine')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Hidden characters')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Your note' })).toHaveValue('Mine')
  })
})
