import type { LocalNumbers } from './local-numbers.ts'

export const spanish: LocalNumbers = {
  roles: {
    'life-path': '(?:número (?:del|de tu) )?(?:camino|sendero) de (?:la )?vida|número de vida',
    expression: 'número de (?:la )?expresión|número de(?:l)? destino',
    'soul-urge': 'número del alma|impulso del alma|número de alma|deseo del corazón',
    personality: 'número de (?:la )?personalidad',
    birthday: 'número de(?:l)? (?:cumpleaños|día de nacimiento|nacimiento)',
    'personal-year': 'año personal',
    'personal-month': 'mes personal',
    'personal-day': 'día personal',
    bridge: 'número (?:de )?puente',
  },
  words: ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'veintidós', 'treinta y tres'],
  between: 'es|el|un|una|número|suma|da|:|=|–|,',
  measure: 'años|meses|semanas|días|horas|minutos|letras|personas|veces|%',
  masterNumber: 'número maestro',
  months: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre|setiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
  of: ' de ',
}
