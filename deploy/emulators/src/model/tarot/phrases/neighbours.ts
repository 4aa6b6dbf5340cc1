/** How two cards speak to each other, and to `$np`, the matter asked about. `$that` is the linked earlier card, `$gist` what this card turns on, `$other` what that one does. */
export const sameSuit: readonly string[] = [
  'It {shares its suit|is of one suit} with $that, {so the two talk easily|and takes up where that card left off}: there $other, here $gist.',
  'With $that it {makes a pair of one suit|has the suit in common}; {read as one sentence they say|together they say} $other, and then $gist.',
  'The same suit {was heard|spoke up} {earlier|before} in $that, where it {was a matter of|had to do with} $other, before it came to $gist.',
  'It {answers|picks up the voice of} $that, {a card of its own suit|being of the same suit}, {and adds|and sets beside $other} $gist.',
]

export const nextNumber: readonly string[] = [
  'In the count it stands {next to|beside} $that, {as one step stands beside another|like the next stair}: $other, then $gist.',
  'It {follows close on|is a neighbour in number to} $that, {and the two make a short stair|and the pair reads like two lines of a list}: $other, and $gist.',
]

export const sameNumber: readonly string[] = [
  'It {has its rank in common|shares its rank} with $that, {so one may read them as variations|and the two are variations on a theme}: $other there, $gist here.',
  'The rank of $that {returns here|comes up a second time}: {first with|then for} $other, now {with|for} $gist.',
]

export const majorBesideMinor: readonly string[] = [
  'Beside the {wide gesture|large stage} of $that, {this is a card of kitchen size|this is an everyday card}, {and that is where things are done|which is a relief}: $gist.',
  'After $that, {a card of the long view|with its long view}, this one {comes down to the day|lives at street level}: $gist.',
  'Where $that {spoke in capitals|took the long view}, this {speaks in an ordinary voice|stays close to the day}, {of|and names} $gist.',
]

export const minorBesideMajor: readonly string[] = [
  'Next to $that, {an everyday card|a card of small things}, this one {opens the view|raises the ceiling}: {behind the detail is|beyond the day there is} $gist.',
  '$That {kept to the day|was a card of the day}; {here the scale changes|with this one the room grows taller}, {and the subject is|towards} $gist.',
]

export const turned: readonly string[] = [
  '$That {stood upright|came upright}; {this one came turned|this one lies on its head}, {and the two correct each other|so the one shows what the other has mislaid}: $other, and $gist.',
  'Read against $that, which {fell upright|stands the right way up}, it {shows the other side of the coin|turns the thought inward}: there $other, here $gist.',
]

export const righted: readonly string[] = [
  'Unlike $that, this one {stands on its feet|faces you upright}, {and what was knotted there has more room|which loosens something}: first $other, now $gist.',
  'After $that, {it is good to see one upright|an upright card steadies the row}: there $other, here $gist.',
]

export const beside: readonly string[] = [
  '{Read|Set} it beside $that and {a sequence appears|the order tells something} {about|of} $np: first $other, then $gist.',
  '{Together with|Alongside} $that it {sounds different|gains a second meaning}: {between|somewhere between} $other and $gist {there is room to stand|lies the practical part}.',
  '$That {has prepared this|led up to it}: {in|within} $np, {from|out of} $other {comes|grows} $gist.',
  'It {speaks across the table to|exchanges a glance with} $that, the one {concerned|busy} with $other, the other with $gist.',
  'What $that {began with|said of} $other, this {continues|carries on} in another key, that of $gist.',
  'Keep $that {in view|in mind} {as well|while you read this}; $other and $gist {belong in one thought|are two ends of a string}.',
]
