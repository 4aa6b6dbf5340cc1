/** The ways to ask, in the order in which they are offered. */
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

const described: Readonly<Record<MethodId, Omit<Method, 'id' | 'icon'>>> = {
  'daily-card': {
    name: 'Daily Card Pull',
    colour: '#d9b978',
    blurb: 'One card for today, drawn and read.',
    premium: false,
    submit: 'Draw My Daily Card',
  },
  tarot: {
    name: 'Tarot Reading',
    colour: '#d9b978',
    blurb: 'A question, and three to ten cards laid against it.',
    premium: true,
    submit: 'Draw My Cards',
  },
  astrology: {
    name: 'Astrology Reading',
    colour: '#a9b6f7',
    blurb: 'Your birth chart, or the week the planets make for it.',
    premium: true,
    submit: 'Cast My Reading',
  },
  numerology: {
    name: 'Numerology Reading',
    colour: '#a9b6f7',
    blurb: 'The numbers in a birth date and a name.',
    premium: true,
    submit: 'Calculate My Numbers',
  },
  iching: {
    name: 'I Ching Consultation',
    colour: '#d9b978',
    blurb: 'Three coins, six lines, one of sixty-four answers.',
    premium: true,
    submit: 'Consult the Oracle',
  },
  dream: {
    name: 'Dream Reading',
    colour: '#a9b6f7',
    blurb: 'A dream told in your words, read symbol by symbol.',
    premium: true,
    submit: 'Interpret My Dream',
  },
  love: {
    name: 'Love Compatibility',
    colour: '#d9b978',
    blurb: 'Two people, and what passes between them.',
    premium: true,
    submit: 'Check Our Compatibility',
  },
}

export const methods: readonly Method[] = methodIds.map((id) => ({ id, icon: id, ...described[id] }))

export const methodById = (id: string): Method | undefined => methods.find((method) => method.id === id)
