/**
 * A card where it lies: `$card` its link, `$gist` what it turns on, `$says` a sentence about it, `$beside` a theme or another card with
 * `$r` as its reading, `$that` another card of the draw.
 */
export const places: Readonly<Record<string, readonly string[]>> = {
  self: [
    'On your own side lies $card. $says {As it turns on|With} $gist, next to $that, it {speaks of|may describe} how you come to $beside, be it $r or something else, {and not|rather than} what you did wrong.',
    'Your own card is $card. $says So $gist, {along with|next to} $that, may be the manner in which you meet $beside, {above all|most of all} where it is $r.',
  ],
  other: [
    'Across the table there lies $card. It shows your picture of them, $gist, {beside|next to} $that, {and not what they feel|and nothing of what they feel}, {even where|even if} $beside {looks|seems} like $r. $says',
    'For the other, as you see them, there is $card. $says With $gist in it, {it is fair to ask|one may ask} how much of $r you have painted into that picture {yourself|on your own}.',
  ],
  between: [
    'Between you lies $card. $says Its matter, $gist, belongs to neither of you alone, {even if|though} $beside, next to $that, may feel like yours, {perhaps|at times} as $r.',
    'What a third person would see between you is $card. $says That is $gist, next to $that, with $beside {not far off|close by} and perhaps $r.',
  ],
  step: [
    'For the next step there is $card. $says Since it turns on $gist, the step {may be|can be} small, and may {begin at|start from} $beside, {taken as|be it only} $r.',
    'Last comes $card, for what can be done. $says {It says|What it says is} $gist, {with an eye on|and says it to} $beside {and|or} $r {as well|too}.',
  ],
}

/** The picture on the card, `$scene` in lower case. */
export const scenes: readonly string[] = [
  'The picture, with $that beside it, has {something|its share} of $gist: $scene',
  'What $gist has to do with $that {may be seen|shows} in the picture: $scene',
  'Without a word the picture tells of $gist, {with|and with} $that {looking on|for a neighbour}: $scene',
]
