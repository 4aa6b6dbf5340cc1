import { optionsIn } from './options.ts'

test.each([
  ['Do we say yes, or help her find a flat nearby?', '“say yes”', '“help her find a flat nearby”'],
  [
    'Should I ask for fewer hours at the clinic or hold out until spring?',
    '“ask for fewer hours at the clinic”',
    '“hold out until spring”',
  ],
  ['Stay or look elsewhere?', '“look elsewhere”', '“Stay”'],
  ['Which one: the red house or the flat?', '“the red house”', '“the flat”'],
  ['Soll ich in Berlin bleiben oder nach Wien ziehen?', '“nach Wien ziehen”', '“in Berlin bleiben”'],
  ['Mám prodat chalupu po babičce, nebo ji opravit?', '“prodat chalupu po babičce”', '“ji opravit”'],
  ['¿Dejo el coro o hablo antes con la directora?', '“Dejo el coro”', '“hablo antes con la directora”'],
  ["J'hésite entre vendre la maison ou la louer?", '“vendre la maison”', '“la louer”'],
  ['Est-ce que je pars avec lui ou je reste ici ?', '“je pars avec lui”', '“je reste ici”'],
  ['Dois-je rester ici ou partir à Lyon ?', '“partir à Lyon”', '“rester ici”'],
])('“%s” names %s and %s', (asked, bold, calm) => expect(optionsIn(asked)).toEqual({ bold, calm }))

test.each(['Should I go or not?', 'Tea, coffee or water or nothing?', 'Should I go?'])('“%s” does not name two options', (asked) =>
  expect(optionsIn(asked)).toBeUndefined(),
)
