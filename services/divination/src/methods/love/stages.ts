import type { Tongue } from '../dream/lexicon/tongues.ts'
import { tonguesOf, unaccented, whole } from './spoken.ts'
import { stageTongues } from './tongues.ts'

export type StageKey = 'new' | 'settled' | 'doubt' | 'ended' | 'unrequited' | 'open'

type Stage = { key: StageKey; name: string; say?: RegExp; meaning: string }

/** Where a bond stands, as far as the words say; the first that fits. */
const stages: readonly Stage[] = [
  {
    key: 'ended',
    name: 'A bond that has ended',
    say: /\b(?:my ex\b|we (?:broke|split) up|broke up (?:with|last|in|two|three|a)|(?:he|she|they) (?:left|dumped) me|(?:we )?(?:are|got|were) (?:divorced|separated)|after (?:the|our) (?:break-?up|divorce|separation)|ended (?:it|things)|over between us)/iu,
    meaning: 'What ended is past; what it left with you is present. A reading can keep company with that and urges nothing.',
  },
  {
    key: 'unrequited',
    name: 'A love not answered',
    say: /\b(?:unrequited|one[- ]sided|(?:does ?n[’']?t|does not|do not|don[’']?t) (?:love me|feel the same|know (?:that )?i (?:like|love))|never told (?:him|her|them)|secretly (?:in )?love|just friends|friend ?zone|(?:he|she) (?:is|[’']s) (?:taken|married to someone))/iu,
    meaning: 'One side of it is known to you, your own. The other is not for a reading to guess.',
  },
  {
    key: 'doubt',
    name: 'A bond in doubt',
    say: /\b(?:should i (?:stay|leave|end|wait)|not sure|unsure|doubts?|break(?:ing)? up|thinking (?:of|about) leaving|whether (?:to|i should|we should)|on (?:a )?break|confused|don[’']?t know (?:if|whether|what)|crisis|(?:can|will) (?:we|it|this) (?:work|last)|drift(?:ed|ing)? apart|growing apart|divorce|separation|distant)/iu,
    meaning: 'Doubt is a question, not yet an answer. It may be given time, and it may be given words.',
  },
  {
    key: 'new',
    name: 'A beginning',
    say: /\b(?:just (?:met|started|began)|(?:recently|newly) (?:met|together|started)|first dates?|met (?:someone|a (?:man|woman|guy|girl))|(?:been )?(?:dating|seeing|together) (?:for )?(?:a few|two|three|some|several) (?:days|weeks|months)|started (?:dating|seeing)|crush|new (?:relationship|boyfriend|girlfriend|partner))/iu,
    meaning: 'At a beginning much is imagined, kindly. Time will fill in what hope has sketched.',
  },
  {
    key: 'settled',
    name: 'A bond with years in it',
    say: /\b(?:married|my (?:husband|wife|spouse|fianc[ée]e?)|(?:for|after|been) (?:\w+ ){0,4}(?:years|decades)|live together|living together|our (?:children|kids|house|home|anniversary)|long[- ]term)/iu,
    meaning: 'Years make a bond deep and make it quiet. What is taken for granted may be worth taking up again.',
  },
]

const open: Stage = {
  key: 'open',
  name: 'A stage left open',
  meaning: 'Your words do not say how far along it is, and it need not be fixed.',
}

const sayIn = ({ key, say }: Stage, tongue: Tongue): RegExp | undefined => {
  const said = tongue === 'en' ? undefined : stageTongues[tongue][key]
  return tongue === 'en' ? say : said === undefined ? undefined : whole(said, 'iu')
}

/** The stage a text tells of, in the five languages, with the words that tell it. */
export const stageOf = (text: string): Stage & { words?: string; span?: [number, number] } => {
  const plain = unaccented(text)
  for (const tongue of tonguesOf(text)) {
    for (const stage of stages) {
      const match = sayIn(stage, tongue)?.exec(plain)
      if (!match) continue
      const span: [number, number] = [match.index, match.index + match[0].length]
      return { ...stage, words: text.slice(...span), span }
    }
  }
  return open
}

const keys: readonly string[] = [...stages.map(({ key }) => key), open.key]

export const isStage = (key: string): key is StageKey => keys.includes(key)
