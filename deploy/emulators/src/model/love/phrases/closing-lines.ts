/** The close: `$card` and `$last` the first and the last card, `$f` and `$l` what they turn on, `$theme` the first theme. */
export const gathers: readonly string[] = [
  'If you keep one thing from all this, let it be the way from $card to $last, from $f to $l, with $theme {seen a little differently|looked at from another side} at the end of it.',
  'What remains is perhaps simple: $card brings up $f, $last answers with $l, and $theme need not be settled {before either|first}.',
  'Your own half is the only one you can move, and $card and $last, with $f and with $l, suggest {where to put your hand first|a place to begin} when it comes to $theme.',
  'So the reading comes round again to $theme, except that there are now two things beside it: $f, from $card, and $l, from $last.',
  'Put together, it begins with $card and $f, it ends with $last and $l, and {somewhere along the way|in between} $theme may have become {easier to speak of|a little less tangled}.',
  'Out of everything on the table, $f and $l may be the two to remember, the one from $card and the other from $last, {when you come to $theme again|the next time you think of $theme}.',
]
export const bareGathers: readonly string[] = [
  'If you keep one thing from all this, let it be the way from $card to $last, from $f to $l, {at whatever pace suits you|as far along it as you like}.',
  'What remains is perhaps simple: $card brings up $f, $last answers with $l, and {you know best|only you can say} which of them you need.',
  'Your own half is the only one you can move, and $card and $last, with $f and with $l, suggest {where to put your hand first|a place to begin}.',
  'Out of everything on the table, $f and $l may be the two to remember, the one from $card and the other from $last.',
]

/** What leads to something small to do. */
export const deedLeads: readonly string[] = [
  'If you would like something to do, it can be quite small.',
  'One small thing might be enough for this week.',
  'There is one thing you could try, if it suits you.',
  'Should you want to begin somewhere, begin with something small.',
]

/** By how it stands, a last word to that. */
export const lastWords: Readonly<Record<string, readonly string[]>> = {
  mourned: ['What you had is yours to keep, on good days too.', 'You may be sad and well on the same day.'],
  new: ['The rest can be found out in company and in time.', 'A beginning may stay a beginning for a while.'],
  settled: ['What took years may take more than one evening.', 'A bond of years can bear a new sentence.'],
  doubt: ['Staying and leaving are both left entirely to you.', 'The answer may take the time it needs.'],
  ended: ['What you learned there goes with you wherever you go.', 'It is allowed to be over and to have mattered.'],
  unrequited: ['Whether you speak or keep it, the feeling does you credit.', 'You may ask for an answer, and you may also rest.'],
  open: ['You know the rest of this story better than any card.', 'Take what fits, and leave the other half on the table.'],
}

/** A fact about the draw as a whole, `$whole` linked, with what it may mean. */
export const wholes: Readonly<Record<string, readonly string[]>> = {
  'majors-many': [
    'That $whole suggests larger questions than who does the dishes.',
    'As you see, $whole; such cards speak of turning points.',
    'That $whole gives the larger questions their due.',
  ],
  'majors-few': [
    'That $whole, and no more, leaves the rest to daily life.',
    'As you see, $whole; the others speak of ordinary days.',
    'That $whole leaves most of it to ordinary days.',
  ],
  reversals: [
    'As the table shows, $whole; such cards look inward first.',
    'You may have noticed that $whole, as though something still wanted time.',
    'As it happens, $whole, which may mean something is held back.',
  ],
  suit: [
    'Among the cards are $whole, and they speak of $matter.',
    'With $whole on the table, it is also about $matter.',
    'There are $whole, and such cards concern $matter.',
  ],
  note: ['As for $whole, the reading made nothing of it.', 'There remains $whole, and it may remain.'],
  any: ['The draw as a whole also shows $whole.', 'Seen as a whole, there is $whole.', 'Besides, there is $whole.'],
}

export const suitMatters: Readonly<Record<string, string>> = {
  cups: 'feeling and nearness',
  wands: 'wishes and will',
  swords: 'thoughts and words',
  pentacles: 'daily life',
}

export const disclaimers: readonly string[] = [
  'All this is for reflection and entertainment; the choice stays yours.',
  'Take it as reflection and entertainment, and choose for yourself.',
  'It is meant for reflection and entertainment; every choice is yours.',
  'A reading entertains and invites reflection; you do the choosing.',
  'Keep it as entertainment and a little reflection; you choose the rest.',
  'It is for reflection and entertainment; what you do is your choice.',
]
