import { crisisMessage, supportNote } from './help-messages.ts'
import { screen } from './screen.ts'

const isCrisis = (form: Record<string, unknown>): boolean => screen(form).outcome === 'crisis'

describe('the screen before a reading', () => {
  it.each([
    'question',
    'situation',
    'dreamDescription',
    'dreamEmotions',
    'currentLifeSituation',
    'relationshipContext',
    'yourName',
    'partnerName',
    'fullName',
    'placeOfBirth',
  ])('reads the field %s', (field) => {
    expect(isCrisis({ timeframe: 'week', [field]: 'I want to die' })).toBe(true)
    expect(isCrisis({ timeframe: 'week', [field]: 'I want to dance' })).toBe(false)
  })

  it.each([
    'KILL MYSELF, should I',
    'i want to d.i.e and be gone, k-i-l-l m-y-s-e-l-f',
    'ｉ ｗａｎｔ ｔｏ ｄｉｅ',
    'I w\u0336a\u0336nt to d\u0301i\u0301e',
    'I want\nto\ndie',
    'I. Want. To. Die.',
    'iwanttokillmyself',
    'I want to kiiiill myselffff',
    'thinking about s*icide every day',
    'thinking about sucide every day',
    'I want to d1e',
    '\u202eI want to die',
  ])('sees through the spelling of %j', (question) => {
    expect(isCrisis({ question })).toBe(true)
  })

  it.each([
    'Non voglio più vivere.',
    'Quero morrer.',
    'Ik wil dood.',
    'Nie chcę już żyć.',
    'Nechcem už žiť.',
    'Vreau să mor.',
    'Ölmek istiyorum.',
    'Я не хочу больше жить.',
    '死にたいです',
  ])('knows the plainest words of other languages: %s', (question) => {
    expect(isCrisis({ question })).toBe(true)
  })

  it.each(['Voglio vivere a Roma?', 'Ik wil een huis kopen.', 'Chcem sa zamilovať.', 'Я хочу жить у моря.'])(
    'lets other languages ask: %s',
    (question) => {
      expect(isCrisis({ question })).toBe(false)
    },
  )

  it('lists topics that a reading may only reflect on, in a fixed order', () => {
    expect(screen({ question: 'Should I sell my shares, and will the biopsy be fine?' }).concerns).toEqual(['medical', 'financial'])
    expect(screen({ question: 'My partner threatens me. Should I stay?' })).toEqual({
      outcome: 'support',
      concerns: ['abuse'],
      language: 'en',
    })
    expect(screen({})).toEqual({ outcome: 'clear', concerns: [], language: 'en' })
  })

  it.each([
    ['I want to die', '988'],
    ['Chci umřít', '116 123'],
    ['Ich will sterben', '0800 111 0 111'],
    ['Quiero morir', '024'],
    ['Je veux mourir', '3114'],
  ])('answers %s in its language, with help lines', (question, line) => {
    const message = crisisMessage(screen({ question }))
    expect(message).toContain(line)
    expect(message).toContain('112')
    expect(message).toContain('findahelpline.com')
  })

  it.each([
    ['My partner threatens me. Should I stay?', '116 123'],
    ['Partner mi vyhrožuje. Mám zůstat?', '116 006'],
    ['Mein Mann bedroht mich. Soll ich bleiben?', '116 016'],
    ['Mi marido me maltrata. ¿Me quedo?', '016'],
    ['Mon mari me menace. Dois-je rester ?', '3919'],
  ])('adds a note with help lines to a reading of %s', (question, line) => {
    expect(isCrisis({ question })).toBe(false)
    expect(supportNote(screen({ question }))).toContain(line)
    expect(supportNote(screen({ question }))).toContain('findahelpline.com')
  })

  it('adds no note to an ordinary request, a crisis or an empty form', () => {
    expect(supportNote(screen({ question: 'Will I find a flat in Dublin?' }))).toBeUndefined()
    expect(supportNote(screen({ question: 'I want to die' }))).toBeUndefined()
    expect(supportNote(screen({}))).toBeUndefined()
  })

  it.each([
    ['a card', 'The Death card came three times. Am I doomed to change?'],
    ['an idiom', 'I could kill for a coffee. Is my boss dying to fire me?'],
    ['a dream', 'I dreamed that I jumped off a bridge and flew away.'],
    ['what somebody writes', 'The villain of my novel wants to stab her husband. Does the plot hold?'],
    ['what was long ago', 'I cut myself as a teenager. Should I tell my new partner?'],
  ])('does not reject %s', (_, question) => {
    expect(isCrisis({ question })).toBe(false)
  })

  it.each([
    'When will I die?',
    'Is my father going to die before Easter?',
    'Wann sterbe ich?',
    'Wann wird meine Mutter sterben?',
    '¿Cuándo voy a morir?',
    '¿Cuándo va a morir mi padre?',
    'Kdy umřu?',
    'Kdy umře můj otec?',
    'Quand vais-je mourir ?',
    'Quand va mourir mon père ?',
  ])('takes a question about the end of a life for a concern, not for a crisis: %s', (question) => {
    expect(isCrisis({ question })).toBe(false)
    expect(screen({ question }).concerns).toEqual(['death'])
  })

  it.each([
    'When will I finally die? I have waited long enough, please let it be soon.',
    'Wann darf ich endlich sterben? Ich halte das nicht mehr aus.',
    '¿Cuándo me voy a morir por fin? Ya no quiero seguir.',
    'Kdy konečně umřu? Už nechci být.',
    'Quand vais-je enfin mourir ? Je ne veux plus vivre.',
    'Quand il part je veux mourir.',
  ])('still hears the wish to die: %s', (question) => {
    expect(screen({ question }).outcome).not.toBe('clear')
  })

  it('does not take a wedding for a threat', () => {
    expect(isCrisis({ question: 'Mon fils va se marier cette année ?' })).toBe(false)
  })

  it.each([
    ['Two of my teeth fell out and I laughed.', 'dreamDescription'],
    ['A doctor gave me a golden key.', 'dreamDescription'],
    ['My phone died and the plants are dying too.', 'question'],
    ['Is my marriage dead?', 'question'],
    ['How should I kill time on the riverbank until the test of courage?', 'question'],
  ])('finds no concern in: %s', (text, field) => {
    expect(screen({ [field]: text }).concerns).toEqual([])
  })

  it.each([
    ['one letter', 'a'.repeat(5000)],
    ['letters apart', 'k '.repeat(2500)],
    ['the beginning of a phrase', 'i want to '.repeat(500)],
    ['gaps that never close', 'nothing i will take all '.repeat(200)],
    ['signs for letters', 'k*l* s******e '.repeat(350)],
    ['words run together', 'iwantto'.repeat(700)],
    ['ends of sentences', '.'.repeat(5000)],
  ])('handles 5,000 letters quickly: %s', (_, question) => {
    const start = process.cpuUsage()
    screen({ question })
    expect(process.cpuUsage(start).user).toBeLessThan(1_000_000)
  })
})
