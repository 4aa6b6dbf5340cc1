import fc from 'fast-check'
import { pictureSvg } from '../../picture-addresses/picture-svg.ts'
import { castFor, fact, labels } from './cast.fixture.ts'
import { numberNaming } from './named.ts'
import { numerologyWriting } from './writing.ts'

const life = (fullName: string, dateOfBirth = '1979-03-14', premium = false) =>
  castFor({ readingType: 'lifepath', fullName, dateOfBirth }, { premium })
const month = (premium = false, date = '2026-11-20') =>
  castFor({ readingType: 'personalmonth', dateOfBirth: '1990-07-15' }, { premium, date })

describe('a life path reading', () => {
  it('has five numbers, each with its sum', () => {
    const reading = life('Albert Einstein')
    expect(labels(reading)).toEqual(['Life Path 7', 'Birthday 5', 'Expression 9', 'Soul Urge 7', 'Personality 11'])
    expect(fact(reading, 'expression').data.why).toBe(
      'A L B E R T: 1 + 3 + 2 + 5 + 9 + 2 = 22, a master number, kept. E I N S T E I N: 5 + 9 + 5 + 1 + 2 + 5 + 9 + 5 = 41 → 4 + 1 = 5. Together: 22 + 5 = 27 → 2 + 7 = 9.',
    )
    expect(reading.images).toEqual([
      {
        src: '/api/divination/pictures/numbers/lp7-ex9-su7-pe11-bd5.svg',
        alt: 'A mandala of numbers: Life Path 7, Expression 9, Soul Urge 7, Personality 11, Birthday 5.',
      },
    ])
  })

  it('shows premium readers how the numbers relate, and the year', () => {
    expect(labels(life('Albert Einstein', '1979-03-14', true)).slice(5)).toEqual([
      'Bridge 2',
      '7 twice over',
      'Missing numbers 4, 6, 7 and 8',
      '5 five times in the name',
      'Personal Year 9',
    ])
  })

  it('leaves out a name that cannot be transliterated, and says so', () => {
    const reading = life('محمد علي')
    expect(labels(reading)).toEqual(['Life Path 7', 'Birthday 5', 'The name is left out'])
    expect(numerologyWriting.principal(reading.facts)).toContain('name')
    expect(reading.images[0]?.src).toBe('/api/divination/pictures/numbers/lp7-bd5.svg')
    expect(JSON.stringify(reading)).not.toContain('محمد')
  })

  it('says which number is missing for a name without vowels or consonants', () => {
    expect(labels(life('Ng'))).toEqual(['Life Path 7', 'Birthday 5', 'Expression 3', 'Personality 3', 'The name has no vowel'])
    expect(labels(life('Io'))).toEqual(['Life Path 7', 'Birthday 5', 'Expression 6', 'Soul Urge 6', 'The name has no consonant'])
  })

  it('transliterates a name in another alphabet, and shows the letters', () => {
    expect(fact(life('Иван Петров'), 'expression').data.steps).toContain('In Latin letters: IVAN PETROV')
  })

  it('rejects a date in the future', () => {
    expect(() => life('Ada', '2026-11-21')).toThrow(
      expect.objectContaining({
        code: 'invalid_input',
        fields: [{ field: 'dateOfBirth', message: 'The date of birth cannot be in the future' }],
      }),
    )
    expect(() => life('Ada', '2026-11-20')).not.toThrow()
  })

  it('is sound for every name and date: unique ids, meanings for all numbers, a picture that can be drawn', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Za-zÀ-ž]{1,12}( [A-Za-zА-я]{1,12}){0,3}$/),
        fc.date({ min: new Date('1900-01-01'), max: new Date('2026-11-19'), noInvalidDate: true }),
        fc.boolean(),
        (name, born, premium) => {
          const reading = life(name, born.toISOString().slice(0, 10), premium)
          const ids = reading.facts.map(({ id }) => id)
          expect(new Set(ids).size).toBe(ids.length)
          for (const { detail, label, data } of reading.facts) {
            expect(detail.length).toBeGreaterThan(20)
            expect(`${detail}${label}${data.why}${data.place}`).not.toMatch(/undefined|NaN/)
          }
          const code = /numbers\/(.+)\.svg$/.exec(reading.images[0]?.src ?? '')?.[1] ?? ''
          expect(pictureSvg('numbers', code)).toContain('<title')
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('a personal month reading', () => {
  it('has year, month, day and the turning days', () => {
    const reading = month()
    expect(labels(reading)).toEqual(['Personal Year 5', 'Personal Month 7', 'Personal Day 9', '21 November', '27 November', '30 November'])
    expect(fact(reading, 'personal-month').data.why).toBe('Personal year: 5. November: 11 → 1 + 1 = 2. Personal year and month: 5 + 2 = 7.')
    expect(fact(reading, 'day-21').data).toMatchObject({ kind: 'beginning', number: 1, weekday: 'Saturday' })
    expect(fact(reading, 'day-27').data).toMatchObject({ kind: 'echo', number: 7 })
    expect(reading.images[0]?.src).toBe('/api/divination/pictures/numbers/py5-2026-11-20.svg')
    expect(reading.timeframe).toBeUndefined()
  })

  it('tells days of the next month from days of the month in the picture', () => {
    const ids = month(false, '2026-11-29')
      .facts.filter(({ data }) => data.role === 'turning-day')
      .map(({ id, data }) => [id, data.date])
    expect(ids[0]).toEqual(['day-30', '30 November'])
    expect(ids.slice(1).length).toBeGreaterThan(0)
    for (const [id, date] of ids.slice(1))
      expect([id, date]).toEqual([expect.stringMatching(/^day-\d+-next$/), expect.stringMatching(/ December$/)])
  })

  it('shows premium readers the next two months, across the turn of the year', () => {
    const reading = month(true)
    expect(labels(reading).slice(-2)).toEqual(['December, Personal Month 8', 'January, Personal Month 7'])
    expect(fact(reading, 'personal-month-after').detail).toContain('With January the personal year changes to 6.')
  })

  it('looks into the next month when this one is nearly over', () => {
    expect(labels(month(false, '2026-11-30')).slice(3)).toEqual(['30 November', '2 December'])
  })

  it('leaves an unused name out of its facts', () => {
    const reading = castFor({ readingType: 'personalmonth', fullName: 'Albert Einstein', dateOfBirth: '1990-07-15' })
    expect(JSON.stringify(reading)).not.toMatch(/albert/i)
  })
})

describe('numbers that no fact contains', () => {
  const reading = life('Albert Einstein', '1979-03-14', true).facts
  const born = { id: 'form', label: '', detail: '1979-03-14', data: {} }
  const ofMonth = month(true).facts

  it.each([
    'Your [Life Path 8](fact:life-path) asks for patience.',
    'As a life path 3 you talk.',
    'Your life path number is 22.',
    'Your expression number is three.',
    'Soul Urge Nine stands behind it.',
    'Your personality is a 4 at heart.',
    'With an 8 as your life path, money matters.',
    'You carry the master number 33.',
    'A Personal Year 4 begins.',
    'Your Destiny number is 2.',
    'Your heart’s desire number: 5.',
    'There is a karmic debt number in it.',
    'Your maturity number speaks.',
    'Personal Month 3 will be lively.',
    'It began on 15 March.',
    'Seven, eleven and five add up to twenty-four.',
    '7 + 11 + 5 = 24.',
    '14 reduces to 6.',
    'Sieben und fünf ergeben dreizehn.',
    'Sept et cinq font treize.',
    'You are in the fifth year of your cycle.',
    'Estás en el quinto año de tu ciclo.',
    'The vowels of your name come to eight.',
    'Today’s figures come to 6.',
    'The letters of your first name alone come to 9.',
    'Albert adds up to 8.',
    'Einstein, your last name, counts 3.',
    'The year 1979 adds up to 9.',
    'The letters of your name come to 2.',
    'Your consonants give a 3.',
    'Dein Vorname allein ergibt eine Neun.',
    'Písmena vašeho příjmení dávají 3.',
    'Die Brücke zwischen deinen Zahlen ist eine 3.',
    'Tu apellido suma 3.',
    'Votre prénom donne un 9.',
    'The letters A L B E R T add up to 21.',
    'The letters E, I and E make 20.',
    'The bridge between your numbers is a 3.',
    'Písmena E I E dávají 18.',
    'The letter B counts as 4.',
    'Life Path and Expression are four steps apart.',
    'Your Soul Urge and your Personality lie three steps apart.',
    'Lebenszahl und Ausdruckszahl liegen fünf Schritte auseinander.',
    'Chemin de vie et expression sont à trois pas l’un de l’autre.',
    'Tu camino de vida y tu número de expresión están a cuatro pasos.',
    'Životní číslo a číslo výrazu jsou čtyři kroky od sebe.',
    '2026 opens your cycle of nine.',
    '2030 closes your cycle of nine.',
    '2026 ist das dritte Jahr deines Zyklus.',
    'Este año abre tu ciclo de nueve años.',
    'Cette année ouvre votre cycle de neuf ans.',
    'Rok 2026 otevírá váš devítiletý cyklus.',
    'The 7 and the 9 together make 8.',
    'Die 7 und die 9 ergeben zusammen eine 8.',
    '7 a 9 dohromady dávají 8.',
    'Le 7 et le 9 ensemble font 8.',
    'El 7 y el 9 juntos suman 8.',
    'Life Path 7 and Expression 9 make 8.',
    'Albert Einstein adds up to 8.',
    'Expression and Personality are both a 9.',
    'Both your Life Path and your Expression are a 7.',
    'Ausdruck und Persönlichkeit sind beide eine 9.',
    'Výraz a osobnost jsou obě 9.',
    'Expresión y personalidad son ambas un 9.',
    'Expression et personnalité sont tous deux un 9.',
    'Your Life Path is not a 7.',
    'Dein Lebensweg ist keine 7.',
    'Life Path and Expression share the same number.',
    'Your Life Path is a stubborn, generous 4.',
    'Your Life Path — that long road — is a patient four.',
    'Your Expression, free as wind, is a wandering 5.',
    'Deine Lebenszahl ist eine stille, treue 4.',
    'Dein persönliches Jahr, weich und häuslich, ist eine ruhige 4.',
    'Vaše životní číslo je tichá, věrná 4.',
    'Tu número de expresión es un sereno 6.',
    'Votre chemin de vie est un doux et patient 5.',
    'The bridge is 9 less 6.',
    'The digits of your birth year add up to 24.',
    'Die Quersumme deines Geburtsjahres ist 24.',
    'Ciferný součet vašeho roku narození je 24.',
    'Las cifras de tu año de nacimiento suman 24.',
    'Les chiffres de votre année de naissance font 24.',
  ])('are found: %s', (text) => {
    expect(numberNaming.invented(text, [...reading, born])).toBeDefined()
  })

  it.each([
    '[Life Path 7](fact:life-path) and [Expression 9](fact:expression), with a Personality of 11.',
    'Your life path is one of quiet study, an expression one seldom sees.',
    'The personality of two brothers; a birthday in 10 days, or a birthday on 14 March.',
    'In 2026, after 33 years, 4 friends crossed a bridge of stone.',
    'Master number 11 is kept. Your life path number is seven.',
    'Month and day gave 3, 5 and 8; for want of 4, practise patience.',
    'Nine letters in the name, and the number eight is missing.',
    'Strike a balance; the challenge is real, and your attitude helps.',
    'A personal year turns on 1 January.',
    'Nine and five make fourteen, and 14 reduces to 5; nine and five make 5.',
    'The bridge between your Life Path 7 and your Expression 9 is a 2; three and four make two pairs.',
    'You stand in the ninth of nine years, and the fifth year of a cycle is its middle.',
    'The vowels of your name come to 25, which becomes 7; those of the first name come to 7.',
    'Your letters give the Expression 27, and so 9.',
    'Your first name alone comes to 22, and then to 4; the consonants of your last name come to 4.',
    'Your first name comes from two words and gives 3 of its letters away.',
    'Your name has fourteen letters, and your first name counts six.',
    'Dein Nachname ergibt eine Fünf.',
    'Albert donne un 4. Sept et cinq font un 12.',
    'The year 1979 adds up to 26, and then to 8.',
    'The letters A L B E R T add up to 22, E and I make 14, and the letter B counts as 2.',
    'Plan A and plan B make two, and il y a fait 3 tours.',
    'Life Path and Expression are two steps apart.',
    'Lebenszahl und Ausdruckszahl liegen zwei Schritte auseinander.',
    'Expression and Personality are two steps apart, or seven steps apart if the 11 counts as 2.',
    'Your Life Path and your Expression keep the two apart, two chairs apart.',
    '2026 closes your cycle of nine, and 2027 opens the next cycle of nine.',
    'Dieses Jahr beendet deinen Neunerzyklus; 2030 ist das vierte Jahr des Zyklus.',
    'Letošní rok uzavírá devítiletý cyklus.',
    'The 7 and the 9 together make 16, and 16 makes 7.',
    'Un 7 et un 9 font ensemble 16.',
    'Albert Einstein adds up to 27, and then to 9.',
    'The vowels of Albert Einstein come to 25, and so to 7.',
    'Life Path and Soul Urge are both a 7.',
    'Expression and Personality are 9 and 11, and both come from the name.',
    'Your Life Path is not an 8, nor is it a 7 by accident.',
    'Your Life Path 7 is not a 9.',
    'Your Life Path is a stubborn, generous 7, and the Expression, free as wind, is a quiet 9.',
    'A lonely, missing 8 is a habit to learn.',
    'The bridge is 9 less 7.',
    'Die Brücke ist 9 minus 7.',
    'The digits of your birth year add up to 26, and those of 1979 to 8.',
    'Your date of birth adds up to 34, and then to 7.',
    'Give it a good 8 hours of sleep, and a patient 3 weeks; dine at a leisurely eight.',
    'Your Life Path — that long road — is a patient seven.',
  ])('are not found where there are none: %s', (text) => {
    expect(numberNaming.invented(text, [...reading, born])).toBeUndefined()
  })

  it('may be those of the next cycle in a sentence about it, and nowhere else', () => {
    expect(numberNaming.invented('In January a Personal Year 6 begins.', month().facts)).toBeUndefined()
    expect(numberNaming.invented('Wait until Monday. Behind it stands a personal year of 6.', month().facts)).toBe('personal-year 6')
  })

  it.each([
    'Vaše životní číslo je 4.',
    'Životní cesta číslo osm žádá trpělivost.',
    'Osobní rok 3 začíná.',
    'Začněte 3. května.',
    'Deine Lebenszahl ist die Vier.',
    'Deine Seelenzahl 2 sucht Nähe.',
    'Im persönlichen Jahr 3 wird gebaut.',
    'Fang am 3. Mai an.',
    'Die Meisterzahl 22 baut.',
    'Tu camino de vida es el 4.',
    'Tu número de expresión es ocho.',
    'El año personal 3 empieza.',
    'Empieza el 3 de mayo.',
    'Votre chemin de vie est le 4.',
    'Votre nombre d’expression est huit.',
    'L’année personnelle 3 commence.',
    'Commencez le 3 mai.',
  ])('are found in other languages: %s', (text) => {
    expect(numberNaming.invented(text, reading)).toBeDefined()
  })

  it.each([
    'Vaše životní číslo je 7 a číslo výrazu 9.',
    'Životní cesta je dlouhá a po 10 letech vás překvapí.',
    'Mistrovské číslo 11 zůstává.',
    'Deine Lebenszahl ist 7, deine Ausdruckszahl neun.',
    'Dein Lebensweg, ein stiller, führt an drei Häusern vorbei.',
    'Im Mai blühen 3 Bäume.',
    'Tu camino de vida es 7, y tu número de personalidad es 11.',
    'Tu camino de vida es el de quien estudia; en 10 años lo verás.',
    'Votre chemin de vie est 7, votre nombre intime sept.',
    'Votre chemin de vie, un chemin d’étude, passe par trois maisons.',
  ])('are not found in other languages where there are none: %s', (text) => {
    expect(numberNaming.invented(text, reading)).toBeUndefined()
  })

  it('include days in a month reading', () => {
    expect(numberNaming.invented('Keep 27 November free, and today, 20 November.', ofMonth)).toBeUndefined()
    expect(numberNaming.invented('On November 21st begin; the 3rd of May is far.', ofMonth)).toBe('3 May')
    expect(numberNaming.invented('Keep 24 November free.', ofMonth)).toBe('24 November')
    expect(numberNaming.invented('Personal Day 9, then Personal Month 8 in December.', ofMonth)).toBeUndefined()
    expect(numberNaming.invented('The 27th is your next turning day.', ofMonth)).toBeUndefined()
    expect(numberNaming.invented('The 26th is the eve of a turning day. The 20th is no turning day.', ofMonth)).toBeUndefined()
    expect(numberNaming.invented('Turning days are the 27th and the 29th.', ofMonth)).toBe('turning-day on 29')
    expect(numberNaming.invented('Der 28. ist dein nächster Wendetag.', ofMonth)).toBe('turning-day on 28')
    expect(numberNaming.invented('Le 28 est votre prochain jour charnière.', ofMonth)).toBe('turning-day on 28')
    expect(numberNaming.invented('El 28 es tu próximo día de giro.', ofMonth)).toBe('turning-day on 28')
    expect(numberNaming.invented('28. je váš další přelomový den.', ofMonth)).toBe('turning-day on 28')
    expect(numberNaming.invented('Today is Personal Day 4.', ofMonth)).toBe('personal-day 4')
    expect(numberNaming.invented('On Friday, whose number is 4, begin.', ofMonth)).toBe('personal-day 4')
    expect(numberNaming.invented('On Friday, whose number is 7, begin.', ofMonth)).toBeUndefined()
  })
})
