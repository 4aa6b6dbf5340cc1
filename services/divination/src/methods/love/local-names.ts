/** How four languages say what a love reading does not hold: numbers of names, scores, signs. Sources of regular expressions. */
type LocalNames = {
  /** What a name's number is called, with whose it is. */
  number: string
  between: string
  /** One to nine, eleven, twenty-two, thirty-three. */
  words: readonly string[]
  score: string
  /** Signs that are called so nowhere else when they stand with a capital; none in German, where every noun has one. */
  signs: string
  /** Signs after what makes them a person's. */
  signsOfPeople: string
  chart: string
}

export const localNames: readonly LocalNames[] = [
  {
    number:
      '(?:vaše|tvé|tvoje|jeho|její|společné) čísl(?:o|em|e)(?: jména)?|čísl(?:o|em|e) (?:jména|vašeho jména|jeho jména|jejího jména|lásky|vztahu)',
    between: 'je|číslo|:',
    words: ['jedna', 'dva', 'tři', 'čtyři', 'pět', 'šest', 'sedm', 'osm', 'devět', 'jedenáct', 'dvaadvacet', 'třiatřicet'],
    score: '\\d{1,3} ?(?:procent\\p{L}*)|(?:\\d|deset|devět|osm|sedm) z (?:deseti|10|100|sta)|kompatibilit\\p{L}+ (?:je )?\\d',
    signs: 'Blížen(?:ec|ce|ci)|Štír(?:a|em)?|Střel(?:ec|ce|cem)|Kozoroh(?:a|em)?|Vodnář(?:e|em)?',
    signsOfPeople: '(?:znamení|ve znamení) (?:Beran|Býk|Blíženc|Rak|L[ev]|Pann|Vah|Váh|Štír|Střel|Kozoroh|Vodnář|Ryb)\\p{L}*',
    chart: '(?:rodn|nativn|natáln)\\p{L}+ horoskop\\p{L}*|synastri\\p{L}+',
  },
  {
    number: '(?:deine?|Ihre?|seine?|ihre?|eure|gemeinsame) (?:Namens)?[Zz]ahl|Namenszahl|Liebeszahl',
    between: 'ist|lautet|die|:',
    words: ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'elf', 'zweiundzwanzig', 'dreiunddreißig'],
    score: '\\d{1,3} ?Prozent|(?:\\d|zehn|neun|acht|sieben) von (?:zehn|10|100|hundert)(?= Punkten|[.,;!]|$)',
    signs: '(?!)',
    signsOfPeople:
      '(?:Sternzeichen|Zeichen der|Zeichen des|ist ein|ist|bist ein|bist) (?:Widder|Stier|Zwilling|Skorpion|Steinbock|Wassermann|Schütze)(?:s|e)?|Sternzeichen (?:Krebs|Löwe|Jungfrau|Waage|Fische)',
    chart: 'Geburtshoroskop\\p{L}*|Radix|Synastrie',
  },
  {
    number: '(?:tu|su|vuestro) número(?: de nombre| del nombre)?|número (?:de tu nombre|de su nombre|del nombre|del amor)',
    between: 'es|el|:',
    words: ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'once', 'veintidós', 'treinta y tres'],
    score: '\\d{1,3} ?por ciento|(?:\\d|diez|nueve|ocho|siete) (?:de|sobre) (?:diez|10|100|cien)(?= puntos|[.,;!]|$)',
    signs: 'Tauro|Géminis|Escorpio|Sagitario|Capricornio|Acuario|Piscis',
    signsOfPeople: '(?:signo|es|eres) (?:de |un |una )?(?:Aries|Cáncer|Leo|Virgo|Libra)',
    chart: 'carta (?:natal|astral)|sinastría',
  },
  {
    number: "(?:votre|ton|son) nombre|nombre (?:de votre prénom|de votre nom|du nom|de son nom|de l[’']amour)",
    between: 'est|le|:',
    words: ['1', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'onze', 'vingt-deux', 'trente-trois'],
    score: '\\d{1,3} ?pour ?cent|(?:\\d|dix|neuf|huit|sept) sur (?:dix|10|100|cent)(?= points|[.,;!]|$)',
    signs: 'Gémeaux|Sagittaire|Capricorne|Verseau',
    signsOfPeople:
      '(?:signe (?:du |de la |des )|est (?:un |une )?|êtes (?:un |une )?)(?:Bélier|Taureau|Cancer|Lion|Vierge|Balance|Scorpion|Poissons)',
    chart: 'thème (?:natal|astral)|synastrie',
  },
]
