import type { Tongue } from '../dream/lexicon/languages.data.ts'
import { tonguesOf, unaccented, whole } from './spoken.ts'
import { type StageKey, spokenThemes, stages } from './themes.data.ts'

type Stage = { key: StageKey; name: string; meaning: string }

const open: Stage = { key: 'open', ...stages.open }

const sayIn = ({ key, say }: (typeof stages.said)[number], tongue: Tongue): RegExp | undefined => {
  if (tongue === 'en') return new RegExp(`\\b(?:${say})`, 'iu')
  const said = spokenThemes[tongue].stages[key]
  return said === undefined ? undefined : whole(said, 'iu')
}

/** The stage that a text describes, in any of five languages, and the words that describe it. */
export const stageOf = (text: string): Stage & { words?: string; span?: [number, number] } => {
  const plain = unaccented(text)
  for (const tongue of tonguesOf(text)) {
    for (const stage of stages.said) {
      const match = sayIn(stage, tongue)?.exec(plain)
      if (!match) continue
      const span: [number, number] = [match.index, match.index + match[0].length]
      return { key: stage.key, name: stage.name, meaning: stage.meaning, words: text.slice(...span), span }
    }
  }
  return open
}

const keys: readonly string[] = [...stages.said.map(({ key }) => key), open.key]

export const isStage = (key: string): key is StageKey => keys.includes(key)
