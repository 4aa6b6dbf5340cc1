/** The bodies of a chart, in the order in which charts list them. The node is the Moon's mean ascending node. */
export const bodies = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto', 'node'] as const
export type Body = (typeof bodies)[number]

/** A body with a computed position: all but the node. */
export type Planet = Exclude<Body, 'node'>
export const planets = bodies.filter((body): body is Planet => body !== 'node')

export const bodyNames: Readonly<Record<Body, string>> = {
  sun: 'Sun',
  moon: 'Moon',
  mercury: 'Mercury',
  venus: 'Venus',
  mars: 'Mars',
  jupiter: 'Jupiter',
  saturn: 'Saturn',
  uranus: 'Uranus',
  neptune: 'Neptune',
  pluto: 'Pluto',
  node: 'North Node',
}

/** The body as it appears in a sentence. */
export const theBody = (body: Body): string => (['sun', 'moon', 'node'].includes(body) ? `the ${bodyNames[body]}` : bodyNames[body])

/** The body's short name in the address of a picture. */
export const bodyCodes: Readonly<Record<Body, string>> = {
  sun: 'su',
  moon: 'mo',
  mercury: 'me',
  venus: 've',
  mars: 'ma',
  jupiter: 'ju',
  saturn: 'sa',
  uranus: 'ur',
  neptune: 'ne',
  pluto: 'pl',
  node: 'no',
}
