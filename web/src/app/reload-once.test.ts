import { reloadOnceWhenOutdated } from './reload-once.ts'

const fileIsGone = () => {
  const event = new Event('vite:preloadError', { cancelable: true })
  dispatchEvent(event)
  return event
}

test('a page whose files are gone is loaded anew once, and then shows its error', () => {
  let reloads = 0
  reloadOnceWhenOutdated(() => {
    reloads += 1
  })
  expect(fileIsGone().defaultPrevented).toBe(true)
  expect(fileIsGone().defaultPrevented).toBe(false)
  expect(reloads).toBe(1)
})
