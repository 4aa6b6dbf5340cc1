import type { Fact, ReadingRequest } from '../reading-request.ts'

const months = ['November', 'December', 'January']
const weekdays = ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

const fact = (id: string, label: string, data: Record<string, unknown>): Fact => ({ id, label, detail: `What ${label} means.`, data })

export type LifeNumbers = {
  parts: readonly [number, number, number]
  day: number
  life: number
  birthday: number
  name: readonly [number, number, number] | 'left out'
}

/** The request for a life path reading, with the facts that the divination service would give; premium with its relations. */
export function lifeRequest(
  { parts, day, life, birthday, name }: LifeNumbers,
  premium: boolean,
  fullName = 'Ada Lovelace',
): ReadingRequest {
  const numbered = (id: string, role: string, number: number, more = {}) => fact(id, `${role} ${number}`, { role: id, number, ...more })
  const sum = parts.join(' + ')
  const named = name === 'left out' ? [] : name
  const [expression, soulUrge, personality] = named
  const distance = Math.abs((life % 9 || 9) - ((expression ?? birthday) % 9 || 9))
  const agree = `Life Path and ${expression ? 'Expression' : 'Birthday'} agree`
  return {
    task: 'reading',
    method: 'numerology',
    date: '2026-11-21',
    reader: { readingType: 'lifepath', fullName, dateOfBirth: `1980-01-${String(day).padStart(2, '0')}` },
    concerns: [],
    facts: [
      numbered('life-path', 'Life Path', life, { steps: ['March: 3', `Together: ${sum} = ${life}`] }),
      numbered('birthday', 'Birthday', birthday, { day }),
      ...(expression ? [numbered('expression', 'Expression', expression)] : []),
      ...(soulUrge ? [numbered('soul-urge', 'Soul Urge', soulUrge)] : []),
      ...(personality ? [numbered('personality', 'Personality', personality)] : []),
      ...(name === 'left out' ? [fact('name', 'The name is left out', { role: 'name' })] : []),
      ...(premium
        ? [
            fact('bridge', distance === 0 ? agree : `Bridge ${distance}`, { role: 'bridge', number: distance }),
            ...(name === 'left out'
              ? []
              : [
                  fact('missing', 'Missing numbers 4 and 7', { role: 'missing', numbers: [4, 7] }),
                  fact('leaning', '1 four times in the name', { role: 'leaning', number: 1 }),
                ]),
            numbered('personal-year', 'Personal Year', 1 + (life % 9), { year: 2026 }),
          ]
        : []),
    ],
  }
}

export type MonthNumbers = { year: number; day: number; born: string }

const digit = (value: number): number => 1 + ((value - 1) % 9)

/** The request for a personal month in November 2026; premium with the two months after it. */
export function monthRequest({ year, day, born }: MonthNumbers, premium: boolean): ReadingRequest {
  const monthly = (ahead: number) => digit(year + ([2, 3, 2][ahead] ?? 0))
  const month = monthly(0)
  const turns = [1, month].map((number, index) => ({
    number,
    kind: number === 1 && month === 1 ? 'both' : index === 0 ? 'beginning' : 'echo',
  }))
  return {
    task: 'reading',
    method: 'numerology',
    date: `2026-11-${String(day).padStart(2, '0')}`,
    reader: { readingType: 'personalmonth', dateOfBirth: born },
    concerns: [],
    facts: [
      fact('personal-year', `Personal Year ${year}`, { role: 'personal-year', number: year, year: 2026 }),
      fact('personal-month', `Personal Month ${month}`, { role: 'personal-month', number: month, month: 'November', later: false }),
      fact('personal-day', `Personal Day ${digit(month + day)}`, {
        role: 'personal-day',
        number: digit(month + day),
        date: `${day} November`,
        weekday: weekdays[(day + 6) % 7],
      }),
      ...turns.map(({ number, kind }, index) =>
        fact(`day-${day + index + 1}`, `${day + index + 1} November`, {
          role: 'turning-day',
          number,
          kind,
          weekday: weekdays[(day + index) % 7],
        }),
      ),
      ...(premium
        ? ['next', 'after'].map((id, index) =>
            fact(`personal-month-${id}`, `${months[index + 1]}, Personal Month ${monthly(index + 1)}`, {
              role: 'personal-month',
              number: monthly(index + 1),
              month: months[index + 1],
              later: true,
            }),
          )
        : []),
    ],
  }
}
