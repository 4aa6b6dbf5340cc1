import type { z } from 'zod'
import { contactBody } from './contact-body.ts'
import { changePasswordBody, loginBody, registerBody } from './credentials.ts'

/** The first fault of each field. */
const faults = (body: z.ZodType, value: object) => {
  const found: Record<string, string> = {}
  for (const { path, message } of body.safeParse(value).error?.issues ?? []) found[path.join('.')] ??= message
  return found
}

const mira = { firstName: 'M', lastName: 'L', email: 'mira@example.com', password: 'Night1' }
const STRONGER = 'Password must contain uppercase, lowercase, and number'

test('every field is required, and named in its message', () => {
  const nothing = {
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Email is required',
    password: 'Password is required',
  }
  expect(faults(registerBody, {})).toEqual(nothing)
  expect(faults(registerBody, { firstName: ' ', lastName: '', email: ' ', password: '' })).toEqual(nothing)
  expect(faults(registerBody, mira)).toEqual({})
})

test.each([
  'mira',
  'mira@',
  '@example.com',
  'mira@example',
  'mira lund@example.com',
  'mira@example.com, eve@example.com',
  'mira@-example.com',
  `${'m'.repeat(65)}@example.com`,
  `mira@${'m'.repeat(64)}.com`,
])('%s is no email address', (email) => expect(faults(loginBody, { ...mira, email })).toEqual({ email: 'Invalid email address' }))

test.each([
  ['five characters', 'Nigh1', 'Password must be at least 6 characters'],
  ['no uppercase letter', 'night1', STRONGER],
  ['no lowercase letter', 'NIGHT1', STRONGER],
  ['no number', 'Nights', STRONGER],
])('a new password with %s is refused', (_what, password, message) => {
  expect(faults(registerBody, { ...mira, password })).toEqual({ password: message })
  expect(faults(changePasswordBody, { currentPassword: 'x', newPassword: password })).toEqual({ newPassword: message })
})

test('to sign in, six characters of any kind are enough', () => {
  expect(faults(loginBody, { ...mira, password: 'night' })).toEqual({ password: 'Password must be at least 6 characters' })
  expect(faults(loginBody, { ...mira, password: 'nights' })).toEqual({})
})

test('a message of the contact form has a name of up to 100 characters and a text of 10 to 2000', () => {
  const message = { name: 'Mira', email: mira.email, message: 'Thank you.' }
  expect(faults(contactBody, message)).toEqual({})
  expect(faults(contactBody, { ...message, name: 'm'.repeat(100), message: 'm'.repeat(2000) })).toEqual({})
  expect(faults(contactBody, {})).toEqual({ name: 'Name is required', email: 'Email is required', message: 'Message is required' })
  expect(faults(contactBody, { ...message, name: 'm'.repeat(101), message: 'm'.repeat(2001) })).toEqual({
    name: 'Name must be at most 100 characters',
    message: 'Message must be at most 2000 characters',
  })
  expect(faults(contactBody, { ...message, message: '123456789' })).toEqual({ message: 'Message must be at least 10 characters' })
})

const NOT_A_NAME = 'Please use letters, spaces, hyphens and apostrophes only, and no web address'

test.each([
  'Mira',
  'Seán',
  'Se\u0061\u0301n',
  'J.R.R.',
  'J.-P.',
  'O’Brien',
  "D'Arcy",
  'van der Meer-Lund Jr.',
  'Ng',
  '王小明',
  'محمد',
  'नरेंद्र',
  'ประยุทธ์',
  'Łukasz',
  'Ian 2',
])('%s is a name', (name) => expect(faults(registerBody, { ...mira, firstName: name, lastName: name })).toEqual({}))

test.each([
  ['an address with its scheme', 'https://evil.example'],
  ['an address without', 'evil.example'],
  ['a short address', 'Win at t.co'],
  ['an address with a path', 'evil/win'],
  ['an email address', 'mira@evil'],
  ['an address with a full-width dot', 'evil．example'],
  ['an address with an ideographic full stop', 'evil。example'],
  ['another line', 'Mira\nLund'],
  ['a line separator', 'Mira\u2028Lund'],
  ['a control character', 'Mi\u0007ra'],
  ['a turn of the direction of writing', 'Mi\u202era'],
  ['an isolated direction', 'Mi\u2066ra'],
  ['a space of no width', 'Mi\u200bra'],
  ['a joiner of no width', 'Mi\u200dra'],
  ['a soft hyphen', 'Mi\u00adra'],
  ['a tag that nobody sees', 'Mira\u{e0041}'],
  ['a filler that nobody sees', 'Mira\u2060'],
  ['a letter that nobody sees', 'Mi\u3164ra'],
  ['a mark that nobody sees', 'Mi\u034fra'],
  ['markup', '<b>Mira</b>'],
  ['a picture', 'Mira ✨'],
  ['piled marks', `M${'\u0335'.repeat(8)}ira`],
  ['no letter', "-'-"],
])('a name with %s is refused', (_what, name) => {
  expect(faults(registerBody, { ...mira, firstName: name, lastName: name })).toEqual({ firstName: NOT_A_NAME, lastName: NOT_A_NAME })
  expect(faults(contactBody, { name, email: mira.email, message: 'Thank you.' })).toEqual({ name: NOT_A_NAME })
})

test('a name has at most 100 characters', () => {
  const tooLong = 'Please use at most 100 characters'
  const name = 'm'.repeat(101)
  expect(faults(registerBody, { ...mira, firstName: name, lastName: name })).toEqual({ firstName: tooLong, lastName: tooLong })
})
