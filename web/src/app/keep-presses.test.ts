import { jest } from '@jest/globals'
import { fireEvent } from '@testing-library/react'
import { keepPresses } from './keep-presses.ts'

const heard: string[] = []
const named = (id: string) => document.getElementById(id) as HTMLElement

/** Places an element of 48 px: jsdom lays nothing out. */
const lies = (id: string, top: number) => {
  named(id).getBoundingClientRect = () => new DOMRect(0, top, 200, 48)
}

beforeAll(keepPresses)
beforeEach(() => {
  document.body.innerHTML =
    '<form><button id="send" type="button"><span id="word">Send</span></button><a id="terms" href="#terms">Terms</a></form>'
  heard.length = 0
  for (const id of ['send', 'terms']) named(id).addEventListener('click', () => heard.push(id))
  lies('send', 100)
  lies('terms', 160)
})
afterEach(() => {
  document.body.innerHTML = ''
})

/** jsdom has no pointer events. */
const press = (id: string) => {
  const event = Object.assign(new MouseEvent('pointerdown', { bubbles: true }), { isPrimary: true })
  named(id).dispatchEvent(event)
}
const release = (id: string, at = 124, detail = 1) => fireEvent.click(named(id), { detail, clientX: 50, clientY: at })

test('a button that the page moved away counts as pressed, and what came under the finger does not', () => {
  press('word')
  lies('send', 40)
  expect(release('terms')).toBe(false)
  expect(heard).toEqual(['send'])
})

test('the button hears the press as it was, with its count and its keys', () => {
  const hear = jest.fn<(event: MouseEvent) => void>()
  named('send').addEventListener('click', hear)
  press('send')
  lies('send', 40)
  fireEvent.click(named('terms'), { detail: 2, ctrlKey: true, clientX: 50, clientY: 124 })
  expect(hear.mock.calls.map(([{ detail, ctrlKey, clientY }]) => ({ detail, ctrlKey, clientY }))).toEqual([
    { detail: 2, ctrlKey: true, clientY: 124 },
  ])
})

test('a finger that has slid off presses what it is on', () => {
  press('send')
  lies('send', 40)
  release('terms', 180)
  expect(heard).toEqual(['terms'])
})

test('what covers a button that stays in place takes the press', () => {
  press('send')
  lies('send', 101)
  release('terms')
  expect(heard).toEqual(['terms'])
})

test('a press that the browser took for scrolling is forgotten, and so is one whose button is gone', () => {
  press('send')
  named('send').dispatchEvent(new Event('pointercancel', { bubbles: true }))
  lies('send', 40)
  release('terms')
  press('send')
  named('send').remove()
  release('terms', 60)
  expect(heard).toEqual(['terms', 'terms'])
})

test('a key presses what has the focus', () => {
  press('send')
  lies('send', 40)
  release('terms', 124, 0)
  expect(heard).toEqual(['terms'])
})
