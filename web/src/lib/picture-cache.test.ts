import { finishForgetting, forgetPictures, keepPictures } from './picture-cache.ts'

/** The Cache API, which jsdom lacks; a picture arrives when the test lets it. */
const cacheOf = (arrival: () => Promise<void>) => {
  const held = new Map<string, true>()
  const cache = {
    match: async (address: string) => held.get(address),
    add: async (address: string) => {
      await arrival()
      held.set(address, true)
    },
    keys: async () => [...held.keys()].map((url) => ({ url })),
    delete: async ({ url }: { url: string }) => held.delete(url),
  }
  Object.defineProperty(globalThis, 'caches', { value: { open: async () => cache }, configurable: true })
  return { addresses: () => [...held.keys()] }
}

const [back, tower] = ['/api/divination/cards/back.svg', '/api/divination/cards/major-16.svg']

afterEach(() => Reflect.deleteProperty(globalThis, 'caches'))

test('pictures are stored with the deck’s back, and removed without it', async () => {
  const cache = cacheOf(async () => undefined)
  await keepPictures(['major-16'])
  expect(cache.addresses()).toEqual([back, tower])
  await forgetPictures()
  expect(cache.addresses()).toEqual([back])
})

test('a picture still loading when its reader left is not stored', async () => {
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const cache = cacheOf(() => arrival)
  const keeping = keepPictures(['major-16'])
  await forgetPictures()
  arrive()
  await keeping
  expect(cache.addresses()).toEqual([back])
})

test('what one page did not finish removing, the next one removes, and nothing else', async () => {
  const cache = cacheOf(async () => undefined)
  await keepPictures(['major-16'])
  await finishForgetting()
  expect(cache.addresses()).toEqual([back, tower])
  // The state that a page leaves when it is closed at once.
  localStorage.setItem('forgettingPictures', 'true')
  await finishForgetting()
  expect(cache.addresses()).toEqual([back])
  expect(localStorage.getItem('forgettingPictures')).toBeNull()
})

test('without caches there is nothing to store, remove or finish', async () => {
  await keepPictures(['major-16'])
  await forgetPictures()
  expect(localStorage.getItem('forgettingPictures')).toBeNull()
})
