/**
 * A card where it lies: `$card` its link, `$gist` what it turns on, `$says` a sentence about it, `$beside` a theme or another card with
 * `$r` as its reading, `$that` another card of the draw.
 */
export const places: Readonly<Record<string, readonly string[]>> = {
  self: [
    'On your own side lies $card. $says That may be how you come to $beside: {with|by way of} $gist.',
    'Your own card is $card. $says So {there may be|look for} $gist in how you meet $beside, {and nothing you did wrong|and no fault}.',
    'On your own side lies $card. $says It {turns on|is about} $gist. {That is no reproach|Beside it is $that}.',
  ],
  other: [
    'Across the table there lies $card. It shows your picture of them, {and not what they feel|and nothing more}. $says',
    'For the other, as you see them, there is $card. $says How much of $gist have you painted in {yourself|on your own}?',
    'Across from you lies $card. $says It is your picture of them, and only that.',
  ],
  between: [
    'Between you lies $card. $says Its matter is $gist. It {belongs to|is the work of} neither of you alone.',
    'What a third person would see between you is $card. $says {Not far off|Close by} is $beside, {perhaps|maybe} as $r.',
    'Between you lies $card. $says Hold it against $beside.',
  ],
  step: [
    'For the next step there is $card. $says The step {may be|can be} small. It may {begin at|start from} $beside.',
    'Last comes $card, for what can be done. $says {Try|Think of} $gist, with an eye on $beside.',
    'Last comes $card, for what can be done. $says It turns on $gist.',
  ],
}

/** The picture on the card, `$scene` a sentence. */
export const scenes: readonly string[] = [
  '{Look at|See} the picture once more. $scene',
  'The picture {has its share|has something} of $gist. $scene',
  'Without a word the picture tells of $gist. $scene',
  'The picture says it without words. $scene',
]
