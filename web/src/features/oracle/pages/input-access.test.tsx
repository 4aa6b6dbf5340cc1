import { methods } from '@sibyl/contracts/methods'
import { screen, waitFor } from '@testing-library/react'
import { shelfNames } from '#texts/methods.ts'
import { mira, renderApp, signedIn } from '../../../../test/render-app.tsx'
import { rememberedForm } from '../../../lib/after-payment.ts'

describe('without access', () => {
  test.each(methods.filter(({ premium }) => premium).map(({ id, name, submit }) => [name, id, submit]))(
    '%s has no form for a visitor',
    async (_name, id, submit) => {
      renderApp(`/input/${id}`)
      expect(await screen.findByRole('heading', { name: 'Sign In Required' })).toBeInTheDocument()
      expect(
        screen.getByText(`Create an account or sign in to access ${shelfNames[id]} readings and unlock your mystical journey.`),
      ).toBeInTheDocument()
      expect(screen.queryByRole('button', { name: submit })).not.toBeInTheDocument()
    },
  )

  test('a visitor is asked to sign in', async () => {
    renderApp('/input/tarot')
    expect(await screen.findByRole('heading', { name: 'Sign In Required' })).toBeInTheDocument()
    expect(screen.getByText('Create an account or sign in to access Tarot readings and unlock your mystical journey.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Create Free Account' })).toHaveAttribute('href', '/register?redirect=%2Finput%2Ftarot')
    expect(screen.getAllByRole('link', { name: 'Sign In' }).at(-1)).toHaveAttribute('href', '/login?redirect=%2Finput%2Ftarot')
    expect(screen.getByText('Free accounts include daily card readings.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to Oracle' })).toHaveAttribute('href', '/')
  })

  const poor = { ...mira, tier: 'free' as const, oracleTokens: 0 }

  test('a reader without tokens sees the ways to pay, and may write first', async () => {
    signedIn(poor)
    renderApp('/input/tarot')
    expect(await screen.findByText('Takes 1 token: write first, pay after.')).toBeInTheDocument()
    expect(await screen.findByLabelText(/^Your question/)).toBeInTheDocument()
    expect(screen.getByText(/your words wait here, on this device only/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Purchase Oracle Tokens' })).toHaveAttribute('href', '/pricing#tokens')
    expect(screen.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/pricing#subscription')
  })

  test('a form that a reader without tokens sends leads to the purchase, and keeps their input', async () => {
    signedIn(poor)
    const { user, address } = renderApp('/input/iching')
    await user.type(await screen.findByLabelText(/^Your situation/), 'I do not know whether to move to the sea.')
    await user.click(screen.getByRole('button', { name: 'Consult the Oracle' }))
    await waitFor(() => expect(address()).toBe('/reading/iching'))
    // The form has a link of this name too, and stays until its successor is ready.
    await waitFor(() => expect(screen.queryByLabelText(/^Your situation/)).not.toBeInTheDocument())
    await user.click(await screen.findByRole('link', { name: 'Purchase Oracle Tokens' }))
    await waitFor(() => expect(rememberedForm()).toBe('iching'))
  })
})
