import { screen } from '@sibyl/divination/safety/screen'
import { formOf, readCorpus, type Sample } from './corpus.ts'

const corpus = readCorpus()

const judged = (which: (sample: Sample) => boolean) => corpus.filter(which).map((sample) => ({ sample, ...screen(formOf(sample)) }))

const among = (file: string, label: Sample['label']) => judged((sample) => sample.file === file && sample.label === label)

/** The `bad` texts, if they exceed the allowed share; otherwise none. */
const offenders = (of: ReturnType<typeof judged>, share: number, bad: (one: (typeof of)[number]) => boolean): string[] => {
  const found = of.filter(bad)
  return found.length <= of.length * share ? [] : found.map(({ sample }) => `${sample.language}: ${sample.text}`)
}

const refused = ({ outcome }: { outcome: string }) => outcome === 'crisis'
const missed = ({ outcome }: { outcome: string }) => outcome === 'clear'

describe('the screen, on texts that its classifier has not seen', () => {
  it('refuses at most 1 in 100 everyday texts', () => {
    expect(offenders(among('held-out', 'everyday'), 0.01, refused)).toEqual([])
    expect(offenders(among('last-check', 'everyday'), 0.02, refused)).toEqual([])
  })

  it('misses no plain crisis, and refuses 19 of 20', () => {
    const plain = among('last-check', 'crisis')
    expect(offenders(plain, 0, missed)).toEqual([])
    expect(offenders(plain, 0.05, (one) => !refused(one))).toEqual([])
  })

  it('misses at most 45 in 100 crises, half of them indirect', () => {
    expect(offenders(among('held-out', 'crisis'), 0.45, missed)).toEqual([])
  })
})

describe('the screen, on texts that it was made with', () => {
  it('misses no crisis', () => {
    const crises = judged(({ file, label }) => label === 'crisis' && ['known', 'unseen', 'as-asked'].includes(file))
    expect(offenders(crises, 0.001, missed)).toEqual([])
  })

  it('finds the concerns that are labelled, in 8 of 10 texts', () => {
    const labelled = judged(({ concerns, label }) => concerns !== undefined && label !== 'crisis')
    const owed = ({ sample, concerns }: (typeof labelled)[number]) => sample.concerns?.every((concern) => concerns.includes(concern))
    expect(offenders(labelled, 0.2, (one) => !owed(one))).toEqual([])
  })
})
