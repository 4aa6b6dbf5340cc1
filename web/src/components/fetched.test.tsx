import { jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { Fetched } from './fetched.tsx'

const nothing = { isError: false, isFetching: true, refetch: () => undefined }

const shown = (of: ComponentProps<typeof Fetched<readonly string[]>>['of']) =>
  render(
    <Fetched of={of} opening="Loading your gifts" failed="Your gifts could not be loaded.">
      {(gifts) => <p>{gifts.join()}</p>}
    </Fetched>,
  )

test('a list that is on its way is announced', () => {
  shown(nothing)
  expect(screen.getByRole('status')).toHaveTextContent('Loading your gifts')
})

test('a list that failed says so, and is asked for again', async () => {
  const refetch = jest.fn()
  shown({ isError: true, isFetching: false, refetch })
  expect(screen.getByRole('alert')).toHaveTextContent('Your gifts could not be loaded.')
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(refetch).toHaveBeenCalledTimes(1)
})

test('a list that is there is shown', () => {
  shown({ ...nothing, data: ['a token'] })
  expect(screen.getByText('a token')).toBeInTheDocument()
})
