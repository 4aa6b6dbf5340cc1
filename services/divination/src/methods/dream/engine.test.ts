import { readYaml } from '@sibyl/platform/read-yaml'
import fc from 'fast-check'
import { z } from 'zod'
import { pictureSvg } from '../../picture-addresses/picture-svg.ts'
import { dreamFacts } from './facts.ts'
import { findIn } from './find-symbols.ts'
import { lexicon } from './lexicon/lexicon.data.ts'
import { tongueOf } from './lexicon/tongues.ts'
import { dreamNaming } from './named.ts'
import { constellationImage } from './picture.ts'

const keysIn = (text: string): string[] => findIn(text, tongueOf(text)).map(({ entry }) => entry.key)

const school =
  'I was in my old school and my teeth fell out one by one. I was so ashamed I hid in the toilets. Then suddenly my late father was there and we walked to the sea.'

const factsOf = (dreamDescription: string, premium = false) => dreamFacts({ dreamDescription }, premium)

describe('the lexicon', () => {
  it('has unique keys, readings that fit a sentence, and a question for each entry', () => {
    const keys = lexicon.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.length).toBeGreaterThan(200)
    expect(keys.filter((key) => !/^[a-z]+(-[a-z]+)*$/.test(key))).toEqual([])
    expect(lexicon.filter(({ readings }) => readings.some((reading) => reading.split(' ').length > 8)).map(({ key }) => key)).toEqual([])
    expect(lexicon.filter(({ ask }) => ask.split(' ').length > 12 || !ask.endsWith('?')).map(({ key }) => key)).toEqual([])
  })

  it.each([
    ['I was falling from a roof', 'falling'],
    ['my teeth fell out', 'teeth'],
    ['we lived in an old house', 'house'],
    ['a man was chasing me', 'chased'],
    ['I could not run', 'stuck'],
    ['I tried to scream', 'voiceless'],
    ['the phone did not work', 'phone'],
    ['I missed my train', 'missed'],
    ['I could fly over the town', 'flying'],
    ['the lift went down', 'elevator'],
    ['I was naked at work', 'naked'],
  ])('finds in “%s” %s', (text, key) => {
    expect(keysIn(text)).toContain(key)
  })

  it.each([
    ['my teeth fell out', 'falling'],
    ['I fell in love with him', 'falling'],
    ['leaves were falling in the fall', 'falling'],
    ['we did the household chores', 'house'],
    ['there was no door anywhere', 'door'],
    ['I was not afraid at all', 'fear'],
    ['I could not bear it', 'bear'],
    ['he was fired from his job', 'fire'],
    ['we were training for a race', 'train'],
    ['she waved at me and the waves at the party', 'sea'],
    ['my grandmother, who died last year, was there', 'death'],
  ])('does not mistake “%s” for %s', (text, key) => {
    expect(keysIn(text)).not.toContain(key)
  })

  it.each([
    [
      'Byla jsem v domě svého dětství a honil mě velký pes. Nemohla jsem křičet a bála jsem se.',
      ['house', 'chased', 'dog', 'voiceless', 'fear'],
    ],
    ['Ich war in einem Haus am Meer und meine Mutter hatte Angst vor der Schlange.', ['house', 'sea', 'mother', 'fear', 'snake']],
    ['Yo estaba en la casa de mi madre y el agua era negra; no podía correr.', ['house', 'water', 'stuck']],
    ['Je tombais dans la mer avec mon père et les vagues étaient immenses.', ['falling', 'sea', 'father', 'wave']],
  ])('knows the most common words of “%s”', (text, keys) => {
    expect(keysIn(text)).toEqual(keys)
  })
})

it('finds exactly the symbols of ordinary dreams in five languages', () => {
  const file = new URL('../../../test/dreams.yaml', import.meta.url)
  const dreams = readYaml(file, z.array(z.strictObject({ dream: z.string(), heard: z.string() })))
  const misheard = dreams.map(({ dream, heard }) => ({ dream, heard, found: keysIn(dream).join(' ') }))
  expect(dreams.length).toBeGreaterThanOrEqual(60)
  expect(misheard.filter(({ heard, found }) => heard !== found)).toEqual([])
})

