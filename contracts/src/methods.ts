/** The seven ways to ask. */
export const methodIds = ['daily-card', 'tarot', 'astrology', 'numerology', 'iching', 'dream', 'love'] as const
export type MethodId = (typeof methodIds)[number]

export type Method = {
  id: MethodId
  name: string
  /** Name of the icon in the client's method set. */
  icon: string
  colour: string
  blurb: string
  premium: boolean
  submit: string
}

export const methods: readonly Method[] = [
  {
    id: 'daily-card',
    name: 'Daily Card Pull',
    icon: 'daily-card',
    colour: '#d9b978',
    blurb: 'One card for today, drawn and read.',
    premium: false,
    submit: 'Draw My Daily Card',
  },
  {
    id: 'tarot',
    name: 'Tarot Reading',
    icon: 'tarot',
    colour: '#d9b978',
    blurb: 'A question, and three to ten cards laid against it.',
    premium: true,
    submit: 'Draw My Cards',
  },
  {
    id: 'astrology',
    name: 'Astrology Reading',
    icon: 'astrology',
    colour: '#a9b6f7',
    blurb: 'Your birth chart, or the week the planets make for it.',
    premium: true,
    submit: 'Cast My Reading',
  },
  {
    id: 'numerology',
    name: 'Numerology Reading',
    icon: 'numerology',
    colour: '#a9b6f7',
    blurb: 'The numbers in a birth date and a name.',
    premium: true,
    submit: 'Calculate My Numbers',
  },
  {
    id: 'iching',
    name: 'I Ching Consultation',
    icon: 'iching',
    colour: '#d9b978',
    blurb: 'Three coins, six lines, one of sixty-four answers.',
    premium: true,
    submit: 'Consult the Oracle',
  },
  {
    id: 'dream',
    name: 'Dream Reading',
    icon: 'dream',
    colour: '#a9b6f7',
    blurb: 'A dream told in your words, read symbol by symbol.',
    premium: true,
    submit: 'Interpret My Dream',
  },
  {
    id: 'love',
    name: 'Love Compatibility',
    icon: 'love',
    colour: '#d9b978',
    blurb: 'Two people, and what passes between them.',
    premium: true,
    submit: 'Check Our Compatibility',
  },
]

export const methodById = (id: string): Method | undefined => methods.find((method) => method.id === id)
