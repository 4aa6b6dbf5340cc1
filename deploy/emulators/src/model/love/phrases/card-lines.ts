/**
 * A card where it lies: `$card` its link, `$gist` what it turns on, `$says` a sentence about it in lower case, `$beside`
 * a theme or another card with `$r` as its reading.
 */
export const places: Readonly<Record<string, readonly string[]>> = {
  self: [
    'On your own side lies $card, and as it turns on $gist it {speaks of|describes} how you come to $beside, {rather than of|and not} what you did wrong; $says',
    'In this, your own card is $card, so $gist {would be|may be} the manner in which you meet $beside, be it $r or something else; $says',
  ],
  other: [
    'Where you look across the table there lies $card: it shows your picture of them, $gist, and {not what they feel|nothing of what they feel}, which only they can say; {and as for|as to} $beside, $says',
    'For the other, as you see them, there is $card and with it $gist, and {it is fair to ask|one may ask} how much of $r you have painted into that picture yourself; $says',
  ],
  between: [
    'Between you lies $card, and its matter, $gist, belongs to neither of you alone, {even if|though} $beside may feel like {a matter of your own|yours}; $says',
    'What a third person would see between you is $card, that is, $gist, with $beside {not far off|close by} and perhaps $r; $says',
  ],
  step: [
    'For the next step there is $card, and since it turns on $gist, the step {may be smaller than you think|need not be large} and may {begin at|start from} $beside; $says',
    'Last comes $card, for what can be done, and {it says|what it says is} $gist, said {to|with an eye on} $beside {as well|too}; $says',
  ],
}

/** The picture on the card, `$scene` in lower case. */
export const scenes: readonly string[] = [
  'If you look for $gist in the picture, with $beside in mind, you {may|might} find it here: $scene',
  'What $gist has to do with $beside {may be seen in|shows in} the picture: $scene',
  'Without a word the picture tells of $gist, {and of $beside too|and so of $beside}: $scene',
]
