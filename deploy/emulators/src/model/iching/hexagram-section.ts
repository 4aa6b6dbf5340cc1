import { paragraph } from '../text/prose.ts'
import { type Consultation, isGuarded, safetyFirst } from './consultation.ts'
import { safetyLines } from './phrases/deeds.ts'
import { builtOf, images, judgements, keywordLines, lesser, lesserMany } from './phrases/frames.ts'
import { subjectLines } from './phrases/subject-lines.ts'
import { doubled, innerAndOuter, trigramPictures } from './phrases/trigram-pictures.ts'
import { wayOnward } from './way.ts'
import { counselSlots, link, listed, sayingsOf } from './wording.ts'

const picture = ({ chooser, primary, fact }: Consultation): string => {
  const { upper, lower } = primary.hexagram
  const trigrams = fact('trigrams')
  const named = trigrams ? chooser.say(builtOf, { trigrams: link(trigrams) }) : ''
  return paragraph(
    named,
    chooser.say(trigramPictures[upper]?.above ?? []),
    chooser.say(trigramPictures[lower]?.below ?? []),
    chooser.say(upper === lower ? doubled : innerAndOuter),
  )
}

const advice = (consultation: Consultation): string => {
  const { chooser, primary, topic, fact } = consultation
  const guarded = isGuarded(consultation)
  const [a = '', b = '', c = ''] = primary.hexagram.keywords
  const judgement = fact('judgement')
  const image = fact('image')
  const leads = judgement?.data?.leads === true
  const np = chooser.pick(topic.nouns)
  const own = judgement && !leads && !guarded
  return paragraph(
    chooser.say(keywordLines, { a, b, c }),
    own ? chooser.pick(sayingsOf(judgement.detail ?? '').picture) : '',
    own
      ? chooser.say(judgements, {
          np,
          way: wayOnward(consultation),
          ...counselSlots(primary.hexagram.counsel),
          judgement: link(judgement, 'the judgement'),
        })
      : chooser.say(subjectLines[topic.subject]),
    image ? chooser.say(images, { image: link(image, 'the image') }) : '',
    image && !guarded ? chooser.pick(sayingsOf(image.detail ?? '').meaning) : '',
  )
}

const MOST_NAMED = 4

const othersThatMove = ({ chooser, lesser: lines }: Consultation): string => {
  if (lines.length === 0) return ''
  if (lines.length > MOST_NAMED) return chooser.say(lesserMany)
  return chooser.say(lesser, { lines: listed(lines.map((line) => link(line, line.label.replace(/:.*$/u, '').replace(/^Line/u, 'line')))) })
}

/** How things stand: the picture of the two trigrams, what the hexagram speaks of, what it advises. */
export const primarySection = (consultation: Consultation): string[] => {
  const { chooser, primary } = consultation
  chooser.enter('primary')
  const heading = `## ${link(primary)}`
  if (safetyFirst(consultation))
    return [heading, paragraph(chooser.pick(safetyLines), chooser.pick(safetyLines), chooser.pick(safetyLines))]
  return [heading, picture(consultation), paragraph(advice(consultation), othersThatMove(consultation))]
}
