/** What the Moon brings to a day by her sign: clauses of at most five words; Aries first, Pisces last. */
export const moonMoods: readonly (readonly string[])[] = [
  ['people want to begin', 'patience runs a little short', 'things move at once'],
  ['the pace slackens', 'comfort counts for more', 'nobody likes to be hurried'],
  ['people talk more and faster', 'the news goes round quickly', 'attention hops about'],
  ['people turn towards home', 'feelings lie nearer the surface', 'kindness is easily noticed'],
  ['people like to be seen', 'praise goes a long way', 'there is warmth to spare'],
  ['details come to the fore', 'people want to be useful', 'loose ends begin to itch'],
  ['courtesy makes things easier', 'people look for agreement', 'nobody wants to decide alone'],
  ['people mean what they say', 'talk goes under the surface', 'half measures satisfy nobody'],
  ['spirits rise a little', 'people think in long distances', 'honesty comes without its coat'],
  ['the mood turns sober', 'people get down to work', 'plain tasks feel good'],
  ['people want more air', 'odd ideas find a hearing', 'company feels lighter than closeness'],
  ['edges soften', 'people hear what is unsaid', 'the day drifts a little'],
]

/** What the Moon’s passing aspects may do, after the linked aspect: with an easy hand or a rough one. */
export const lunarHours: Readonly<Record<string, { easy: readonly string[]; rough: readonly string[] }>> = {
  sun: {
    easy: ['makes it simple to agree', 'sets heart and purpose together'],
    rough: ['sets wish against duty', 'can make you want two things'],
  },
  mercury: {
    easy: ['helps the right word along', 'is good for a friendly call'],
    rough: ['may tangle a message or two', 'can set a wrong tone'],
  },
  venus: {
    easy: ['makes kindness come easily', 'favours whatever is pleasant'],
    rough: ['may make people touchy about affection', 'can turn kindness a little sour'],
  },
  mars: {
    easy: ['gives a push to stuck things', 'lends a little courage'],
    rough: ['can make tempers short', 'may bring a sharp word'],
  },
  jupiter: {
    easy: ['makes people generous', 'gives an hour of good will'],
    rough: ['can make a promise too large', 'may tempt people to overdo it'],
  },
  saturn: {
    easy: ['steadies whatever takes patience', 'suits a task put off'],
    rough: ['can feel like a waiting room', 'may make a small duty heavy'],
  },
  uranus: {
    easy: ['welcomes a change of plan', 'may bring an idea from nowhere'],
    rough: ['can upset the timetable', 'may make people restless'],
  },
  neptune: {
    easy: ['is kind to music and daydreams', 'softens the hour'],
    rough: ['may blur what was agreed', 'can make it hard to concentrate'],
  },
  pluto: {
    easy: ['takes feelings down to their root', 'helps an honest talk'],
    rough: ['can stir an old resentment', 'may make trifles feel weighty'],
  },
}
