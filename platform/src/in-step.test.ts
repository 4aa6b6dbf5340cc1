import { mock } from 'node:test'
import { inStep } from './in-step.ts'

describe('tasks in step', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setInterval'] }))
  afterEach(() => mock.timers.reset())

  it('run in the same turn, however long after each other they began', () => {
    const [every, ran] = [inStep(1000), [] as string[]]
    every(() => ran.push('one'))
    mock.timers.tick(600)
    every(() => ran.push('other'))
    mock.timers.tick(400)
    expect(ran).toEqual(['one', 'other'])
  })

  it('end one by one', () => {
    const [every, ran] = [inStep(1000), [] as string[]]
    const [endOne, endOther] = [every(() => ran.push('one')), every(() => ran.push('other'))]
    endOne()
    endOne()
    mock.timers.tick(1000)
    expect(ran).toEqual(['other'])
    endOther()
    mock.timers.tick(1000)
    expect(ran).toEqual(['other'])
  })

  it('begin again after all had ended', () => {
    const [every, ran] = [inStep(1000), [] as string[]]
    every(() => ran.push('one'))()
    every(() => ran.push('other'))
    mock.timers.tick(2000)
    expect(ran).toEqual(['other', 'other'])
  })
})
