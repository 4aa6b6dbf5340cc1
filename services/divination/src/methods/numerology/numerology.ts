import { NOT_YET } from '@sibyl/contracts/http/birth-date'
import type { NumerologyForm } from '@sibyl/contracts/http/reading-forms-numerology'
import type { Fact } from '@sibyl/contracts/http/readings'
import { AppError } from '@sibyl/platform/app-error'
import type { Cast, Engine } from '../method.ts'
import { dayOf } from './calendar.ts'
import { lifeFacts } from './life-facts.ts'
import { monthFacts } from './month-facts.ts'
import { numberNaming } from './named.ts'
import { lifeImage, monthImage } from './picture.ts'

const refuse = (field: string, message: string): never => {
  throw new AppError('invalid_input', { fields: [{ field, message }] })
}

const principalIds = (facts: readonly Fact[]): string[] =>
  facts.filter(({ id }) => !/^(?:day-\d+|echo|leaning)$/.test(id)).map(({ id }) => id)

export const numerology: Engine<NumerologyForm> = {
  cast({ readingType, fullName = '', dateOfBirth }, { premium, date }): Cast {
    if (dateOfBirth > date) refuse('dateOfBirth', NOT_YET)
    const [born, today] = [dayOf(dateOfBirth), dayOf(date)]
    switch (readingType) {
      case 'lifepath': {
        const facts = lifeFacts(born, fullName, { premium, today })
        return { facts, images: [lifeImage(facts)] }
      }
      case 'personalmonth': {
        const facts = monthFacts(born, { premium, today })
        return { facts, images: [monthImage(facts, date)] }
      }
      default:
        return readingType satisfies never
    }
  },
  brief: `Numbers from a birth date and, for a life path, a name. For each fact whose id is life-path, birthday, expression, soul-urge,
personality, bridge, missing, personal-year, personal-month, personal-day, personal-month-next or personal-month-after, in order, a
section headed "## [label](fact:id)", the label in the reader’s language, with one or two short paragraphs: what this number says in this role
and no other, how it gets on with a number already named, and one small thing to do or notice. Work in echo, leaning and the turning
days (day-…) where they help, each day by its date. If there is a fact "name", say plainly what it says. A number describes a manner,
never a fate; write numbers as digits after the name of their role, as in the labels: "an 8", not "a 8".`,
  principal: principalIds,
  // What is said of a name that gives no numbers needs no section.
  sections: (facts) => principalIds(facts).filter((id) => id !== 'name'),
  ...numberNaming,
}
