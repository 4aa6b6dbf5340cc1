import type { Screening } from '../safety/screen.ts'
import { screeningOf } from './screening-of.ts'

const formData = { question: 'My partner threatens me. Should I stay?' }

describe('the screening of a reading', () => {
  it('is the one stored with it', () => {
    const screening: Screening = { outcome: 'clear', concerns: ['legal'], language: 'fr' }
    expect(screeningOf({ formData, screening })).toBe(screening)
  })

  it('is made again from the form of a reading stored without one', () => {
    expect(screeningOf({ formData })).toEqual({ outcome: 'support', concerns: ['abuse'], language: 'en' })
  })
})