describe('facts of a dream', () => {
  it.each([
    ['A bus stopped at a bridge and a tiger got out of it.', ['The bus', 'The bridge', 'The tiger']],
    ['We walked down the corridor to the sea.', ['The corridor', 'The sea']],
    ['Ich stand im Flur und suchte die Schlüssel.', ['Flur', 'Suchen', 'Schlüssel']],
    ['I was driving a bus over a bridge.', ['Driving', 'The bus', 'The bridge']],
    ['Ich lenkte einen Bus über die Brücke.', ['Lenken', 'Bus', 'Brücke']],
    ['Řídil jsem autobus k moři.', ['Řízení', 'Autobus', 'Moře']],
    ['Yo conducía un autobús hasta el mar.', ['Conducir', 'Autobús', 'Mar']],
    ['Je conduisais un autobus sur un pont.', ['Conduire', 'Autobus', 'Pont']],
    ['We sailed for days, and then the yacht had vanished.', ['The yacht']],
  ])('name the symbols of “%s” in the reader’s words', (text, labels) => {
    expect(
      factsOf(text)
        .filter(({ data }) => data.kind === 'symbol')
        .map(({ label }) => label),
    ).toEqual(labels)
  })

  it('include the symbol that a dream ends with, however many come before it', () => {
    const told =
      'A snake, a horse, a bear, a lion and a wolf stood there. They saw a mirror, a clock and a fire. Then a key, and last of all a moon.'
    expect(factsOf(told).map(({ data }) => data.key)).toContain('moon')
  })

  it('leave out what the reader removed', () => {
    const facts = dreamFacts({ dreamDescription: school, removedSymbols: ['teeth', 'father', 'school'] }, true)
    const keys = facts.map(({ data }) => data.key)
    expect(keys).toEqual(expect.arrayContaining(['hiding', 'sea']))
    expect(keys.filter((key) => ['teeth', 'father', 'school'].includes(String(key)))).toEqual([])
  })

  it('report no tense for fewer than three verbs', () => {
    expect(factsOf('There was a door, and behind it a garden.').at(-1)?.detail).not.toContain('tense')
    expect(factsOf('There was a door. It was red. I went in and saw a garden.').at(-1)?.detail).toContain('in the past tense')
  })

  it('report what was found, in which words, and what it adds up to', () => {
    const facts = factsOf(school)
    expect(facts.map(({ id }) => id)).toEqual([
      'symbol-1',
      'symbol-2',
      'symbol-3',
      'emotion-1',
      'person-1',
      'setting-1',
      'thread',
      'turn',
      'telling',
    ])
    expect(facts.map(({ label }) => label).slice(0, 6)).toEqual([
      'The teeth',
      'Hiding',
      'The sea',
      'Shame',
      'Your father, who has died',
      'The old school',
    ])
    expect(facts[4]?.data).toMatchObject({ kind: 'person', key: 'father', words: 'my late father' })
    expect(facts[7]).toMatchObject({ label: 'The turn at “suddenly”', data: { after: 'person-1' } })
  })

  it('quote the words at their span in any dream', () => {
    const words = fc.constantFrom(
      'I saw',
      'a snake',
      'the sea',
      'my mother',
      'fell',
      'teeth',
      'and',
      'not',
      'house',
      '.',
      'Suddenly',
      'žába',
      '🐍',
      'afraid',
      'no',
    )
    fc.assert(
      fc.property(fc.array(words, { minLength: 8, maxLength: 60 }), fc.boolean(), (parts, premium) => {
        const dreamDescription = parts.join(' ')
        for (const { data } of dreamFacts({ dreamDescription }, premium)) {
          if (!['symbol', 'emotion', 'person', 'setting'].includes(String(data.kind))) continue
          const [start = 0, end = 0] = data.span as number[]
          expect(dreamDescription.slice(start, end)).toBe(data.words)
        }
      }),
      { numRuns: 100 },
    )
  })

  it.each([
    ['I walked in the woods with my dog Max, who died two years ago. There was snow.', 'The dog, who has died'],
    ['My grandmother, who passed away last year, gave me a key and a letter.', 'Your grandmother, who has died'],
    ['My brother, who almost died last year, was driving the car.', 'Your brother'],
    ['I was late for work and my mother laughed at me in the kitchen.', 'Your mother'],
  ])('recognise whether “%s” reports a death', (text, label) => {
    expect(factsOf(text).map((fact) => fact.label)).toContain(label)
  })

  it('quote the clause that contains a symbol', () => {
    expect(factsOf(school)[0]?.data).toMatchObject({ words: 'teeth', phrase: 'my teeth fell out one by one' })
  })

  it('depend on nothing but the form', () => {
    expect(factsOf(school, true)).toEqual(factsOf(school, true))
  })

  it('include more for premium readers', () => {
    const ids = factsOf(
      `${school} There was a fire and we ran from it, up a mountain, down into a cave. A snake, a door and a key.`,
      true,
    ).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['symbol-9', 'tension-1', 'order']))
  })

  it('use the dreamer’s own words where nothing is recognised', () => {
    const facts = factsOf('Zdálo se mi o kopretinách, o samých kopretinách. Pak přišla zelená konev.')
    expect(facts.map(({ id }) => id)).toEqual(['beginning', 'ending', 'word-1', 'telling'])
    expect(facts.at(-1)?.detail).toContain('Few of the symbols the oracle knows were recognised')
  })

  it('prefer feelings from their own field to those in the dream', () => {
    const facts = dreamFacts({ dreamDescription: school, dreamEmotions: 'I felt calm and happy' }, false)
    expect(facts.filter(({ id }) => id.startsWith('emotion')).map(({ label }) => label)).toEqual(['Calm', 'Joy'])
  })
})

