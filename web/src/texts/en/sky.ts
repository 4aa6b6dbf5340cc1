import type { Transit } from '@sibyl/contracts/http/your-sky'

type Aspect = Transit['aspect']

const verbs: Record<Aspect, string> = {
  conjunction: 'conjunct',
  sextile: 'sextile',
  square: 'square',
  trine: 'trine',
  opposition: 'opposite',
}
const points: Partial<Record<Transit['point'], string>> = { Node: 'North Node', ASC: 'Ascendant', MC: 'Midheaven' }
const pointName = (point: Transit['point']) => points[point] ?? point
const signs = (sun: string, moon: string | 0 | undefined, rising: string | 0 | undefined) =>
  [`Sun ${sun}`, moon && `Moon ${moon}`, rising && `${rising} rising`].filter(Boolean).join(', ')

export const sky = {
  title: 'Your Sky',
  whose: 'Whose sky',
  born: (date: string, time: string | undefined, place: string) => [date, time, place].filter(Boolean).join(', '),
  signs,
  lead: (born: string, signs: string | undefined) => (signs ? `${born}. ${signs}.` : `${born}.`),
  opening: 'Opening your sky',
  unknownTime:
    'Without the hour of birth there are no houses, no Ascendant and no Midheaven, and no transits to the Moon; times are sure to about a day.',
  point: pointName,
  wheel: {
    open: (title: string) => `The open transit: ${title}`,
  },
  fact: {
    label: 'The open transit',
    counter: (at: number, of: number) => `Transit ${at} of ${of}`,
    exact: (day: string, time: string) => `Exact ${day}, ${time}`,
    exactDay: (day: string) => `Exact on ${day}`,
    about: (day: string) => `Exact around ${day}`,
    notExact: 'Not exact in these ninety days',
    pass: (pass: number, passes: number) => `Pass ${pass} of ${passes}`,
    turned: 'The planet turns and comes back over the same degree.',
    why: 'Why it is here',
    meaning: 'Meaning',
    howLong: 'How long',
    within: (from: string, to: string) => `Within one degree from ${from} to ${to}.`,
    more: 'Why, and how long',
    previous: 'Previous transit',
    next: 'Next transit',
    notExactTitle: (body: string, aspect: Aspect, point: Transit['point']) => `${body} ${verbs[aspect]} ${pointName(point)}`,
  },
  ribbon: {
    title: 'Ninety days',
    lead: 'A stroke begins at one degree, swells, and is widest on the exact day.',
    label: (from: string, to: string) => `Ninety days of transits, ${from} to ${to}`,
    today: 'Today',
    flows: 'trine, sextile',
    strains: 'square, opposition',
    meets: 'conjunction',
    nothing: (bodies: string, until: string, many: boolean) => `${bodies} ${many ? 'touch' : 'touches'} nothing before ${until}.`,
    keys: 'The arrow keys go from stroke to stroke and from planet to planet, Enter opens one. The list below says the same in words.',
    mark: (title: string, when: string) => `${title}. ${when}`,
  },
  list: {
    title: 'Day by day',
    none: 'Nothing becomes exact in these ninety days.',
    year: 'Show Twelve Months',
    counting: 'Computing twelve months',
    times: (city: string) => `Times are ${city} time.`,
    allDay: 'all day',
    about: 'roughly',
  },
  year: {
    title: 'The longer year',
    solarReturn: 'Solar return',
    returnAt: (day: string, time: string) => `${day}, at ${time}.`,
    returnOn: (day: string) => `${day}, give or take a day.`,
    readYear: 'Read the Solar Return',
    progressedMoon: 'Progressed Moon',
    readProgressions: 'Read the Progressions',
    readMonth: 'Read the Lunar Return',
    enters: (sign: string, day: string) => `It enters ${sign} on ${day}.`,
    moonUnknown: 'Without the hour of birth the Moon may be six degrees off, which is half a year here.',
  },
  calendar: {
    title: 'In your calendar',
    file: 'A file with the transits of the next twelve months, or a calendar to follow that keeps itself up to date.',
    follow: 'Follow Calendar',
    download: 'Download',
    failed: 'That did not work. Please try again.',
    address: 'Private address',
    secret:
      'Give this address to your calendar. Anyone with this address can read your transits, so keep it to yourself. We show it only once.',
    copy: 'Copy',
    copied: 'Copied',
    open: 'Open in Calendar',
    following: (date: string) => `A calendar has followed since ${date}. Its address cannot be shown again.`,
    followingAnother: 'A calendar follows the sky of another of your people. A new address takes its place.',
    renew: 'New Address',
    end: 'Stop Following',
  },
  empty: {
    title: 'Your sky is waiting for a birth',
    about: 'A date and a place are enough to begin; with the hour come the houses.',
    add: 'Add My Birth',
  },
  loading: 'Computing ninety days',
  failed: {
    title: 'The sky could not be computed',
    about: 'Nothing is wrong with your birth data. Your card and your journal are not affected.',
  },
  touch: {
    label: 'Your sky today',
    touches: (point: Transit['point']) => `Today touches your ${pointName(point)}`,
    touched: (point: Transit['point']) => `Today touched your ${pointName(point)}`,
    exact: (body: string, aspect: Aspect) => `${body} ${verbs[aspect]}, exact`,
    exactDay: (body: string, aspect: Aspect) => `${body} ${verbs[aspect]}, exact today`,
    nothing: 'Nothing touches your chart today',
    next: (title: string, when: string) => `${title} is next, on ${when}.`,
    nothingSoon: 'Nothing becomes exact in the coming weeks either.',
    unknownTime: 'Without the hour of birth the Moon and the angles are left out.',
    more: 'See why, and what comes next',
    now: 'now',
    picture: (from: string, exact: string, to: string) => `Within one degree from ${from}, exact ${exact}, until ${to}.`,
  },
}
