import { jest } from '@jest/globals'
import { readJson, sharedStorage, tabStorage } from './storage.ts'

afterEach(() => jest.restoreAllMocks())

const refuse = (...methods: ('getItem' | 'setItem' | 'removeItem')[]) => {
  for (const method of methods)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('No', 'SecurityError')
    })
}

test('entries are stored in the browser', () => {
  expect(sharedStorage.write('a', '1')).toBe(true)
  expect(localStorage.getItem('a')).toBe('1')
  expect(sharedStorage.read('a')).toBe('1')
  expect(sharedStorage.names()).toEqual(['a'])
  sharedStorage.forget('a')
  expect(sharedStorage.read('a')).toBeNull()
})

test('if the browser refuses, entries last as long as the page, and the store says so', () => {
  refuse('getItem', 'setItem', 'removeItem')
  expect(tabStorage.write('a', '1')).toBe(false)
  expect(tabStorage.read('a')).toBe('1')
  expect(tabStorage.names()).toEqual(['a'])
  tabStorage.forget('a')
  expect(tabStorage.read('a')).toBeNull()
})

test('if there is no room, the previous value does not come back', () => {
  sharedStorage.write('a', 'old')
  refuse('setItem')
  sharedStorage.write('a', 'new')
  expect(sharedStorage.read('a')).toBe('new')
  expect(localStorage.getItem('a')).toBeNull()
  jest.restoreAllMocks()
  sharedStorage.write('a', 'newer')
  expect(localStorage.getItem('a')).toBe('newer')
})

test.each([null, '', '{', 'undefined'])('%j is not JSON of ours', (stored) => {
  if (stored !== null) localStorage.setItem('a', stored)
  expect(readJson(sharedStorage, 'a')).toBeNull()
})
