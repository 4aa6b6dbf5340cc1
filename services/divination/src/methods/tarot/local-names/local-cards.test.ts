import { deck } from '../cards/deck.ts'
import { cardsNamedLocally } from './local-cards.ts'
import { localDecks } from './names.data.ts'

test.each([
  ['Dvojka pohárů mluví o dvou lidech.', ['cups-02']],
  ['Vedle ní leží královna mečů.', ['swords-queen']],
  ['O Trojce mečů se říká leccos.', ['swords-03']],
  ['K esu holí patří oheň.', ['wands-01']],
  ['Vedle Poustevníka leží Smrt.', ['major-09', 'major-13']],
  ['Karta Věž ukazuje pád.', ['major-16']],
  ['Velekněžka mlčí.', ['major-02']],
  ['Na konci čeká Kolo štěstí.', ['major-10']],
  ['Přichází Slunce, obrácené.', ['major-19']],
  ['Zwei der Kelche spricht von zweien.', ['cups-02']],
  ['Die Königin der Schwerter sieht klar.', ['swords-queen']],
  ['Daneben liegt das Ass der Stäbe.', ['wands-01']],
  ['Die Kelch-Zwei ist ein Versprechen.', ['cups-02']],
  ['Die Karte „Der Turm“ zeigt einen Blitz.', ['major-16']],
  ['## Der Stern\n\nEr leuchtet.', ['major-17']],
  ['Neben dem König liegen die Liebenden.', ['major-06']],
  ['Hinter der Königin steht der Turm.', ['major-16']],
  ['Auf den Ritter folgt der Mond.', ['major-18']],
  ['Die Hohepriesterin schweigt.', ['major-02']],
  ['Im Spiel ist auch Die Welt.', ['major-21']],
  ['Der Mond, umgekehrt, klärt sich.', ['major-18']],
  ['Die Narr-Karte lacht.', ['major-00']],
  ['[Die Sonne](fact:card-1) wärmt.', ['major-19']],
  ['Die Schwertkönigin sieht klar.', ['swords-queen']],
  ['El dos de copas une.', ['cups-02']],
  ['La Reina de Espadas ve claro.', ['swords-queen']],
  ['Al lado está la Torre.', ['major-16']],
  ['La carta de la Muerte habla de un final.', ['major-13']],
  ['Después viene el Ermitaño con su lámpara.', ['major-09']],
  ['**La Luna** cierra la tirada.', ['major-18']],
  ['Le deux de coupe unit.', ['cups-02']],
  ['La Reine d’Épée voit clair.', ['swords-queen']],
  ['À côté se tient la Tour.', ['major-16']],
  ['La carte de la Mort parle d’une fin.', ['major-13']],
  ['Puis vient l’Ermite avec sa lampe.', ['major-09']],
  ['## Le Monde', ['major-21']],
  ['Voici « Le Pendu », la tête en bas.', ['major-12']],
])('“%s” names %j', (text, ids) => {
  expect([...cardsNamedLocally(text)].sort()).toEqual([...ids].sort())
})

test.each([
  'Die Welt ist groß, und die Sonne scheint.',
  'Die Sonne ging auf, der Mond stand noch am Himmel, ein Stern verblasste.',
  'Unter der Zehn liegt die Welt eurer Kinder.',
  'Hinter dem Bahnhof steht der Turm der Kirche.',
  'Zwei der Kelche sind leer, drei sind voll.',
  'Du hast die Kraft, und mit der Zeit kommt Gerechtigkeit.',
  'Der Wagen stand vor dem Turm, und der Tod war kein Thema.',
  'Wer zum Teufel weiß das? Die Stärke liegt in der Ruhe.',
  'Der König in dir mag Ordnung; die Königin lacht.',
  'Celý svět je vzhůru a slunce svítí.',
  'Slunce svítí. Smrt v rodině bolí. Svět se točí.',
  'Byl to blázen, ale měl sílu a spravedlnost.',
  'Desítky mincí ležely v kašně a dva poháry na stole.',
  'La muerte no es el tema, y el mundo sigue.',
  'El sol sale, la luna se va y la fuerza queda.',
  'La Luna García y el Sol Naciente son nombres.',
  'Dos copas de vino y una carta de amor.',
  'La Torre Eiffel se ve de lejos; al Sol Naciente no fui.',
  'Váš přítel Petr Císař a paní Jana Věž přijdou.',
  'Die [Kraft](fact:suit-wands) der Stäbe trägt.',
  'Du schreibst von „Gerechtigkeit“ und von «Kraft».',
  'Le monde est grand, et le soleil brille.',
  'La force te reste, la mort attend son heure.',
  'Deux cartes de Deniers et deux de Coupes.',
  'Deux coupes sur la table, et un coup d’épée dans l’eau.',
  'La Justice de Paris est lente.',
])('“%s” names no card', (text) => {
  expect([...cardsNamedLocally(text)]).toEqual([])
})

it.each(localDecks)('every major has a name in $language', ({ majors }) => {
  expect(majors).toHaveLength(22)
  expect(new Set(majors).size).toBe(22)
  expect(deck.filter(({ arcana }) => arcana === 'major').map(({ number }) => number)).toEqual(majors.map((_, number) => number))
})
