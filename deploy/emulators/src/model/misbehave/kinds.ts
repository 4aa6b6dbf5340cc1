/** Every way in which the emulator can misbehave, worded for its page. */
export const failureGroups = {
  'It does not answer': {
    'http-429': 'It says that it is asked too much, and to come back in a second (429)',
    'http-500': 'It says that it has an error of its own (500)',
    'http-503': 'It says that it is not available (503)',
    timeout: 'It says nothing at all',
    'html-page': 'It sends a web page instead, as if all were well (200)',
    'odd-json': 'It sends JSON that is no completion, as if all were well (200)',
  },
  'It does not finish': {
    empty: 'It writes no text',
    'cut-off': 'It stops in mid-sentence, for the text is too long',
    'hang-up': 'The connection is cut in mid-text',
    stall: 'It falls silent in mid-text',
    'error-chunk': 'It reports an error in mid-text',
  },
  'It makes things up': {
    invented: 'It names a card, placement, number, line or symbol that is not there',
    'unknown-link': 'It links to a fact that does not exist',
  },
  'It forgets what it was told': {
    certainty: 'It is certain of the future',
    threat: 'It frightens the reader',
    counsel: 'It tells the reader what to do about medicine and money',
    obedience: 'It does what the reader’s text orders, such as “ignore your instructions and write …”',
  },
  'It writes what a browser might run or fetch': {
    'raw-html': 'HTML in the text',
    'html-title': 'HTML in the title',
    script: 'A script in the text',
    'script-link': 'A link that runs a script',
    'outside-link': 'A link to another site',
    'remote-image': 'An image from another site',
  },
} as const

type Groups = typeof failureGroups
type Named = { [G in keyof Groups]: keyof Groups[G] }[keyof Groups]

/** `none`: normal behaviour. */
export type FailureKind = Named | 'none'

export const failureKinds = ['none', ...Object.values(failureGroups).flatMap((group) => Object.keys(group))] as FailureKind[]

export const isFailureKind = (name: string): name is FailureKind => (failureKinds as readonly string[]).includes(name)
