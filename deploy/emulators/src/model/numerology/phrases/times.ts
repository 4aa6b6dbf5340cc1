/**
 * How the numbers of a year, a month and a day are spoken of. `names` introduce one in at most twelve words; `shows` say what it is good
 * for, with `$theme`, `$way`, `$gift`, `$moment` and `$act`; `$year`, `$month` and `$weekday` are as in the calendar.
 */
export type TimePhrases = { names: readonly string[]; shows: readonly string[] }

export const yearPhrases: TimePhrases = {
  names: [
    'Your birthday and the calendar make $year $link.',
    'For the whole of $year, your number is $link.',
    '$link is the slow count, the one behind all of $year.',
    'The year as a whole, $year, comes to $link.',
  ],
  shows: [
    'It is a {good|fair|fitting|natural} year for $theme: when $moment, it {may|can|might} {give you reason|invite you|encourage you} to $act, {with $gift to help you|with $gift at hand|and $gift may be of use|where $gift is wanted}.',
    '{From January to December|Throughout the year|In every season of it} the {question|subject|matter|theme} is $theme: when $moment, it {could be worth your while|makes sense|may be time|might be wise} to $act, and $gift {may help|can be of use|has its place}.',
    'If a year has a {tone|colour|leaning}, this one {has to do with|is tuned to|turns towards} $theme, and {there may be|it offers} {time|room|occasion} to $way, {with|out of} $gift.',
    'Much of it may {turn on|come back to|have to do with} $theme, so when $moment, {notice|see} {whether|how readily} you $act, and {what|how much} $gift {does for you|adds}.',
  ],
}
export const monthPhrases: TimePhrases = {
  names: [
    '$month, within that year, comes to $link.',
    'For you, $month counts as $link.',
    '$link gives $month its own tone.',
    'Within the year, $month is $link.',
  ],
  shows: [
    'These are {weeks|days} for $theme, and when $moment, you may find that it {is easy|comes easily|takes little} to $act, {given|with} $gift.',
    '{Look for|Make room for|Think of} $theme and {trust|use|rely on} $gift: when $moment, such a month {makes it natural|makes it easier|gives you a reason} to $act.',
    'What {helps|counts|goes well} in such a month is $gift, {together with|along with} {a liking|a feeling|some care} for $theme and the {readiness|will|patience} to $way.',
    'The {thing|subject} on the table is $theme, and with $gift there may be {days|a day or two} when $moment and you {have only to|need only|get to} $act.',
  ],
}
export const laterPhrases: TimePhrases = {
  names: [
    'After that the calendar turns to $link.',
    'Looking further ahead, there is $link.',
    'Further on comes $link, with a tone of its own.',
    'Then the count moves to $link.',
  ],
  shows: [
    'It may be a {good|fair|better} time for $theme: when $moment, you could {try to|see whether you can} $act, {with|and rely on} $gift.',
    'What has to do with $theme can {wait for it|be kept for it|be saved up for it}; {with|given} $gift, it may then be {easier|simpler|more natural} to $way.',
    '{Keep|Leave} {a corner|some space|a free day} of it for $theme; when $moment, you may be {glad|pleased} to $act without {hurry|being pressed}, {with|helped by} $gift.',
    'Its {subject|theme} is $theme, and $gift may be {called for|wanted|useful} when $moment and you {would like to|could|are free to} $act.',
  ],
}
export const dayPhrases: TimePhrases = {
  names: [
    'Today, this $weekday, counts as $link.',
    'The quickest of the three counts says $link for this $weekday.',
    '$link belongs to this $weekday alone.',
    'And today, a $weekday, is $link.',
  ],
  shows: [
    'It {asks|calls} for very little, perhaps an hour of $theme: {should it happen that|if it turns out that} $moment, {you could|try to} $act, and {trust|rely on} $gift {for the rest|in doing so}.',
    'A $weekday like this {is good|does well} for $theme, and if $moment, see whether you can $act before {evening|the day is over}, {with|using} $gift.',
    'For {a few hours|the length of a day}, $theme {comes first|is what counts}; {trust|rely on} $gift, and when $moment, $act {if you can|without much ado|as well as you can}.',
    'You {might|could} use this $weekday to $way, {since|because} it {suits|favours} $theme, and {since|because} $gift is {easily found|close at hand} on such a day.',
  ],
}

