/** Ways into a piece of advice; it follows a colon in lower case. */
export const adviceLeads: readonly string[] = [
  '{Something|One thing} to try',
  '{A small experiment|One modest step}, {for what it is worth|to begin with}',
  'In {practical|plain} terms',
  '{A thing|Something} {you could do|within reach} {today|this week|soon}',
  'One {doable|small} thing, {easily undone|if you like}',
  '{If you want a handle on it|For something to hold on to}',
  '{A suggestion|A modest proposal}{, no more|, to take or leave|}',
  '{Perhaps|Possibly} this, {for a start|in the meantime}',
  '{Put to use|Turned into a deed}, {it might mean|it could be} this',
  'And {one thing|something} {to do about it|for an ordinary day}',
  'What {one could do|might be done} {about it|with this}',
  '{By way of|As} a {next|first} step',
]
