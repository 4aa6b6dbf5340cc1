import type { LocalBook } from './local-book.ts'

/** Czech books name the hexagrams each in its own way; only numbers and lines can be held against the facts. */
export const czech: LocalBook = {
  line: 'čár(?:a|y|u|ou)|čáře|lini(?:e|i|í)',
  lines: 'čáry|čar|čarách|linie',
  numbers: ['jedna|jedné', 'dvě|dvou', 'tři', 'čtyři', 'pět', 'šest'],
  ordinals: ['prvn(?:í|ího)', 'druh(?:á|é|ou)', 'třetí', 'čtvrt(?:á|é|ou)', 'pát(?:á|é|ou)', 'šest(?:á|é|ou)|horní|nejvyšší|vrchní'],
  kind: 'měnící se|proměnlivá|proměnlivé|proměnlivou|pohyblivá|pohyblivé|pevná|měkká|plná|přerušená|jangová|jinová',
  and: ', |, a | a | i ',
  to: 'až',
  elsewhere: 'autobus\\p{L}*|tramvaj\\p{L}*|metr\\p{L}+|vlak\\p{L}*',
  ofElse: ' (?:obrany|metra|tramvaje|vašeho dopisu|básně|textu|dopisu|autobusu|sedadel)',
  names: [],
  article: '',
}