/** Two counts beside each other: `$linkB` is the other, with its phrases under B. */
export const timePairs: readonly string[] = [
  '{Beside|Next to} it, $linkB {asks for|makes a case for} $themeB, so {the art is|the task is|it helps} to $way and {still|yet} find an hour to $wayB.',
  'Where this is about $theme, $linkB {lends|adds|brings} $giftB, which {helps|is of use|comes in handy} when $moment and {you are asked|it is time} to $act.',
  'Because $linkB {is about|has to do with|cares about} $themeB, you may want to $wayB first, and {then|only then|after that} to $way, {with|helped by} $gift.',
  'Where $linkB, {true to|for the sake of} $themeB, would have you $wayB, this count would {rather|sooner} have you $way, and {with|given} $gift {there is room for both|one need not cancel the other}.',
  'It {has to|can|may have to} {get on|agree|live} with $linkB: there is $giftB on the one side, $gift on the other, and {time|reason|room} enough to $way.',
  '{Take|Bring along} $giftB from $linkB and {add|join to it} $gift: when $moment, you may {find it easier|be readier|need less courage} to $act.',
]
/** The same where both are one number. */
export const timeEquals: readonly string[] = [
  'It is the same number as $linkB, so $theme {is doubled|counts twice}, and when $moment, {both|the two counts} {speak for|suggest} the one thing: to $act, {with|and to trust} $gift.',
  '$linkB is the same number {again|once more}, and so {for a while|for a time} nothing {contradicts|argues against} $theme; {if|when} $moment, you may as well $act and {trust|use} $gift.',
  'With $linkB it {shares|has in common} its number, which {makes it simple|makes for a plain message|leaves little doubt}: $theme and $gift, {also|even|above all} when $moment, and the {freedom|leave} to $act.',
]

/** What to beware of in a year, a month or a day: `$slip` is what you may do too much of. */
export const timeStrains: readonly string[] = [
  'The {easy mistake|likely mistake|trap} is to $slip, {all|perhaps} for the sake of $theme, and to {forget about|lose sight of|neglect} $themeB.',
  'It {would be a pity|is easy at such a time|is only human} to $slip, {out of sheer|from too much} zeal for $theme, {just where|when} $giftB could {help|serve you better|do more}.',
  'If you {notice|find} that you $slip, {think of|remember} $giftB, and how you $wayB {when you are at ease|at other times|on better days}.',
  '{So much thought|All this thought} of $theme may {tempt|lead} you to $slip, {although|even when} you could {just as well|equally well} $wayB.',
  '{On a crowded|On a tired|Late on a long} day you may $slip for want of $gift, and then $giftB {helps more than|is a better help than} {trying harder|more effort|going on}.',
  'Too much of $theme, and you {may|could} $slip and {lose touch with|lose sight of|forget} $themeB, {even if|although} you {mean|would like} to $wayB.',
]

/** Days that stand out. `$days` are linked, after their weekdays; `$theme` and `$way` belong to the month. */
export const beginningDays: readonly string[] = [
  '$days counts one, {a fair day|a good day} for a first step towards $theme: {perhaps|maybe} {ring|ask} someone, or simply $way.',
  'If something has to do with $theme and still {waits for a date|has no date}, $days counts one and {is a good choice|would suit it}, {above all|even} if all you do is $way.',
  'A {start|beginning|first step} {is easiest|comes easiest|costs least} on $days, which counts one: if you {mean|would like} to $way, for the sake of $theme, you {could begin there|might begin then}.',
]
export const beginningDaysMany: readonly string[] = [
  '$days each count one, and are {good|fair} days for a first step towards $theme: {perhaps|maybe} {ring|ask} someone, or simply $way.',
  'For a start there are $days, which each count one: if you {mean|would like} to $way, for the sake of $theme, you {could begin then|might choose one of them}.',
]

export const echoDays: readonly string[] = [
  '$days {repeats|has} the number of the month, so {it may be|it is} the day to $way, and to {see|notice} what $theme {means to you|comes to in practice}.',
  'On $days, day and month {have one number|are the same number}, {a good|a fair} reason to $way {that day|then}, for the sake of $theme.',
  'The month’s own number {returns|comes back} on $days, {a good|a natural} moment to ask {how far|whether} $theme {has got|is going well}, and to $way.',
]
export const echoDaysMany: readonly string[] = [
  '$days {repeat|have} the number of the month, and on such days it may be {natural|easy} to $way, and to {see|notice} what $theme {means to you|comes to in practice}.',
  'The month’s own number {returns|comes back} on $days, {good|natural} moments to ask {how far|whether} $theme {has got|is going well}, and to $way.',
]

export const bothDays: readonly string[] = [
  'On $days, day and month both count one, so {if you mean|should you mean} to $way, {that is the place to begin|begin there}, with $theme {in mind|as the aim}.',
  '{Keep|Leave} $days {clear|free} for $theme: day and month both count one, and {it may be easy|it could be simple} to $way.',
]
