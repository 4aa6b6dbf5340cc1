import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServedModel, serveModel } from '../emulators/src/model/served-model.fixture.ts'
import { evaluateModel } from './evaluate-model.ts'
import { judgeText, type StoredText } from './judge-text.ts'
import { readQuestions } from './questions.ts'

const folder = mkdtempSync(join(tmpdir(), 'evaluate-model-'))

describe('asking a model for readings', () => {
  let model: ServedModel
  beforeAll(async () => {
    model = await serveModel()
  })
  afterAll(() => model.close())

  const evaluate = async (environment: Record<string, string>) => {
    const [printed, complained]: [string[], string[]] = [[], []]
    const io = { print: (line: string) => void printed.push(line), complain: (line: string) => void complained.push(line) }
    const settings = { OPENAI_API_KEY: 'emulated', OPENAI_BASE_URL: model.baseUrl, OPENAI_PRICE_INPUT: '0.25', OPENAI_PRICE_OUTPUT: '2' }
    const status = await evaluateModel(io, { ...settings, ...environment })
    const cells = printed
      .join('\n')
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()))
    const byMethod = new Map(cells.map(([, method = '', ...rest]) => [method, rest]))
    return { status, byMethod, complained: complained.join('\n') }
  }

  it('writes one of each method through the pipeline and prints a table of them', async () => {
    const out = join(folder, 'texts.jsonl')
    const { status, byMethod } = await evaluate({ N: '7', CONCURRENCY: '3', FLOOR: '100', OUT: out })
    expect(status).toBe(0)
    expect([...byMethod.keys()].slice(2).sort()).toEqual([
      'all',
      'astrology',
      'daily-card',
      'dream',
      'iching',
      'love',
      'numerology',
      'tarot',
    ])
    const [readings, atFirstSight, , , refused, words, , , prompt, , completion, cost] = byMethod.get('all') ?? []
    expect({ readings, atFirstSight, refused }).toEqual({ readings: '7', atFirstSight: '7', refused: '0' })
    for (const number of [words, prompt, completion, cost]) expect(Number(number)).toBeGreaterThan(0)

    const stored = readFileSync(out, 'utf8').trim().split('\n')
    expect(stored.map((line) => judgeText(JSON.parse(line) as StoredText).verdict)).toEqual(Array(7).fill('accepted'))
  })

  it('says why texts were mended or refused, and fails below the floor', async () => {
    const { status, byMethod, complained } = await evaluate({ N: '1', FLOOR: '50', OPENAI_MODEL: 'oracle+invented' })
    expect(status).toBe(1)
    expect(byMethod.get('all')?.[1]).toBe('0')
    expect(complained).toContain('tarot: ')
    expect(complained).toContain('fewer than the floor of 50 %')
  })

  it('names a question that cannot be asked, and a missing key', async () => {
    const path = join(folder, 'questions.jsonl')
    writeFileSync(path, '{"method":"dream","premium":false,"form":{"dreamDescription":"Short"}}\n')
    const wrong = await evaluate({ QUESTIONS: path })
    expect(wrong.status).toBe(2)
    expect(wrong.complained).toContain('question 0.form.dreamDescription: Please provide more detail')
    const keyless = await evaluate({ OPENAI_API_KEY: '' })
    expect(keyless.status).toBe(2)
    expect(keyless.complained).toContain('OPENAI_API_KEY')
  })
})

describe('the questions that are asked', () => {
  const questions = readQuestions(new URL('questions.yaml', import.meta.url))

  it('are of all methods in turn, free and premium', () => {
    expect(questions).toHaveLength(46)
    expect(new Set(questions.slice(0, 7).map(({ method }) => method)).size).toBe(7)
    for (const premium of [true, false]) {
      expect(new Set(questions.filter((each) => each.premium === premium).map(({ method }) => method)).size).toBe(7)
    }
  })
})
