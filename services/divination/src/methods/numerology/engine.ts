import { NOT_YET } from '@sibyl/contracts/http/birth-date'
import type { NumerologyForm } from '@sibyl/contracts/http/reading-forms-numerology'
import { AppError } from '@sibyl/platform/app-error'
import type { Engine } from '../method.ts'
import { dayOf } from './calendar.ts'
import { changeFacts } from './change-facts.ts'
import { lifeFacts } from './life-facts.ts'
import { monthFacts } from './month-facts.ts'
import { changeImage, lifeImage, monthImage, yearImage } from './picture.ts'
import { yearFacts } from './year-facts.ts'

const refuse = (field: string, message: string): never => {
  throw new AppError('invalid_input', { fields: [{ field, message }] })
}

export const cast: Engine<NumerologyForm> = ({ readingType, fullName = '', newName = '', dateOfBirth }, { premium, date }) => {
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
    case 'personalyear': {
      const facts = yearFacts(born, { premium, today })
      return { facts, images: [yearImage(facts, date)] }
    }
    case 'namechange': {
      const facts = changeFacts(born, fullName, newName, { premium })
      return { facts, images: [changeImage(facts)] }
    }
    default:
      return readingType satisfies never
  }
}
