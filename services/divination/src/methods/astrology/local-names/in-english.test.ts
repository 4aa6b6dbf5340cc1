import { factsOf, natal, weekly } from '../charts.fixture.ts'
import { placementNaming } from '../named.ts'

describe('in other languages, in a birth chart', () => {
  it.each([
    'Venuše v Beranu miluje rychle.',
    'Vaše Luna je ve Štíru.',
    'Měsíc ve vašem desátém domě chce potlesk.',
    'Mars je v kvadratuře se Saturnem.',
    'Retrográdní Mars se obrací dovnitř.',
    'Ascendent ve Lvu vám dává jeviště.',
    'Slunce ve znamení Panny to ví.',
    'Die Venus im Widder liebt schnell.',
    'Dein Mond steht im Skorpion.',
    'Der Mond in deinem zehnten Haus will Applaus.',
    'Mars steht im Quadrat zu Saturn.',
    'Der rückläufige Mars wendet sich nach innen.',
    'Mit Aszendent Löwe betrittst du eine Bühne.',
    'Die Sonne im Zeichen der Jungfrau ordnet.',
    'Du wurdest bei Vollmond geboren.',
    'Venus en Aries ama deprisa.',
    'Tu Luna está en Escorpio.',
    'La Luna en tu décima casa quiere aplausos.',
    'Marte en cuadratura con Saturno enseña a esperar.',
    'Marte retrógrado mira hacia dentro.',
    'El ascendente en Leo te da un escenario.',
    'Saturno está en la casa 4.',
    'Vénus en Bélier aime vite.',
    'Votre Lune est en Scorpion.',
    'La Lune dans votre dixième maison veut des applaudissements.',
    'Mars au carré de Saturne apprend à attendre.',
    'Mars rétrograde se tourne vers le dedans.',
    'L’Ascendant en Lion vous donne une scène.',
    'Saturne en maison IV veut des murs.',
    'Zwischen Mars und Saturn steht ein Quadrat.',
    'Vládcem vašeho ascendentu je Mars.',
    'Tu séptima casa está vacía.',
    'Vénus marchait alors à reculons.',
  ])('rejects: %s', async (text) => {
    expect(placementNaming.invented(text, await factsOf(natal))).toBeDefined()
  })

  it.each([
    'Slunce v Raku chrání, co miluje.',
    'Váš Měsíc ve Vodnáři stojí ve druhém domě.',
    'Luna je v kvadratuře s Venuší.',
    'Retrográdní Merkur v Raku myslí dvakrát.',
    'Slunce svítí, rak leze a ryby plavou ve vodě.',
    'Druhý dům vlevo je náš a v desátém domě svítilo.',
    'Lev spí, panna čeká a váhy jsou prázdné.',
    'Die Sonne im Krebs schützt, was sie liebt.',
    'Dein Mond im Wassermann steht im zweiten Haus.',
    'Der Mond steht im Quadrat zur Venus.',
    'Merkur, rückläufig im Krebs, denkt zweimal.',
    'Die Sonne scheint auf die Waage in der Küche, und der Löwe schläft.',
    'Die Jungfrau wartet, der Stier schnaubt, die Fische schwimmen.',
    'Das zweite Haus links gehört uns.',
    'El Sol en Cáncer protege lo que ama.',
    'Tu Luna en Acuario está en la segunda casa.',
    'La Luna en cuadratura con Venus.',
    'El sol brilla, la balanza está en la cocina y la casa es grande.',
    'Leo un libro en la segunda casa de la calle.',
    'Le Soleil en Cancer protège ce qu’il aime.',
    'Votre Lune en Verseau est dans la deuxième maison.',
    'La Lune est en carré avec Vénus.',
    'Le soleil brille, la balance est dans la cuisine et le lion dort.',
    'La deuxième maison à gauche est à nous.',
  ])('accepts: %s', async (text) => {
    expect(placementNaming.invented(text, await factsOf(natal))).toBeUndefined()
  })
})

describe('in other languages, in a week', () => {
  it.each([
    'Mars vstupuje do Vah ve čtvrtek.',
    'Am Freitag geht der Mond in den Skorpion.',
    'Mercurio retrógrado desde el lunes.',
    'Vénus au carré de Saturne demande de la patience.',
    'Bei Neumond beginnst du.',
    'Am Montag tritt Mars in die Jungfrau ein.',
  ])('rejects: %s', async (text) => {
    expect(placementNaming.invented(text, await factsOf(weekly))).toBeDefined()
  })

  it.each([
    'V úterý vstupuje Měsíc do Blíženců a po něm přijde úplněk.',
    'Am Dienstag geht der Mond in die Zwillinge, und der Vollmond folgt.',
    'El martes la Luna entra en Géminis y llega la Luna llena.',
    'Mardi, la Lune entre en Gémeaux, et la Pleine Lune suit.',
    'Mars vstupuje do Panny, vašeho sedmého domu.',
  ])('accepts: %s', async (text) => {
    expect(placementNaming.invented(text, await factsOf(weekly))).toBeUndefined()
  })
})
