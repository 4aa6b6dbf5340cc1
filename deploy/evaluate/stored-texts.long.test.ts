import { judgeText } from './judge-text.ts'
import { moreReadings, storedReadings, withSentences } from './stored-texts.ts'

const share = (count: number, of: readonly unknown[]): number => count / of.length

describe('texts that models wrote', () => {
  it('are accepted at first sight: 97 in 100 of the good ones', () => {
    const all = [...storedReadings, ...moreReadings]
    const refused = all.filter((text) => judgeText(text).verdict !== 'accepted').map(({ id }) => id)
    expect(share(refused.length, all)).toBeLessThanOrEqual(0.03)
  })

  it('keep their good sentences, but for one in a hundred', () => {
    const all = withSentences('good')
    const refused = all.filter((text) => judgeText(text).verdict !== 'accepted').map(({ sentence }) => sentence)
    expect(share(refused.length, all)).toBeLessThanOrEqual(0.01)
  })

  it('are caught where they invent or say what must not be said: 95 in 100', () => {
    const all = withSentences('bad')
    const missed = all.filter((text) => judgeText(text).verdict === 'accepted').map(({ sentence }) => sentence)
    expect(share(missed.length, all)).toBeLessThanOrEqual(0.05)
  })
})

const link = /\[([^\][]+)\]\(fact:([^)]+)\)/g
const headings = (text: string, as: (words: string, at: number) => string): string => {
  let at = 0
  return text.replace(/^## (.+)$/gm, (_, words: string) => {
    at += 1
    return as(words, at)
  })
}
const bare = (words: string): string => words.replace(link, '$1')

const german: Readonly<Record<string, string>> = {
  ...{ Ace: 'Ass', Two: 'Zwei', Three: 'Drei', Four: 'Vier', Five: 'Fünf', Six: 'Sechs', Seven: 'Sieben', Eight: 'Acht', Nine: 'Neun' },
  ...{ Ten: 'Zehn', Page: 'Bube', Knight: 'Ritter', Queen: 'Königin', King: 'König' },
  ...{ Cups: 'Kelche', Wands: 'Stäbe', Swords: 'Schwerter', Pentacles: 'Münzen' },
}
const suited =
  /(?<=^## )\[(Ace|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Page|Knight|Queen|King) of (Cups|Wands|Swords|Pentacles)[^\]]*\]\(fact:[^)]+\)/gm

/** The ways in which models change the form they were asked for. */
const variants: Readonly<Record<string, (text: string) => string>> = {
  'a fence around it': (text) => `\`\`\`markdown\n${text}\n\`\`\``,
  'words before it': (text) => `Here is your reading:\n\n${text}`,
  'courteous words before it': (text) => `Of course! I have looked at what was drawn, and this is what I found for you.\n\n---\n\n${text}`,
  'thoughts before it': (text) => `<think>\nFirst the facts.\n\n# A plan\n\nThen the text.\n</think>\n\n${text}`,
  'a safety line before it': (text) => `SAFETY: ok\n${text}`,
  'headings of another level': (text) => headings(text, (words) => `### ${words}`),
  'headings of the first level': (text) => headings(text, (words) => `# ${words}`),
  'bold for headings': (text) => headings(text, (words) => `**${words}**`),
  'a title in bold': (text) => text.replace(/^# (.+)$/m, '**$1**'),
  'a title that is called one': (text) => text.replace(/^# /m, '# Title: '),
  'a title without a mark': (text) => text.replace(/^# /m, ''),
  'numbers before headings': (text) => headings(text, (words, at) => `## ${at}. ${words}`),
  'headings in bold': (text) => headings(text, (words) => `## **${words}**`),
  'headings without links': (text) => headings(text, (words) => `## ${bare(words)}`),
  'words before the label of a heading': (text) => headings(text, (words, at) => `## Part ${at}: ${bare(words)}`),
  'words around the label of a heading': (text) => headings(text, (words) => `## On ${bare(words)}, and what it may say`),
  'links without “fact:”': (text) => text.replace(link, '[$1]($2)'),
  'links as anchors': (text) => text.replace(link, '[$1](#$2)'),
  'no link but in headings': (text) => text.replace(/^(?!#).*$/gm, (line) => line.replace(link, '$1')),
  'targets behind their words': (text) => text.replace(link, '$1 (fact:$2)'),
  'bare targets behind their words': (text) => text.replace(/\[([^\][]+)\]\(fact:(\w+-[^)]+)\)/g, '$1 ($2)'),
  'cards of the suits in German': (text) => text.replace(suited, (_, rank: string, suit: string) => `${german[rank]} der ${german[suit]}`),
  'line breaks in HTML': (text) => text.replaceAll('. ', '.<br> '),
  'rules between sections': (text) => headings(text, (words) => `---\n\n## ${words}`),
  'an offer at the end': (text) => `${text.trimEnd()}\n\nWould you like me to look at one of these more closely?`,
  'an offer in its last paragraph': (text) => `${text.trimEnd()} Let me know if you would like another reading!`,
  'a list': (text) => `${text.trimEnd()}\n\n- Take your time\n- Write one thing down\n- Sleep on it`,
  'a numbered list': (text) => `${text.trimEnd()}\n\n1. Take your time.\n2. Write one thing down.`,
  'a quotation mark before each line': (text) => text.replace(/^(?=[^#\n])/gm, '> '),
  'lines that end in \\r\\n': (text) => text.replaceAll('\n', '\r\n'),
}

describe.each(Object.entries(variants))('a good text with %s', (_, vary) => {
  it('is accepted without a mend', () => {
    const faults = storedReadings
      .map((reading) => judgeText({ ...reading, text: vary(reading.text) }))
      .filter(({ verdict }) => verdict !== 'accepted')
    expect(faults).toEqual([])
  })
})
