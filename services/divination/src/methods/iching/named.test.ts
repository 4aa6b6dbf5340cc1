import { ichingFacts } from './facts.ts'
import { figureOf } from './figure.ts'
import { book } from './hexagrams/hexagrams.data.ts'
import { hexagramNaming } from './named.ts'

const values = [9, 7, 7, 8, 8, 8] as const
const facts = ichingFacts(
  values.map((value) => ({ value, from: [3, 3, 3] as const })),
  'coins',
  figureOf(values),
)

test.each([
  ['Hexagram 29 comes to mind.', 'hexagram 29'],
  ['It turns into hexagram 54.', 'hexagram 54 in the part of another'],
  ['Aus 11 wird Hexagramm 54.', 'hexagram 54 in the part of another'],
  ['Hexagram 46 is where you stand now.', 'hexagram 46 in the part of another'],
  ['The hexagram before you is 23.', 'hexagram 23'],
  ['Fire stands above Water here.', 'Fire stands above Water'],
  ['Der Himmel über der Erde ruht.', 'Himmel über der Erde'],
  ['Oben das Feuer, und sonst nichts.', 'Oben das Feuer'],
  ['Fire burns above.', 'Fire burns above'],
  ['Above, the lake; below, the mountain.', 'Above, the lake, below, the mountain'],
  ['Nahoře stojí hora a brzdí.', 'Nahoře stojí hora'],
  ['Above burns the fire.', 'Above burns the fire'],
  ['The trigram below is fire.', 'trigram below is fire'],
  ['Das obere Zeichen, der See, lacht.', 'obere Zeichen, der See'],
  ['Below waits a mountain.', 'Below waits a mountain'],
  ['Here the lake rests upon the mountain.', 'lake rests upon the mountain'],
  ['Unten grollt der Donner.', 'Unten grollt der Donner'],
  ['Der See ruht auf dem Berg.', 'See ruht auf dem Berg'],
  ['Über dem See steht der Wind.', 'Über dem See steht der Wind'],
  ['Nahoře se rozlévá jezero.', 'Nahoře se rozlévá jezero'],
  ['Arriba ruge el fuego.', 'Arriba ruge el fuego'],
  ['En haut gronde le feu.', 'En haut gronde le feu'],
  ['The coins fell seven, seven, eight, 7, 9 and seven.', 'seven, seven, eight, 7, 9 and seven'],
  ['Die Linie ganz oben mahnt.', 'line 6'],
  ['Nine in the second place speaks.', 'Nine in the second place'],
  ['Sechs auf dem vierten Platz mahnt.', 'Sechs auf dem vierten Platz'],
  ['A six at the top.', 'six at the top'],
  ['The first line is a six.', 'The first line is a six'],
  ['Die unterste Linie ist eine Acht.', 'unterste Linie ist eine Acht'],
  ['První čára je osmička.', 'První čára je osmička'],
  ['The lower half is Thunder.', 'lower half is Thunder'],
  ['Above is the Lake.', 'Above is the Lake'],
  ['Au-dessus, le lac ; au-dessous, la montagne.', 'Au-dessus, le lac, au-dessous, la montagne'],
  ['Erde unten, und Himmel oben.', 'Himmel oben, Erde unten'],
  ['Das Zeichen 12 steht dahinter.', 'hexagram 12'],
  ['Compare hexagram no. 5 here.', 'hexagram 5'],
  ['Das Hexagramm 12 steht dahinter.', 'hexagram 12'],
  ['El hexagrama número 3 lo dice.', 'hexagram 3'],
  ['Lo dice el hexagrama 64.', 'hexagram 64'],
  ['В гексаграмме 7 сказано иначе.', 'hexagram 7'],
  ['另见第29卦。', 'hexagram 29'],
  ['Vzpomeňte na hexagram číslo 29.', 'hexagram 29'],
  ['Za ním stojí 12. hexagram.', 'hexagram 12'],
  ['L’hexagramme numéro 3 le dit.', 'hexagram 3'],
  ['Das Hexagramm „Der Brunnen“ wartet.', 'hexagram 48'],
  ['## Die Bescheidenheit\n\nSie trägt.', 'hexagram 15'],
  ['El hexagrama de la Espera habla.', 'hexagram 5'],
  ['El hexagrama 46, La Modestia, habla.', 'hexagram 15'],
  ['Il devient l’hexagramme « Le Puits ».', 'hexagram 48'],
  ['Čtvrtá čára varuje.', 'line 4'],
  ['Ve čáře 6 je klid.', 'line 6'],
  ['O tom mluví třetí měnící se čára.', 'line 3'],
  ['Die vierte Linie warnt.', 'line 4'],
  ['Der dritte bewegte Strich mahnt.', 'line 3'],
  ['Dann spricht Linie sechs.', 'line 6'],
  ['La cuarta línea advierte.', 'line 4'],
  ['En la línea 3 hay calma.', 'line 3'],
  ['La quatrième ligne avertit.', 'line 4'],
  ['Le troisième trait mutant le dit.', 'line 3'],
  ['Les lignes une et cinq, ou plutôt lignes 1 et 5.', 'line 5'],
  ['Then line four begins to move.', 'line 4'],
  ['Line 6 warns of it.', 'line 6'],
  ['The changing line is the fourth, as it happens.', 'line 4'],
  ['Die Linie, die sich wandelt, ist die sechste.', 'line 6'],
  ['La ligne qui change est la quatrième.', 'line 4'],
  ['Only one line changes, the second.', 'line 2'],
  ['Mění se jediná čára, a to druhá.', 'line 2'],
  ['Es wandelt sich nur eine Linie, nämlich die zweite.', 'line 2'],
  ['Cambia una sola línea, la segunda.', 'line 2'],
  ['Une seule ligne change, la deuxième.', 'line 2'],
  ['The changing lines one and five agree.', 'line 5'],
  ['the third line asks for patience', 'line 3'],
  ['As the sixth changing line says, turn back.', 'line 6'],
  ['It is the second line of the hexagram that matters.', 'line 2'],
  ['the top line is at rest', 'line 6'],
  ['This leans towards Waiting, as you can see.', 'Waiting'],
  ['It becomes [Modesty](fact:relating), with time.', 'Modesty'],
  ['Biting Through would be another way.', 'Biting Through'],
  ['One thinks of The Well and its rope.', 'The Well'],
  ['It turns into the Household before long.', 'The Household'],
  ['In the second place, too, a line is changing.', 'line 2'],
  ['A changing line lies in the third place.', 'line 3'],
  ['An zweiter Stelle wandelt sich eine Linie.', 'line 2'],
  ['Na třetím místě se mění čára.', 'line 3'],
  ['En segundo lugar cambia una línea.', 'line 2'],
  ['À la deuxième place, une ligne change.', 'line 2'],
  ['The third throw gave a 6.', 'The third throw gave a 6'],
  ['Der zweite Wurf ergab eine Neun.', 'zweite Wurf ergab eine Neun'],
  ['Druhý hod dal devítku.', 'Druhý hod dal devítku'],
  ['Line one is at rest.', 'line 1 as one that rests'],
  ['Die erste Linie bewegt sich nicht.', 'line 1 as one that rests'],
  ['První čára se nemění.', 'line 1 as one that rests'],
  ['La primera línea no cambia.', 'line 1 as one that rests'],
  ['La première ligne ne change pas.', 'line 1 as one that rests'],
  ['Oben im Zeichen liegt der See.', 'Oben im Zeichen liegt der See'],
])('"%s" names %s', (text, named) => expect(hexagramNaming.invented(text, facts)).toBe(named))

