/** What a chart places, in the order in which charts list it. The node is the Moon's mean ascending node. */
export const bodies = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto', 'node'] as const
export type Body = (typeof bodies)[number]

/** A body with a place of its own in the sky: all but the node. */
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

/** How a sentence speaks of a body. */
export const theBody = (body: Body): string => (['sun', 'moon', 'node'].includes(body) ? `the ${bodyNames[body]}` : bodyNames[body])

/** How a body is written in the address of a picture. */
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
