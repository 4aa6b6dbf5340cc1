import type { Subject } from '../../../question/subject.ts'
import { family, grief, relationship } from './people.ts'
import type { SubjectWords } from './subject-words.ts'
import { creativity, general, health, move, study } from './ways-of-life.ts'
import { home, money, work } from './work-and-means.ts'

export const subjects: Readonly<Record<Subject, SubjectWords>> = {
  relationship,
  family,
  work,
  money,
  home,
  move,
  health,
  grief,
  creativity,
  study,
  general,
}

/** The same as `deeds` where the reader names somebody: `$who`. */
export const deedsWithSomeone: readonly string[] = [
  'ask $who one open question, and only listen',
  'tell $who one thing you noticed, without a demand',
  'put your side in one sentence before you meet $who',
]