test.each([
  'Hexagram 11 leads to hexagram 46 by way of line one.',
  'Aus 11 wird 46.',
  'Hexagram 11, Peace, tends towards Hexagram 46, Ascent, and holds Hexagram 54, The Younger Bride.',
  'In the second place, the changing line asks for patience, and that is why a line changes in the first place.',
  'Every line but line one is at rest; line one moves while others rest, and does not change into a lecture.',
  'The first throw came to 9, and the second throw made 7 out of three coins.',
  'Line one is the grass with its roots; the first line moves, and line 1 alone.',
  'The inner lines two to five make a hexagram of their own.',
  'The bottom line is that you decide, and the first throw is the lowest line.',
  'Write the second line of your letter first; friends are the first line of defence.',
  'Take bus line 4 to the river, or ring line 42.',
  'Waiting is hard. Modesty helps, and so does a return to work. Release comes later.',
  'You are waiting for an increase in pay, an advance on rent, and some peace.',
  'The well in the garden, the household, the cauldron on the stove, the army, deep water.',
  'He won a Nobel Peace Prize, and you have line managers.',
  'První čára se mění a čára 1 mluví.',
  'Jeďte tramvají linie 4; první linie obrany drží.',
  'Die erste Linie bewegt sich; Linie 1 spricht.',
  'In erster Linie zählt der Friede, in zweiter Linie das Warten.',
  'Nimm die Straßenbahn Linie 4; die zweite Linie der Verteidigung hält.',
  'Das Warten ist schwer, die Bescheidenheit hilft, und der Brunnen im Garten ist tief.',
  'La primera línea cambia.',
  'La tercera línea de metro y la segunda línea de tu carta.',
  'La espera es larga, la paz ayuda y el pozo es hondo.',
  'La première ligne change.',
  'La quatrième ligne de métro et la deuxième ligne de votre lettre.',
  'L’attente est longue, la paix aide et le puits est profond.',
  'Das Hexagramm 11, Der Friede, neigt zu Hexagramm 46, Das Empordringen.',
  'Die Linien zwei bis fünf bilden ein eigenes Zeichen; líneas dos a cinco, lignes deux à cinq, čáry 2 až 5.',
  'Du schreibst von „Streit“ und von „Frieden“; escribes «paz», vous écrivez « attente ».',
  'Six lines, three coins, two trigrams: Earth above Heaven.',
  'The changing line is the first.',
  'Only one line changes, the first; mění se jediná čára, a to první.',
  'One line speaks, the second keeps silent.',
  'Above: the earth, below: heaven.',
  'Oben ruht die Erde, und unten steht der Himmel.',
  'From the bottom up: nine, seven, seven, eight, eight, eight; von oben acht, acht, acht, sieben, sieben und neun.',
  'Nine at the beginning, seven in the second place, osm na čtvrtém místě, eight at the top, and six at the top of the list.',
  'A single line at the bottom, and la línea de más abajo cambia.',
  'Die Erde liegt oben, der Himmel unten.',
  'Over heaven rests the earth; under the earth rises heaven.',
  'The bottom line is that the first line is a nine, a první čára je devítka.',
  'Nebe je dole a země nahoře.',
  'Oben auf dem Berg sieht man weit, nahoře na hoře také.',
  'Auf dem Wasser ist Wind nur ein Hauch, und ein Boot auf dem See schaukelt.',
  'Dole se klene nebe, oben breitet sich die Erde aus.',
  'Draw one line under it, then two lines more.',
])('"%s" names nothing that was not cast', (text) => expect(hexagramNaming.invented(text, facts)).toBeUndefined())

