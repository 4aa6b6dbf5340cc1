import { type Entry, symbol } from './entry.ts'

/** Animals by kind. */
export const animals: readonly Entry[] = [
  symbol('snake', 'The snake', 'snake', 'instinct', {
    say: 'snakes?|serpents?|vipers?|cobras?|pythons?',
    readings: ['a danger or cure not yet told apart', 'renewal that leaves a skin behind', 'an energy close to the ground'],
    ask: 'Did it threaten you, or only look?',
  }),
  symbol('spider', 'The spider', 'insect', 'control', {
    say: "spiders?|tarantulas?|cobwebs?|spider[’']?s? webs?",
    readings: ['patience with a plan', 'a net one notices too late', 'someone else’s careful arrangements'],
    ask: 'Where do you feel held by fine threads?',
    pole: 'stuck',
  }),
  symbol('insects', 'The insects', 'insect', 'threat', {
    say: 'insects?|bugs|cockroach(?:es)?|ants|wasps?|bees?|moths?|maggots|worms?|flies|mosquito(?:es)?|beetles?',
    not: 'bugs (?:me|him|her)|time flies|bugs in the',
    readings: ['small worries in large number', 'something underfoot that will not stay there', 'irritation, given legs'],
    ask: 'Which small thing has bothered you for weeks?',
    pole: 'crowd',
  }),
  symbol('butterfly', 'The butterfly', 'wing', 'change', {
    say: 'butterfl(?:y|ies)|dragonfl(?:y|ies)|caterpillars?|cocoon',
    not: 'butterflies in my stomach',
    readings: ['a change already made in the dark', 'lightness that was hard won', 'beauty that should not be gripped'],
    ask: 'What have you grown out of?',
    pole: 'beginning',
  }),
  symbol('dog', 'The dog', 'beast', 'bond', {
    say: 'dogs?|pupp(?:y|ies)|hounds?',
    not: 'hot ?dog|dog tired',
    readings: ['loyalty asked or given', 'an instinct that knows its friends', 'anger on a leash'],
    ask: 'Whose dog was it, and what did it want?',
  }),
  symbol('wolf', 'The wolf', 'beast', 'instinct', {
    say: 'wol(?:f|ves)|fox(?:es)?|coyotes?|hyenas?',
    readings: ['hunger that knows what it wants', 'a pack, and your place in it', 'wildness that keeps its distance'],
    ask: 'What do you hunger for and not mention?',
    pole: 'alone',
  }),
  symbol('cat', 'The cat', 'beast', 'instinct', {
    say: 'cats?|kittens?',
    not: 'cat ?walk',
    readings: ['independence with soft feet', 'affection on its own terms', 'a side of you that ignores orders'],
    ask: 'Where would you like to be less obliging?',
  }),
  symbol('lion', 'The great cat', 'beast', 'instinct', {
    say: 'lions?|lioness|tigers?|panthers?|leopards?|jaguars?',
    readings: ['power you have not yet claimed', 'pride in both its meanings', 'anger with golden eyes'],
    ask: 'What if it were on your side?',
  }),
  symbol('bear', 'The bear', 'beast', 'instinct', {
    say: '(?:a|the|brown|black|polar|grizzly|huge|big) bears?|bears',
    not: 'bears? (?:it|in mind|with|the (?:weight|thought|idea))|bears? fruit',
    readings: ['strength that needs its winter', 'a protector, or one who overprotects', 'something big woken too early'],
    ask: 'What should be left to sleep a while?',
  }),
  symbol('horse', 'The horse', 'beast', 'instinct', {
    say: 'horses?|pony|ponies|stallion|mare|foal',
    not: 'horse ?radish',
    readings: ['energy that carries if not forced', 'freedom with a rider', 'the body’s own pace'],
    ask: 'Who held the reins?',
    pole: 'moving',
  }),
  symbol('bird', 'The bird', 'bird', 'passage', {
    say: 'birds?|crows?|ravens?|eagles?|owls?|doves?|pigeons?|swans?|hawks?|sparrows?|parrots?|hens?|chickens?|geese|goose|ducks?',
    not: 'ducked|chicken (?:soup|wings)|ate chicken',
    readings: ['news or the wish for it', 'a thought that would like to leave', 'the small part that knows the way'],
    ask: 'Where was it going?',
    pole: 'up',
  }),
  symbol('fish', 'The fish', 'fish', 'hidden', {
    say: 'fish(?:es)?|salmon|goldfish|dolphins?|whales?',
    not: 'fish(?:ing)? (?:and chips|for compliments)',
    readings: ['a feeling seen only as it turns', 'something nourishing below the surface', 'life that is at home down there'],
    ask: 'What have you glimpsed and not caught?',
    pole: 'water',
  }),
  symbol('shark', 'The shark', 'fish', 'threat', {
    say: 'sharks?|crocodiles?|alligators?|piranhas?',
    readings: ['a danger below a smooth surface', 'somebody’s appetite at your cost', 'fear of what you cannot see'],
    ask: 'Who is charming and leaves you wary?',
  }),
  symbol('mouse', 'Mice or rats', 'beast', 'hidden', {
    say: 'mice|mouse|rats?|rodents?',
    readings: ['a worry that gnaws unseen', 'shyness, and its quick feet', 'waste in some hidden store'],
    ask: 'What is being nibbled away, bit by bit?',
  }),
  symbol('cattle', 'The farm animal', 'beast', 'worth', {
    say: 'cows?|bulls?|calf|calves|sheep|lambs?|goats?|pigs?|donkeys?',
    not: 'cow(?:ard|boy)\\w*|pigeons?',
    readings: ['patience and daily bread', 'stubborn strength', 'living among a herd'],
    ask: 'What feeds you that you hardly notice?',
  }),
  symbol('monkey', 'The monkey', 'beast', 'instinct', {
    say: 'monkeys?|apes?|gorillas?|chimpanzees?',
    readings: ['mischief that tells the truth', 'imitation, yours or another’s', 'play you have locked out'],
    ask: 'Who is making fun of what?',
  }),
  symbol('elephant', 'The elephant', 'beast', 'hidden', {
    say: 'elephants?|rhinos?(?:ceros)?|hippos?|giraffes?',
    readings: ['memory with a great weight', 'the large thing nobody mentions', 'gentle strength'],
    ask: 'What fills the room and goes unsaid?',
  }),
  symbol('frog', 'The frog', 'beast', 'change', {
    say: 'frogs?|toads?|lizards?|turtles?|tortoises?',
    readings: ['a change between two elements', 'slowness with its own wisdom', 'something plain that may surprise'],
    ask: 'Where are you at home in two worlds?',
  }),
  symbol('bat', 'The bat', 'wing', 'hidden', {
    say: '(?:a|the|black|giant) bats?|bats',
    not: 'baseball bat|a bat (?:and|in (?:my|his) hand)',
    readings: ['finding the way without seeing', 'a fear that lives upside down', 'night senses at work'],
    ask: 'What do you know without being told?',
    pole: 'dark',
  }),
  symbol('dragon', 'The fabulous beast', 'snake', 'threat', {
    say: 'dragons?|unicorns?|mermaids?|giants?|dinosaurs?',
    not: 'giant (?:wave|spider|snake|bat|house|tree)s?',
    readings: ['an old force guarding something', 'a wonder you half believe', 'a size only dreams can afford'],
    ask: 'What treasure lay behind it?',
  }),
  symbol('animal', 'The animal', 'beast', 'instinct', {
    say: '(?:wild |strange |huge |small |wounded |injured )?animals?|beasts?',
    readings: ['the part of you that does not talk', 'a need in its plainest form', 'trust that must be earned'],
    ask: 'Did it come nearer, or did you?',
  }),
]
