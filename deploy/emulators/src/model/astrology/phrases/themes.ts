/** What each body stands for in a chart. */
export const bodyThemes: Readonly<Record<string, readonly string[]>> = {
  sun: ['your sense of who you are', 'the will at the centre', 'what you shine by'],
  moon: ['your way of feeling', 'what soothes you', 'the mood under the day'],
  mercury: ['your way of thinking', 'the way you put things', 'a quick and curious mind'],
  venus: ['your way of loving', 'your taste in people and things', 'what draws you near'],
  mars: ['your temper', 'the will to go after things', 'the push in you'],
  jupiter: ['your appetite for more', 'what lets you grow', 'trust in good fortune'],
  saturn: ['your sense of duty', 'the strict teacher in you', 'what you take seriously'],
  uranus: ['the wish to be free', 'a taste for sudden turns', 'the rule-breaker in you'],
  neptune: ['the dreamer in you', 'what you cannot quite put into words', 'the misty edge of things'],
  pluto: ['what goes deepest in you', 'what must change to live', 'the stubborn root of things'],
  node: ['the road that feels new', 'what you are growing towards', 'the unpractised step'],
}

/** The same in the sky of a week, where it is everybody's. */
export const weekThemes: Readonly<Record<string, readonly string[]>> = {
  sun: ['the common purpose', 'what everybody looks at', 'the common will', 'the plain daylight'],
  moon: ['the mood', 'the common feeling', 'the tide', 'the undertone'],
  mercury: ['the talk', 'the post', 'the small print', 'the quick thought'],
  venus: ['kindness', 'what pleases', 'good taste', 'the wish to please'],
  mars: ['impatience', 'the will to push', 'the elbow', 'courage'],
  jupiter: ['good will', 'whatever wants to grow', 'the large view', 'generosity'],
  saturn: ['the long task', 'the sober view', 'duty', 'the slow work'],
  uranus: ['surprise', 'restlessness', 'the odd idea', 'the wish for change'],
  neptune: ['the fog', 'what is half seen', 'the daydream', 'the soft edge'],
  pluto: ['what goes deep', 'old power', 'the stubborn root', 'what lies beneath'],
}

export const elementWords: Readonly<Record<string, { much: readonly string[]; little: readonly string[] }>> = {
  fire: {
    much: ['you are quick to catch light', 'you would sooner act than wait', 'enthusiasm is your first language'],
    little: ['warmth has to be lit by hand', 'the first push is the hardest', 'others may have to bring the matches'],
  },
  earth: {
    much: ['you believe it when you can hold it', 'results calm you more than reasons', 'you have a builder’s patience'],
    little: ['the practical side wants a written list', 'the body has to remind you that it is there', 'ground is something you look for'],
  },
  air: {
    much: ['things become real to you by being said', 'you think best in company', 'distance gives you a clear view'],
    little: ['stepping back is a thing to be practised', 'words come after the fact', 'you know before you can explain'],
  },
  water: {
    much: ['you feel the room before you see it', 'memory has a strong current in you', 'you know more than you were told'],
    little: ['feelings arrive late and by the side door', 'tears are translated into plans', 'tenderness wants a deliberate hour'],
  },
}

export const modeWords: Readonly<Record<string, readonly string[]>> = {
  cardinal: ['you are one who begins', 'starting comes more easily than keeping on', 'you set things going and look ahead'],
  fixed: ['you are one who holds', 'what you have begun you mean to keep', 'you give way slowly and then for good'],
  mutable: ['you are one who adapts', 'you bend where others break', 'you see three ways round and take the fourth'],
}

/** The phase of the Moon at birth, by its id. */
export const phaseWords: Readonly<Record<string, readonly string[]>> = {
  new: ['you act first and understand afterwards', 'you start in the dark and trust it'],
  crescent: ['you push a young idea through old grass', 'you carry something still looking for its form'],
  'first-quarter': ['you are at your best when deciding', 'you build where something stands in the way'],
  gibbous: ['you improve a thing until it nearly shines', 'you know the place called almost ready'],
  full: ['you see yourself most clearly in others', 'you look for what joins two halves'],
  disseminating: ['you pass on what you have understood', 'you know a thing once you tell it'],
  'last-quarter': ['you outgrow old forms and say so', 'you question what others inherit'],
  balsamic: ['you bring things to a graceful end', 'you hear what has no name yet'],
}
