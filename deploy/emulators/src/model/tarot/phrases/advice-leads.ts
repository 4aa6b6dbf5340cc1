/** Ways into a piece of advice; it follows a colon in lower case. */
export const adviceLeads: readonly string[] = [
  '{Something|One thing} to try',
  '{As for|With regard to} $np, {a small experiment|one modest step}',
  'In {practical|plain} terms',
  '{A thing|Something} {you could do|within reach} {today|this week|soon}',
  'One {doable|small} thing, {where $np is concerned|if you like}',
  '{If you want|For} {a handle|something to hold}',
  '{A suggestion|A modest proposal}{, no more|, to take or leave|}',
  'For $np, {perhaps|possibly} this',
  '{Put to use|Turned into a deed}, {it might mean|it could be} this',
  'And {one thing|something} {to do with the hands|for an ordinary day}',
  'What {one could do|might be done} {about it|with this}',
  '{By way of|As} a {next|first} step',
]
