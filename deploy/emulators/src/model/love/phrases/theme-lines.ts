/**
 * A theme in the reader's own words: `$q` a clause of theirs, `$theme` the link, `$card` and `$That` or `$that` cards of the draw. Those
 * without a card are used only where they stay short.
 */
export const quotes: readonly string[] = [
  'You wrote “$q”, which the reading hears as $theme.',
  'With the words “$q” you come to $theme.',
  'Then there is “$q”, and with it $theme.',
  'Your words “$q” were taken up under $theme.',
  'You write “$q”, and that touches on $theme.',
  'In “$q” there is something of $theme.',
  'Where you write “$q”, you speak of $theme.',
]
export const longQuotes: readonly string[] = [
  'You wrote “$q”, and with $card and $that {in view|on the table} the reading hears $theme in it.',
  'It is beside the words “$q” that $card and $that belong, and the theme is $theme.',
  'Where you write “$q”, the reading hears $theme, and looks at it by way of $card and $that.',
  'Your sentence “$q” speaks of $theme, and it {stayed in mind|was kept in mind} when $card and $that were turned.',
  'When you write “$q”, it is $theme that can be heard in it, and $card and $that lie not far off.',
  'The words “$q” were heard as $theme, so {this is|here is} a look at that, with $card and $that.',
]
/** Where `$q` is a word or two of what was told before. */
export const pointed: readonly string[] = [
  'In what you tell, “$q” already speaks of $theme.',
  'It takes no more than “$q” to bring in $theme.',
  'With “$q” alone you have named $theme.',
  'You only say “$q”, and that brings in $theme.',
  'Where you say “$q”, you come close to $theme.',
]
/** Where the reader says that it is not so. */
export const denied: readonly string[] = [
  'With a “not” or a “never”, you bring up $theme.',
  'Even a sentence with “not” or “never” may speak of $theme.',
  'You mention $theme, if only to say that it is otherwise.',
]
/** Where the words that tell it were quoted before. */
export const again: readonly string[] = [
  'What you told also speaks of $theme.',
  'In the same words there is something of $theme.',
  'Those sentences of yours also have to do with $theme.',
  'The same words lead on to $theme.',
]
/** Where they cannot be repeated. */
export const unquoted: readonly string[] = [
  'What you write also has to do with $theme.',
  'Between your lines there is something of $theme.',
  'You come to $theme by yourself.',
  'Part of what you tell belongs to $theme.',
]

/** What it may be: `$ra` and `$rb` are readings of it, noun phrases; `$card` a card and `$g` what that turns on. */
export const readings: readonly string[] = [
  'It may be $ra, or on another day $rb, and since $card turns on $g, {you might ask|it is fair to ask} which of the two lies nearer to that.',
  'Some people would call it $ra; others, $rb; and $card, which is about $g, asks {what you would call it|for your own word}.',
  'For one person it means $ra; for the next, $rb; and with $card on the table, a card about $g, {neither is far-fetched|both are worth a thought}.',
  'Underneath there may be $ra, or, if not that, $rb; $card, {turning on|being about} $g, {leaves room for either|does not rule out either}.',
  'By day it may be $ra; on a tired evening it looks more like $rb, and $card, with $g for its subject, {knows both hours|has something to say to both}.',
  'If you hold it against $card and its theme, $g, would you {sooner|rather} call it $ra, or is it {closer|nearer} to $rb?',
  'On some days it can be $ra; on others it is nearer to $rb, and $card, {being about|which turns on} $g, might show you which day this is.',
  'Its first name may be $ra; its second, less often said, $rb; and $card, a card about $g, {leaves it to you|is in no hurry to say} which of them is yours.',
]

/** A third reading, `$rc`, from another card: `$that` or `$That` its link, `$h` what it turns on. */
export const thirds: readonly string[] = [
  '$That, which is about $h, {brings up|suggests} a third possibility: $rc.',
  'There is a third name for it, and $that, a card about $h, {brings it to mind|may put it into your head}: $rc.',
  'With $that {on the table|close by} you may also think of $rc, since that card {has to do with|is about} $h.',
  'Seen beside $that and its theme, $h, the matter begins to look {more|a little} like $rc.',
  'It would be a pity to leave out $that, which {turns on|is about} $h and {so leads to|leaves you with} a third thought: $rc.',
  'And because $that turns on $h, {there is one more way to see it|one more name deserves a hearing}: $rc.',
]
/** The same from two cards, without what they turn on. */
export const lightThirds: readonly string[] = [
  'Between $card and $that there may be a third name for it, {a more modest one|less often heard}: $rc.',
  'A third thought {lies|may be found} somewhere between $card and $that: $rc.',
  'Neither $card nor $that {insists|is in a hurry}, so take this as a third possibility: $rc.',
  'If neither of these fits, $card and $that {leave room for|allow of} one more: $rc.',
]
/** The same in a few words, where much has been said already. */
export const shortThirds: readonly string[] = ['Or you might call it $rc.', 'And sometimes its name is $rc.', 'Then again, there is $rc.']
