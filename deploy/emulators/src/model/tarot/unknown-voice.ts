import type { Fact } from '../reading-request.ts'
import { lowerFirst } from '../text/prose.ts'
import type { Facing, Voice } from './voice/voice.ts'

/** What can be said of a card the corpus does not know, from its fact alone. */
export function unknownVoice(fact: Fact, name: string): Voice {
  const subject = lowerFirst(name)
  const facing: Facing = {
    titles: ['A closer look', 'What the table shows', 'One picture at a time'],
    gist: ['a closer look', 'something seen for the first time'],
    scenes: [
      'The picture wants a slow look, from the edges to the middle.',
      'Look at what is in the foreground first, and then at what stands behind it.',
      'It is a picture to be met before it is read.',
      'Let the eye choose where to begin.',
    ],
    says: [
      'What it says is in the details you notice first.',
      'It speaks of what it shows, and shows more on the second look.',
      'Its meaning here depends on what you bring to it.',
      'It is one view of the matter, and a calm one.',
    ],
    gift: ['It lends a fresh pair of eyes.'],
    burden: ['The difficulty is that it is easily passed over.'],
    advice: [
      'Write down the first three things you notice in it.',
      'Look at it again tomorrow, and see what has moved.',
      'Describe it aloud to someone in two sentences.',
      'Choose one detail of it and keep it in mind for a day.',
    ],
  }
  return {
    emblem: /^[\p{L} -]{3,24}$/u.test(subject) ? subject.replace(/^(?:the|an?) /u, '') : `picture ${fact.id.replace(/\D+/gu, '')}`.trim(),
    upright: facing,
    reversed: facing,
  }
}
