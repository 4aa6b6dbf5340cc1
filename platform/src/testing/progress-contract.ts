import type { Progress, Step } from '../progress/progress.ts'

const text = (value: string): Omit<Step, 'id'> => ({ kind: 'text', text: value })

export const collect = async (steps: AsyncIterable<Step>): Promise<Step[]> => {
  const collected: Step[] = []
  for await (const step of steps) collected.push(step)
  return collected
}

const said = (steps: readonly Step[]): (string | undefined)[] => steps.map(({ kind, text: value }) => value ?? kind)

/** What every carrier of progress must do. */
export const progressContract = (name: string, open: () => Promise<Progress>): void => {
  describe(`${name} as a carrier of progress`, () => {
    let progress: Progress
    const always = new AbortController().signal
    beforeEach(async () => {
      progress = await open()
    })
    afterEach(() => progress.close())

    it('sends a late follower every step from the first one', async () => {
      await progress.append('r1', { kind: 'started' })
      for (const part of ['The ', 'Moon']) await progress.append('r1', text(part))
      await progress.append('r1', { kind: 'ended' })
      expect(said(await collect(progress.follow('r1', undefined, always)))).toEqual(['started', 'The ', 'Moon', 'ended'])
    })

    it('sends a follower each step as it comes, in order, and then ends', async () => {
      const steps = progress.follow('r1', undefined, always)[Symbol.asyncIterator]()
      for (const part of ['one', 'two', 'three']) {
        const next = steps.next()
        await progress.append('r1', text(part))
        expect((await next).value).toMatchObject({ kind: 'text', text: part })
      }
      await progress.append('r1', { kind: 'ended' })
      expect((await steps.next()).value).toMatchObject({ kind: 'ended' })
      expect((await steps.next()).done).toBe(true)
    })

    it('continues after a cursor', async () => {
      for (const part of ['a', 'b', 'c']) await progress.append('r1', text(part))
      await progress.append('r1', { kind: 'ended' })
      const all = await collect(progress.follow('r1', undefined, always))
      expect(new Set(all.map(({ id }) => id)).size).toBe(4)
      for (const [index, { id }] of all.slice(0, -1).entries())
        expect(await collect(progress.follow('r1', id, always))).toEqual(all.slice(index + 1))
    })

    it('waits after a cursor that is the last step so far', async () => {
      await progress.append('r1', text('a'))
      const before = progress.follow('r1', undefined, always)[Symbol.asyncIterator]()
      const last = (await before.next()).value
      await before.return?.()
      const rest = collect(progress.follow('r1', last?.id, always))
      await progress.append('r1', text('b'))
      await progress.append('r1', { kind: 'ended' })
      expect(said(await rest)).toEqual(['b', 'ended'])
    })

    it('carries any text unchanged', async () => {
      const texts = ['', ' ', 'line\nline\r\n', '☽ Mond · 🌙', 'x'.repeat(10_000)]
      for (const part of texts) await progress.append('r1', text(part))
      await progress.append('r1', { kind: 'ended' })
      expect(said(await collect(progress.follow('r1', undefined, always)))).toEqual([...texts, 'ended'])
    })

    it('sends all followers the same steps, each once and in order, whenever they join', async () => {
      const parts = Array.from({ length: 300 }, (_, index) => `${index} `)
      const following: Promise<Step[]>[] = []
      for (const [index, part] of parts.entries()) {
        if (index % 30 === 0) following.push(collect(progress.follow('r1', undefined, always)))
        await progress.append('r1', text(part))
      }
      await progress.append('r1', { kind: 'ended' })
      for (const steps of await Promise.all(following)) expect(said(steps)).toEqual([...parts, 'ended'])
    })

    it('starts from the first step for an unknown cursor', async () => {
      await progress.append('r1', text('a'))
      await progress.append('r1', { kind: 'ended' })
      for (const cursor of ['', 'nonsense', '999', '-1', '0-0', '999-1', '9999999999999-0'])
        expect(said(await collect(progress.follow('r1', cursor, always)))).toEqual(['a', 'ended'])
    })

    it('serves several followers, and separates topics', async () => {
      const following = ['r1', 'r1', 'r2'].map((topic) => collect(progress.follow(topic, undefined, always)))
      await progress.append('r1', text('a'))
      await progress.append('r2', text('b'))
      for (const topic of ['r1', 'r2']) await progress.append(topic, { kind: 'ended' })
      expect((await Promise.all(following)).map(said)).toEqual([
        ['a', 'ended'],
        ['a', 'ended'],
        ['b', 'ended'],
      ])
    })

    it('notifies callers that wait only for the end, whether it is to come or has happened', async () => {
      const waiting = [progress.ended('r1', always), progress.ended('r1', always)]
      let over = false
      for (const wait of waiting) wait.then(() => (over = true))
      await progress.append('r2', { kind: 'ended' })
      for (const part of ['a', 'b']) await progress.append('r1', text(part))
      expect(over).toBe(false)
      await progress.append('r1', { kind: 'ended' })
      await Promise.all(waiting)
      await progress.ended('r1', always)
    })

    it('tells callers that wait only for the end its text, whether it is to come or has happened, until the topic is deleted', async () => {
      const early = progress.ended('r1', always)
      await progress.append('r1', text('a'))
      await progress.append('r1', { kind: 'ended', text: 'the whole' })
      expect(await early).toBe('the whole')
      expect(await progress.ended('r1', always)).toBe('the whole')
      await progress.forget('r1')
      await progress.append('r1', { kind: 'ended' })
      expect(await progress.ended('r1', always)).toBeUndefined()
    })

    it('lets callers that wait for the end leave', async () => {
      const leaving = new AbortController()
      const waiting = progress.ended('r1', leaving.signal)
      leaving.abort()
      await waiting
      await progress.ended('r1', AbortSignal.abort())
    })

    it('continues for current followers of a deleted topic', async () => {
      const steps = progress.follow('r1', undefined, always)[Symbol.asyncIterator]()
      const first = steps.next()
      await progress.append('r1', text('a'))
      const cursor = (await first).value?.id
      const second = steps.next()
      await progress.forget('r1')
      await progress.append('r1', text('b'))
      expect((await second).value).toMatchObject({ text: 'b' })
      await progress.append('r1', { kind: 'ended' })
      expect((await steps.next()).value).toMatchObject({ kind: 'ended' })
      expect(said(await collect(progress.follow('r1', cursor, always)))).toEqual(['b', 'ended'])
    })

    it('deletes a topic, and leaves the others', async () => {
      for (const topic of ['r1', 'r2']) await progress.append(topic, text('a'))
      await progress.append('r1', { kind: 'ended' })
      await progress.forget('r1')
      await progress.forget('unknown')
      await progress.append('r1', { kind: 'ended' })
      await progress.append('r2', { kind: 'ended' })
      expect(said(await collect(progress.follow('r1', undefined, always)))).toEqual(['ended'])
      expect(said(await collect(progress.follow('r2', undefined, always)))).toEqual(['a', 'ended'])
    })

    it('ends without an error when its follower leaves, before or in the middle', async () => {
      expect(await collect(progress.follow('r1', undefined, AbortSignal.abort()))).toEqual([])
      const leaving = new AbortController()
      const steps = progress.follow('r1', undefined, leaving.signal)[Symbol.asyncIterator]()
      const first = steps.next()
      await progress.append('r1', text('a'))
      await first
      const second = steps.next()
      leaving.abort()
      expect((await second).done).toBe(true)
    })
  })
}
