/** Ways from the draw into a piece of advice, which follows a colon in lower case: `$that` is the card beside this one. */
export const adviceLeads: readonly string[] = [
  'With $that so {near|close}, one thing to try',
  'With $that on the table too, {a small experiment|a suggestion}',
  'Between this card and $that, one {doable|modest} thing',
  'If $that has left you {thoughtful|unsure}, perhaps this',
  'With half an eye on $that, and in {plain|practical} terms',
  'Before {any more|more} thought about $that, a next step',
  '{Put to use|Turned into a deed} beside $that, it might mean this',
]

/** The same for a card that lies alone: `$day` is the weekday. */
export const dailyLeads: readonly string[] = [
  'For this $day',
  'One thing to try this $day',
  'A small experiment for $day',
  'In plain terms, this $day',
  'For an ordinary $day',
]
