import { fillIn } from './fill-in.ts'

test('values take the place of their names, and braces inside a value stay', () => {
  expect(fillIn('{name} has {count} of {name}', { name: '{count}', count: 2 })).toBe('{count} has 2 of {count}')
})

test('a name without a value is an error that shows the text', () => {
  expect(() => fillIn('Dear {reader}', {})).toThrow('"Dear {reader}" has no value for {reader}')
})
