import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { renderApp, signedIn } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'

beforeEach(() => {
  signedIn()
  server.use(
    http.get(at('/auth/sessions'), () => HttpResponse.json({ success: true, sessions: [] })),
    http.get(at('/auth/activity'), () => HttpResponse.json({ success: true, activity: [] })),
  )
})

describe('Delete Account', () => {
  const ask = async () => {
    const app = renderApp('/profile?tab=account')
    await app.user.click(await screen.findByRole('button', { name: 'Delete Account' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Account' }))
    return { ...app, dialog }
  }

  test('asks for confirmation, then leads to the sign-in page, which confirms the deletion', async () => {
    server.use(http.delete(at('/auth/account'), () => HttpResponse.json({ success: true })))
    const { user, address, dialog } = await ask()
    const warning = 'This action cannot be undone. All your data, including readings and subscription, will be permanently deleted.'
    expect(dialog.getByText(warning)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Delete My Account' }))
    await waitFor(() => expect(address()).toBe('/login?deleted=1'))
    expect(await screen.findByText('Your account was successfully deleted.')).toBeVisible()
    expect(localStorage.getItem('token')).toBeNull()
  })

  test('can be cancelled', async () => {
    const { user, dialog } = await ask()
    await user.click(dialog.getByRole('button', { name: 'Keep My Account' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(localStorage.getItem('token')).not.toBeNull()
  })

  test('is in the Danger Zone', async () => {
    renderApp('/profile?tab=account')
    const zone = within(await screen.findByRole('region', { name: 'Danger Zone' }))
    expect(zone.getByRole('button', { name: 'Delete Account' })).toBeVisible()
  })

  test.each([
    ['nobody answers', () => HttpResponse.error()],
    ['the server refuses', () => HttpResponse.json({ success: false, code: 'internal', message: 'x' }, { status: 500 })],
  ])('says that it failed when %s', async (_when, answer) => {
    server.use(http.delete(at('/auth/account'), answer))
    const { user, dialog } = await ask()
    await user.click(dialog.getByRole('button', { name: 'Delete My Account' }))
    expect(await dialog.findByText('Failed to delete account')).toBeVisible()
  })
})
