/** What is made of a fact about the whole draw: `$Fact` is its linked label at the start of a sentence. */
export const drawLeanings: Readonly<
  Record<'majors-many' | 'majors-few' | 'majors-none' | 'reversals-many' | 'reversals-few' | 'reversals-none' | 'any', readonly string[]>
> = {
  'majors-many': [
    '$Fact, so this may be a larger turning than it looks.',
    '$Fact, which {suggests|points to} more than an everyday matter.',
    '$Fact, so it may concern more than this one $term.',
    '$Fact, so more may be changing here than the {occasion|surface}.',
  ],
  'majors-few': [
    '$Fact, so the draw leans to {small|everyday} decisions.',
    '$Fact, so most of it may {be settled|lie} in ordinary days.',
    '$Fact, and the rest {keeps|belongs} to ordinary days.',
  ],
  'majors-none': [
    '$Fact, so the draw keeps to everyday things.',
    '$Fact, so {all of it|the whole} belongs to ordinary days.',
    '$Fact, so small steps may count for more than grand ones.',
  ],
  'reversals-many': [
    '$Fact, so {much|a good part} of this may still be unspoken.',
    '$Fact, so the draw leans inward, to thoughts before deeds.',
    '$Fact, which suggests that things are held up, not lost.',
    '$Fact, so a good deal may be waiting to turn.',
  ],
  'reversals-few': [
    '$Fact, so only a part of this {seems held up|is turned inward}.',
    '$Fact, and the rest of it {can move|moves} freely.',
    '$Fact, so you may know already where it catches.',
    '$Fact, so most of what is here lies in the open.',
  ],
  'reversals-none': [
    '$Fact, so most of it is there to be seen.',
    '$Fact, which makes for an open draw.',
    '$Fact, so little here is held back.',
  ],
  any: ['Also worth a thought: $fact.', 'There is this to notice, too: $fact.', 'It is worth knowing as well: $fact.'],
}

/** Said beside the last card of a suit that came more than once: `$fact` is the label "two cards of Wands", `$what` what the suit is about. */
export const suitShared: readonly string[] = [
  'That makes $fact, so much of this {concerns|is about} $what.',
  'With it there are $fact: the draw {dwells on|returns to} $what.',
  'Counting this one, there are $fact, the suit of $what.',
  'It is one of $fact, and they speak of $what.',
]

/** The same beside the only card of its suit. */
export const suitAlone: readonly string[] = [
  'It is $fact, a single voice for $what.',
  'As $fact, it speaks alone for $what.',
  'Of $what, only this speaks: it is $fact.',
]

/** What a suit is about. */
export const suitSubjects: Readonly<Record<string, readonly string[]>> = {
  cups: ['feelings', 'matters of feeling', 'the heart'],
  wands: ['will and drive', 'plans and beginnings', 'what you want to do'],
  swords: ['thoughts and words', 'what is said and thought', 'plain speech'],
  pentacles: ['practical things', 'what lasts', 'everyday life'],
}
