import { asserted } from './asserted.ts'

describe('what a text mentions without asserting it', () => {
  it.each([
    'Where the Fool would jump, the Hermit looks for the stairs.',
    'Unlike the Fool, the Hermit walks.',
    'Had you drawn the Fool, this would be another letter.',
    'This is not the Fool.',
    'Nothing here speaks of haste, which is the Fool in other hands.',
    'The Fool did not turn up.',
    'Someone with the Fool in this place would run.',
    'Na rozdíl od karty Fool tu leží klid a vy máte čas, který je na vás.',
    'Hätte der Fool dagelegen, wäre das Fest lauter, und du wüsstest es nicht.',
    'Si hubiera salido el Fool, no te pediría que esperes en la puerta.',
    'Contrairement au Fool, votre carte attend dans la maison.',
    'Is this the Fool?',
    'I looked for the Fool and did not find it.',
    'Wer den Fool sucht, der sucht hier lange.',
    'Il n’y a pas de Fool dans ce tirage.',
    'You drew no Tower, Star or Fool.',
    'Your outcome would be lighter with the Fool in its place.',
  ])('is left out: %s', (text) => {
    expect(asserted(text)).not.toContain('Fool')
  })

  it.each([
    'Next to it lies the Fool, who would rather run.',
    'The Fool could be your neighbour.',
    'Your own card, the Fool, would rather run.',
    'Your Fool would rather run.',
    'Dein Fool ginge lieber los.',
    'The Fool does not mind the rain.',
    'The Fool keeps silent and rests beside you.',
    'Der Fool schweigt, und dir fehlt die Ruhe, die er hat.',
    '## The Fool would be first',
    'Der Fool könnte das Kind in dir sein, und es ist nicht böse.',
    'El Fool no tiene prisa y se ríe de los planes que te quitan el sueño.',
  ])('is not: %s', (text) => {
    expect(asserted(text)).toContain('Fool')
  })
})
