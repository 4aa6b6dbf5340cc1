import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { renderApp } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'

test('stops the mails when the button is pressed, not when the page opens', async () => {
  const asked: string[] = []
  server.use(
    http.post(at('/contact/unsubscribe'), ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('token') ?? '')
      return HttpResponse.json({ success: true, message: 'We will not write to you when a reading is ready.' })
    }),
  )
  const { user } = renderApp('/unsubscribe?token=a%2Bb')
  const stop = await screen.findByRole('button', { name: 'Stop These Emails' })
  expect(asked).toEqual([])
  await user.click(stop)
  expect(await screen.findByText('We will not write to you when a reading is ready.')).toBeVisible()
  expect(asked).toEqual(['a+b'])
})

test('resumes the mails when the button is pressed again', async () => {
  server.use(
    http.post(at('/contact/unsubscribe'), () => HttpResponse.json({ success: true, message: 'Stopped.' })),
    http.post(at('/contact/resubscribe'), () => HttpResponse.json({ success: true, message: 'We write again.' })),
  )
  const { user } = renderApp('/unsubscribe?token=x')
  await user.click(await screen.findByRole('button', { name: 'Stop These Emails' }))
  await user.click(await screen.findByRole('button', { name: 'Email Me Again' }))
  expect(await screen.findByText('We write again.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Stop These Emails' })).toBeVisible()
})

test('says what is wrong with a link', async () => {
  server.use(
    http.post(at('/contact/unsubscribe'), () =>
      HttpResponse.json({ success: false, code: 'link_unknown', message: 'This link is not valid.' }, { status: 400 }),
    ),
  )
  const { user } = renderApp('/unsubscribe?token=x')
  await user.click(await screen.findByRole('button', { name: 'Stop These Emails' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is not valid.')
})

test('requests nothing without a token, and leads home', async () => {
  renderApp('/unsubscribe')
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is incomplete.')
  expect(screen.queryByRole('button', { name: 'Stop These Emails' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/')
})

test('stops reminders, and leads to where an hour is chosen', async () => {
  server.use(http.post(at('/notifications/reminders/stop'), () => HttpResponse.json({ success: true, message: 'No more reminders.' })))
  const { user } = renderApp('/unsubscribe?token=x&of=reminders')
  await user.click(await screen.findByRole('button', { name: 'Stop the Reminders' }))
  expect(await screen.findByText('No more reminders.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Choose an Hour' })).toHaveAttribute('href', '/reminders')
})
