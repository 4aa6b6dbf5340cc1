/** How somebody with each sign rising meets the world, from Aries to Pisces. */
export const ascendantInSign: readonly string[] = [
  'You walk in as if the door had been waiting: direct, quick, ready to go first.',
  'You arrive calmly and take your time; people lean on your steadiness before they know you.',
  'You arrive talking or asking, light on your feet, with an eye on everything at once.',
  'You arrive softly and sense the room first; behind the reserve there is much care.',
  'You arrive and the light seems to turn your way; dignity and warmth come before you.',
  'You arrive neatly and observe; people meet your modesty first and your exactness soon after.',
  'You arrive with a smile and an eye for the others; grace is how you open doors.',
  'You arrive quietly and miss nothing; people feel the look before they hear the word.',
  'You arrive with good humour and a story from elsewhere; the horizon comes in with you.',
  'You arrive seriously, perhaps older than your years, and grow lighter as you go.',
  'You arrive as a friend who does not quite belong to any table, curious and cool-headed.',
  'You arrive gently, hard to pin down, and people see in you what they need to see.',
]

/** What somebody with each sign at the Midheaven steers towards. */
export const midheavenInSign: readonly string[] = [
  'In public life you steer towards work in which you may lead, begin and compete.',
  'In public life you steer towards work that builds something solid and is decently paid.',
  'In public life you steer towards work with words, trade, teaching or many contacts.',
  'In public life you steer towards work that feeds, houses or looks after people.',
  'In public life you steer towards work with a stage in it, large or small.',
  'In public life you steer towards work where skill, order and service are what counts.',
  'In public life you steer towards work with people across a table: counsel, beauty, law.',
  'In public life you steer towards work that looks under surfaces and manages what is at stake.',
  'In public life you steer towards work that teaches, travels or spreads a conviction.',
  'In public life you steer towards work with rank and responsibility, earned step by step.',
  'In public life you steer towards work on the new, for groups, in a way of your own.',
  'In public life you steer towards work that heals, imagines or serves out of sight.',
]
