import { NOT_YET } from '@sibyl/contracts/http/birth-date'
import type { NumerologyForm } from '@sibyl/contracts/http/reading-forms-numerology'
import type { Fact } from '@sibyl/contracts/http/readings'
import { AppError } from '@sibyl/platform/app-error'
import type { Cast, Engine } from '../method.ts'
import { numerologyBrief } from './brief.ts'
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
  brief: numerologyBrief,
  wordsBeside: [80, 140],
  principal: principalIds,
  // A fact about a name without numbers needs no section.
  sections: (facts) => principalIds(facts).filter((id) => id !== 'name'),
  ...numberNaming,
}
