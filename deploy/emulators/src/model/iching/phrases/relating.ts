/** Where it may lead: `$further` is the subject of the relating hexagram, `$ahead` its name, `$name` that of the primary one. */
export const leads: readonly string[] = [
  'If it goes the way the cast leans, $name {may|could|might} turn into {something else|another thing}, and that is about $further.',
  'What {may|could|might} come after $from, {with $matter too|for $matter as well|if all goes that way}, is $further.',
  'From $name the cast {points|leads} towards {something else|another picture}, {which is|and that is} $further.',
  'Should {all of it|things} go the way of the lines, $name {may|could|might} lead to $further, {with $matter too|for $matter as well}.',
]

/** What changes: `$same` is the half that stays, `$was` and `$is` the trigrams of the other, `$force` and `$next` what these are in a word. */
export const innerChanges: readonly string[] = [
  'Above, $same stays; below, $was becomes $is, so {with $matter|here} the change {would|might|could} begin {on your own side|with you|within you}, {with $force giving way to $next|as $force gives way to $next|from $force to $next}.',
  'The lower half {turns|changes|passes} from $was to $is under the same $same, and that half is {your own|yourself|your side}{, whatever comes of $matter|}: {less $force, more $next|more $next and less $force}.',
]
export const outerChanges: readonly string[] = [
  'Below, $same stays; above, $was becomes $is, so you {may|might|could} keep your footing while $force around {you|$matter} {gives way to|turns into|makes room for} $next.',
  'The upper half {turns|changes|passes} from $was to $is over the same $same, so what {may|might|could} change is around {you|$matter}: {less $force, more $next|more $next and less $force}.',
]
export const bothChange: readonly string[] = [
  '$Was becomes $is, so both halves {turn|change}, what is around {you|$matter} {as well as|and also|and with it} {your own side|what is yours}.',
  'Both halves {turn|change}, from $was to $is, so neither you nor {the circumstances|what surrounds you|what is around you} {may|might} stay {quite|exactly|wholly} the same.',
]

/** What would help there: `$help` a noun phrase. */
export const helpsShort: readonly string[] = ['What would help there is $help.', 'There one would need $help.']
export const helps: readonly string[] = [
  'There, $from {is no longer the point|no longer decides it}; what {would|might|could} help {you|you with $matter|anyone} is $help.',
  'What {served|helped} you under $name {may|might} not be enough there; it {would|might|could} take $help.',
  'Once $from has {done its part|had its time}, what {would|might|could} help {you|you with $matter} is $help.',
]
export const noPromise: readonly string[] = [
  'It is a direction, though, and no promise.',
  'It is a leaning, no more, and you may lean elsewhere.',
  'Nothing says that it has to come to that.',
  'A direction can be taken, and it can be left.',
  'You need not go there because an arrow points that way.',
]