describe('what a reading may say of a dream', () => {
  const facts = factsOf(school)
  it.each([
    'You wrote “my teeth fell out” and then “we walked to the sea”.',
    'Your dream of teeth and the school in your dream belong together.',
    'You dreamed of your father, and “suddenly … we walked to the sea” is the hinge.',
    'A key to this may be patience; burning questions can wait.',
    'One calls such a thing “exposed”.',
    'Your father took you to the sea, and nobody wept.',
    'The last time you wept, somebody noticed.',
    'Perhaps you would have jumped.',
  ])('accepts “%s”', (text) => {
    expect(dreamNaming.invented(text, facts)).toBeUndefined()
  })

  it.each([
    ['You wrote “my teeth turned into pearls” there.', '“my teeth turned into pearls”'],
    ['The snake in your dream speaks of change.', 'snake'],
    ['Your dream of flying says much.', 'flying'],
    ['You dreamed of a burning house.', 'burning'],
    ['The joy in this dream is unmistakable.', 'joy'],
    ['You also saw a snake between the desks.', 'snake'],
    ['Your father wept by the sea.', '“Your father wept”'],
    ['You jumped into the water.', '“You jumped”'],
    ['The school was on fire.', '“The school was on fire”'],
    ['You have dreamt of these teeth many times.', '“You have dreamt of these teeth many times”'],
  ])('rejects “%s”', (text, named) => {
    expect(dreamNaming.invented(text, facts)).toBe(named)
  })
})

describe('a reading of a dream in another language', () => {
  const czech = 'Byla jsem v naší staré škole a vypadaly mi zuby. Pak přišel můj otec a šli jsme k moři. Bála jsem se, že to neskončí.'
  const german =
    'Ich war in meiner alten Schule und mir fielen die Zähne aus. Dann kam mein Vater und wir gingen ans Meer. Ich hatte Angst.'
  const spanish = 'Estaba en la escuela y se me cayeron los dientes. Entonces llegó mi padre y fuimos al mar. Tenía mucho miedo.'
  const french =
    'J’étais dans la vieille école et mes dents sont tombées. Puis mon père est venu et nous sommes allés à la mer. J’avais peur.'

  it.each([
    [czech, 'Had ve vašem snu mluví o změně, která se už děje.'],
    [czech, 'Zdálo se vám o ohni, ale pak byl ten den a vy jste to přežila.'],
    [german, 'Die Schlange in deinem Traum spricht von dem, was sich ändert und nicht wartet.'],
    [german, 'Dein Vater weinte am Meer.'],
    [spanish, 'Tu padre te gritó en la escuela.'],
    [french, 'Votre père pleurait devant la mer.'],
    [czech, 'Otec plakal u moře.'],
    [german, 'Dein Traum von der Spinne ist eine Frage und keine Antwort.'],
    [spanish, 'La serpiente en tu sueño habla de lo que cambia y de la casa.'],
    [spanish, 'Soñaste con una araña y con el miedo.'],
    [french, 'Le serpent dans votre rêve parle de ce qui change et de la peur.'],
    [french, 'Vous avez rêvé d’un incendie, et il était dans la maison.'],
  ])('in “%s” rejects “%s”', (telling, text) => {
    expect(dreamNaming.invented(text, factsOf(telling))).toBeDefined()
  })

  it.each([
    [czech, 'Moře ve vašem snu je klidné a zuby jsou vaše.'],
    [czech, 'Škola ve vašem snu se ptá, co se ještě učíte.'],
    [german, 'Die Zähne in deinem Traum sind ein Bild, und das Meer ist ein anderes.'],
    [german, 'Der Vater in deinem Traum schweigt. Eine Schlange im Zoo ist etwas anderes.'],
    [spanish, 'El mar en tu sueño es ancho, y los dientes en tu sueño son tuyos.'],
    [french, 'La mer dans votre rêve est calme, et les dents sont à vous.'],
  ])('in “%s” accepts “%s”', (telling, text) => {
    expect(dreamNaming.invented(text, factsOf(telling))).toBeUndefined()
  })
})

it('the picture’s address contains lexicon keys, and nothing else of what the reader wrote', () => {
  const { src, alt } = constellationImage(factsOf(school))
  expect(src).toBe('/api/divination/pictures/constellation/school~old_school2.teeth2.hiding1.father2.sea2.svg')
  expect(alt).toContain('The teeth')
})

it.each([
  school,
  'Fog.',
  'My mother and my brother stood in a house by the sea. My mother held a key. Then the house burned and my sister ran.',
])('each star of “%s” opens the fact it stands for', (telling) => {
  const facts = dreamFacts({ dreamDescription: telling }, true)
  const [, code = ''] = /constellation\/(.*)\.svg$/.exec(constellationImage(facts).src) ?? []
  const stars = [...(pictureSvg('constellation', code) ?? '').matchAll(/data-fact="([^"]+)"/g)].map(([, id]) => id)
  const shown = stars.map((id) => facts.find((fact) => fact.id === id)?.data.key)
  expect(shown.join('.')).toBe(code.replace(/\d|~[a-z_-]+/g, ''))
})