test('its own facts may be quoted whole, whatever was cast', () => {
  for (const code of ['888888', '999999', '697896', '666777', '778899', '989898']) {
    const cast = [...code].map(Number) as (6 | 7 | 8 | 9)[]
    const own = ichingFacts(
      cast.map((value) => ({ value, from: [2, 2, 2] as const })),
      'yarrow',
      figureOf(cast),
    )
    expect(
      hexagramNaming.invented(own.map(({ label, detail, data }) => `${label}. ${detail} ${String(data.why)}`).join('\n'), own),
    ).toBeUndefined()
  }
})

test('no text of the book names another hexagram by accident', () => {
  for (const { judgement, image, lines, allLines } of book)
    expect(hexagramNaming.invented([judgement, image, allLines?.text, ...lines.map(({ text }) => text)].join(' '), [])).toBeUndefined()
})

describe('a line that the facts contain only at rest', () => {
  // A line of the relating hexagram: the facts contain it, but it moves in neither hexagram.
  const held = [...facts, { id: 'related-line-2', label: 'Line two of Ascent', detail: '', data: { hexagram: 46, line: 2 } }]

  test.each([
    'Line two is moving as well.',
    'Also the second line changes.',
    'Die zweite Linie wandelt sich.',
    'Druhá čára se také mění.',
    'La segunda línea cambia y te frena.',
    'La deuxième ligne bouge aussi.',
  ])('must not be said to move: %s', (text) => expect(hexagramNaming.invented(text, held)).toBe('line 2 as one that changes'))

  test.each(['Line two of Ascent keeps its counsel.', 'Line one moves, and changes what line two meant.', 'Line two asks for a change.'])(
    'may be named: %s',
    (text) => expect(hexagramNaming.invented(text, held)).toBeUndefined(),
  )
})
