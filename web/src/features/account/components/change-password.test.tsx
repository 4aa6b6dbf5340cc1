import { jest } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { holdTimeouts } from '../../../../test/hold-timeouts.ts'
import { renderApp, signedIn } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'

beforeEach(() => {
  signedIn()
  server.use(
    http.get(at('/auth/sessions'), () => HttpResponse.json({ success: true, sessions: [] })),
    http.get(at('/auth/activity'), () => HttpResponse.json({ success: true, activity: [] })),
  )
})

describe('Change Password', () => {
  afterEach(() => void jest.useRealTimers())

  const openForm = async () => {
    const { user } = renderApp('/profile?tab=account')
    await user.click(await screen.findByRole('button', { name: 'Change Password' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Password' }))
    const fill = async (current: string, chosen: string, again: string) => {
      await user.type(dialog.getByLabelText('Current password'), current)
      await user.type(dialog.getByLabelText('New password'), chosen)
      await user.type(dialog.getByLabelText('Confirm new password'), again)
    }
    return { user, dialog, fill, send: dialog.getByRole('button', { name: 'Change Password' }) }
  }

  test('ticks off the rules, says whether both passwords are the same, and enables the button when all is right', async () => {
    const { user, dialog, fill, send } = await openForm()
    expect(send).toBeDisabled()
    await fill('Moonlight7', 'Starl', 'Starlight8')
    expect(dialog.getByText('The passwords do not match yet')).toBeVisible()
    expect(dialog.getByText('A number').closest('li')).toHaveTextContent('missing')
    expect(send).toBeDisabled()
    await user.type(dialog.getByLabelText('New password'), 'ight8')
    expect(dialog.getByText('The passwords match')).toBeVisible()
    expect(dialog.getByText('A number').closest('li')).toHaveTextContent('done')
    await waitFor(() => expect(send).toBeEnabled())
    expect(dialog.getByText('Your other devices may need to sign in again.')).toBeVisible()
  })

  test('asks for the current password too', async () => {
    const { user, dialog, fill, send } = await openForm()
    await fill('M', 'Starlight8', 'Starlight8')
    await waitFor(() => expect(send).toBeEnabled())
    await user.clear(dialog.getByLabelText('Current password'))
    await waitFor(() => expect(send).toBeDisabled())
  })

  test.each(['Current password', 'New password', 'Confirm new password'])('shows and hides: %s', async (label) => {
    const { user, dialog } = await openForm()
    const field = dialog.getByLabelText(label)
    expect(field).toHaveAttribute('type', 'password')
    await user.click(dialog.getByRole('button', { name: `Show ${label.toLowerCase()}` }))
    expect(field).toHaveAttribute('type', 'text')
    await user.click(dialog.getByRole('button', { name: `Hide ${label.toLowerCase()}` }))
    expect(field).toHaveAttribute('type', 'password')
  })

  test('says that it is changed, and closes after two seconds', async () => {
    const sent: unknown[] = []
    server.use(
      http.post(at('/auth/change-password'), async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ success: true, message: 'x' })
      }),
    )
    const { dialog, fill, send } = await openForm()
    await fill('Moonlight7', 'Starlight8', 'Starlight8')
    await waitFor(() => expect(send).toBeEnabled())
    const pass = holdTimeouts()
    fireEvent.click(send)
    expect(await dialog.findByText('Password Changed Successfully!')).toBeVisible()
    expect(sent).toEqual([{ currentPassword: 'Moonlight7', newPassword: 'Starlight8' }])
    await pass(1999)
    expect(screen.getByText('Password Changed Successfully!')).toBeVisible()
    await pass(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test.each([
    [
      'what the server says, beside its field',
      () =>
        HttpResponse.json(
          {
            success: false,
            code: 'wrong_password',
            message: 'x',
            fields: [{ field: 'currentPassword', message: 'Your current password is incorrect.' }],
          },
          { status: 400 },
        ),
      'Your current password is incorrect.',
    ],
    ['that it failed when nobody answers', () => HttpResponse.error(), 'Failed to change password'],
  ])('says %s', async (_what, answer, words) => {
    server.use(http.post(at('/auth/change-password'), answer))
    const { user, dialog, fill, send } = await openForm()
    await fill('Wrong7777', 'Starlight8', 'Starlight8')
    await waitFor(() => expect(send).toBeEnabled())
    await user.click(send)
    expect(await dialog.findByText(words)).toBeVisible()
    expect(dialog.getByLabelText('New password')).toHaveValue('Starlight8')
  })
})
