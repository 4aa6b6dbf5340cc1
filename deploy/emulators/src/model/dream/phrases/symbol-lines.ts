/** How a symbol is met in the telling: `$words` are the reader's own, `$where` the place they stand. */
export const meetings: readonly string[] = [
  'You wrote “$words”, $where.',
  'It comes $where: “$words”.',
  '$Where you say “$words”.',
  '“$words”, you write, and the telling goes on.',
  'Your own words for it: “$words”.',
  'There it is, $where: “$words”.',
  'The words you chose were “$words”.',
]

/** The same for a whole clause. */
export const meetingsAtLength: readonly string[] = [
  'You wrote “$words”.',
  '“$words”, you write.',
  'As you tell it: “$words”.',
  '“$words”: there it is.',
  'Your words: “$words”.',
  '“$words”: so you put it.',
]

/** The same where the words cannot be quoted. */
export const meetingsUnquoted: readonly string[] = [
  'It comes $where.',
  'You name it $where.',
  '$Where it is there.',
  'The telling has it, $where.',
]

export const frequent: readonly string[] = [
  'You name it more than once.',
  'The telling comes back to it.',
  'It does not let the dream go.',
  'Once was not enough for it.',
]

export const single: readonly string[] = [
  'You name it once, and that can be enough.',
  'It needs no second mention.',
  'It passes quickly, as such things do.',
  '{One|A single} mention, and it stayed with you.',
  'It is said without emphasis.',
]

/** `$r` is a reading: a noun phrase. */
export const firstReadings: readonly string[] = [
  'It may stand for $r.',
  'It could be $r.',
  'One reading: $r.',
  'Perhaps it is $r.',
  'It can mean $r.',
  'Take it first as $r.',
  'It may well be $r.',
  'A first thought: $r.',
  'It might speak of $r.',
]

export const secondReadings: readonly string[] = [
  'Or it is $r.',
  'Another way: $r.',
  'Equally, it may be $r.',
  'It could also be $r.',
  'Turned round, it is $r.',
  'Nearer home, perhaps $r.',
  'Then again, $r.',
  'By day, perhaps, $r.',
  'Some would say: $r.',
]

/**
 * The one long sentence of a reading: two things of the dream together. `$it` and `$other` are links, `$ra` and `$rb` readings of the first,
 * `$ro` one of the other.
 */
export const besides: readonly string[] = [
  '{Beside|Next to} $other, $it {reads differently|changes its tone}: {less as|not so much} $ra, {and more as|and rather} $rb.',
  '$Other {stands close by|is not far off} in the telling, and {may lend|perhaps lends} $it {something|a little} of $ro, {so that it turns from $ra towards $rb|so that $rb comes forward}.',
  'Where $it meets $other, $ra and $ro {may be one thing seen twice|could be two names for one thing}, {and $rb the third|with $rb not far behind}.',
  'With $other in the same dream, one might ask whether $ra has to do with $ro, {or|and whether} $rb {with both|with either}.',
  '$It and $other {belong together here|keep each other company}: {the one may hold|on one side} $ra {or|and perhaps} $rb, {the other|on the other} $ro.',
]

export const withFeeling: readonly string[] = [
  'By itself $it might be $ra; {felt as|in the company of} $other, {with its|that is, with} $ro, it {sounds more like|moves closer to} $rb.',
  '{Look at|Take} $it once through $other: what {seemed|was first} $ra may {show itself as|turn out to be} $rb, {lit by|in the light of} $ro.',
  '$Other {came along|is named with it}, perhaps as $ro, and {where it is|beside it} $it {seldom means|is hardly} $ra alone; $rb {joins it|comes too}.',
  'You felt $other, and {that decides much|the feeling outranks any lexicon}: {with it|so coloured}, $it {leans more towards $rb than towards $ra|comes nearer to $rb than to $ra}.',
  'Of all that could be said of $it, from $ra to $rb, $other {speaks for|points to} {the second|the latter}, {being itself|for it may be} $ro.',
  'The feeling was $other, which may be $ro; then $it {would be|comes nearer to} $rb{, and is less|, rather than} $ra.',
]

/** What a person is to the dreamer, never what they think. */
export const withPerson: readonly string[] = [
  '{Put|Set} $other and $it {side by side|into one sentence} and you get $ro {next to|beside} $rb, {and under both perhaps|and after them} $ra.',
  '$It would be $ra {in an empty room|with nobody there}; with $other in it, as $ro, {one thinks sooner of|it comes closer to} $rb.',
  '$Other {is there as well|is in it too}, and with them comes $ro; beside that, $it {may be|turns into} $rb {more than|before it is} $ra.',
  'That $it and $other share one dream {may be no accident|is worth a thought}: $ra {or|and} $rb on one side, $ro on the other.',
  'With $other {nearby|in the picture}, $it {might touch|may have to do with} $ro, and {so with $rb|through it with $rb} {rather than|before} $ra.',
]

export const withPlace: readonly string[] = [
  'Anywhere else $it might be $ra; in $other, {where one meets|with} $ro, {it sounds more like|one hears in it} $rb.',
  '$Other {is no accident|matters here}: it {stands for|may hold} $ro, and $it {answers|replies} with $rb {sooner than|rather than} $ra.',
  'It happens in $other, which may be $ro; {there|in such a place} $it turns {from $ra into $rb|into $rb, and $ra steps back}.',
  'The place is $other, and the place {colours|tilts} it: $it, among $ro, {may be|comes nearer to} $rb {than|and not so much} $ra.',
  '{Set in|Laid in} $other, with its $ro, $it may have less to do with $ra than with $rb.',
]

/** The same in short sentences. */
export const besidesBriefly: readonly string[] = [
  '{Beside|Next to} $other, $it reads differently.',
  '$Other is not far off.',
  '$Other lends it a colour.',
  'Keep $other in mind here.',
  'See it together with $other.',
  'It would be another thing without $other.',
  'Then there is $other.',
  'And $other stands by.',
]

export const otherBriefly: readonly string[] = [
  'That may be $ro.',
  'With it comes $ro.',
  'It brings $ro.',
  'There, perhaps, lies $ro.',
  'It adds $ro.',
]

export const thirdReadings: readonly string[] = [
  'So it leans to $rc.',
  'Then think of $rc.',
  'One thinks of $rc.',
  'It points towards $rc.',
  'And then: $rc.',
  'Add to that $rc.',
]

/** `$np` is what the reader said of their life. */
export const withLife: readonly string[] = [
  'Hold $it up against $np.',
  'Does $np come into it?',
  'Lay $it beside $np for a moment.',
  'Is $np near or far?',
  'What has $it to do with $np?',
]

export const lifeIsYours: readonly string[] = [
  'Only you can tell.',
  'See what fits, and let the rest go.',
  'That is yours to judge.',
  'Perhaps nothing at all.',
  'It need not match.',
]

export const questionLeads: readonly string[] = [
  'It leaves a question.',
  'One question may be worth keeping.',
  'Ask yourself this.',
  'Here is a question to carry about.',
  'What does it ask?',
  'It comes down to a question.',
  'This may be worth asking.',
]
