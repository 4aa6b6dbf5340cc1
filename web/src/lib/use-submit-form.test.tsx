import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { z } from 'zod'
import { Field } from '../components/field.tsx'
import type { CallFailure } from './failure.ts'
import { useSubmitForm } from './use-submit-form.ts'

type Answers = { name: string; town: string }

const schema = z.object({ name: z.string(), town: z.string() })
const failure = (fields: CallFailure['fields']): CallFailure => ({
  status: 400,
  code: 'invalid_input',
  message: 'Please look again',
  fields,
})

const Form = ({ send }: { send: (answers: Answers) => unknown }) => {
  const { register, errors, submit, refusal } = useSubmitForm<Answers>({
    schema,
    fields: ['name', 'town'],
    values: { name: '', town: '' },
    send,
    readFailure: (error) => error as CallFailure,
  })
  return (
    <form onSubmit={submit}>
      <Field label="Name" error={errors.name?.message} {...register('name')} />
      <Field label="Town" error={errors.town?.message} {...register('town')} />
      {refusal && <p role="alert">{refusal.message}</p>}
      <button type="submit">Send</button>
    </form>
  )
}

const show = (send: (answers: Answers) => unknown) => {
  render(<Form send={send} />)
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'Send' }) }
}
const refuseWith = (fields: CallFailure['fields']) => () => Promise.reject(failure(fields))

test('the first refused field of the screen takes the focus, whatever the order of the answer', async () => {
  const { user, button } = show(
    refuseWith([
      { field: 'town', message: 'No such town' },
      { field: 'name', message: 'Too short' },
    ]),
  )
  await user.click(button)
  expect(await screen.findByText('Too short')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(screen.getByLabelText('Town')).toHaveAccessibleDescription('No such town')
})

test('errors shown at fields are not repeated for the whole form', async () => {
  const { user, button } = show(refuseWith([{ field: 'town', message: 'No such town' }]))
  await user.click(button)
  expect(await screen.findByText('No such town')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a refusal that no field can show is shown for the whole form, and disappears when the form is sent again', async () => {
  const answers = [refuseWith([{ field: 'captcha', message: 'x' }]), () => new Promise(() => undefined)]
  const { user, button } = show(() => answers.shift()?.())
  await user.click(button)
  expect(await screen.findByRole('alert')).toHaveTextContent('Please look again')
  await user.click(button)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('two presses within one render send once, and the form can be sent again when the first has failed', async () => {
  const ends: (() => void)[] = []
  const { user, button } = show(
    () => new Promise((_, reject) => ends.push(() => reject(failure([{ field: 'name', message: 'Too short' }])))),
  )
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByRole('button', { name: 'Send' })
  await user.click(button)
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await screen.findByText('Too short')
  await user.click(button)
  expect(ends).toHaveLength(2)
})
