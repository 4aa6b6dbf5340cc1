const swaps: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  am: 'are',
  "i'm": 'you are',
  "i've": 'you have',
  "i'd": 'you would',
  "i'll": 'you will',
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
  "we're": 'you are',
  "we've": 'you have',
  "we'll": 'you will',
  "we'd": 'you would',
}

/** Turns "quit my job before I move" into "quit your job before you move". */
export function toSecondPerson(clause: string): string {
  const turned = clause.replace(/[\p{L}][\p{L}'’]*/gu, (word) => swaps[word.toLowerCase().replace('’', "'")] ?? word)
  return turned.replace(/\byou was\b/gu, 'you were')
}
