/**
 * A card where it lies: `$card` its link, `$way` what people do where it lies, a gerund, and `$cost` what that may cost; `$that` another
 * card of the draw, `$h` what it turns on; `$theme` the link of a theme; `$them` the other person.
 */
type ByPlace = Readonly<Record<string, readonly string[]>>

export const places: ByPlace = {
  self: [
    'On your own side of the table lies $card.',
    'The card for you is $card.',
    'For your own part in this there is $card.',
    'The card that speaks of you is $card.',
    'You are shown here by $card.',
  ],
  other: [
    'For $them, as you see things, there is $card.',
    'Your picture of $them is drawn by $card.',
    'Across from you, where you see $them, lies $card.',
    'The way you see $them is shown by $card.',
  ],
  between: [
    'Between the two of you lies $card.',
    'What is between you is shown by $card.',
    'In the middle of the table lies $card.',
    'For what the two of you share there is $card.',
  ],
  'ended-between': [
    'For what was between you there is $card.',
    'Between you, as it was, lies $card.',
    'What the two of you shared is shown by $card.',
  ],
  'new-between': [
    'Between the two of you lies $card.',
    'For what is just beginning between you there is $card.',
    'In the middle of the table lies $card.',
  ],
  'unrequited-between': [
    'In the space between you lies $card.',
    'The middle of the table is held by $card.',
    'For the stretch between you there is $card.',
  ],
  'mourned-other': ['For $them, as you remember them, there is $card.', 'Your memory of $them is drawn by $card.'],
  'mourned-between': ['For what the two of you had there is $card.', 'What was between you is shown by $card.'],
  step: [
    'For the next step there is $card.',
    'The last card, for what can be done, is $card.',
    'Last comes $card, for the next step.',
    'Where to go from here is left to $card.',
  ],
}

/** A reminder of what a place means. */
export const provisos: ByPlace = {
  other: [
    'It shows your view of them, and nobody’s secret thoughts.',
    'It cannot look into anyone; it looks at your picture.',
    'What they feel themselves, only they could tell you.',
  ],
}

/** What the card means where two are concerned, by way of another. */
export const meanings: readonly string[] = [
  'Where $that turns on $h, this card is about $way, and it is quite possible that one {led to|comes of} the other.',
  'Read for love, it is a card of $way, {and it lies within reach of|not far from} $that, {whose subject is|which is about} $h.',
  'Between two people it tends to come down to $way, and $that, being about $h, {may tell you why|shows where that might come from}.',
  'When people draw it for love, it is often about $way; $that, with $h as its subject, {stands behind it|belongs to the same story}.',
  'It is a card of $way, and $that, which {turns on|is about} $h, raises the question {how much|whether} the one {has to do with|depends on} the other.',
  'It tells of $way, and if you lay $that beside it, a card about $h, {the two begin to explain each other|you may see how the one leads to the other}.',
  'Between two people it is a card of $way; lay $that next to it, a card about $h, and {there is a small story in the pair|the pair tells a small story}.',
  'In a bond it often stands for $way, {which|and that} is worth comparing with $that and its theme, $h.',
]

/** What it may have to do with a theme, by place; nothing in these presumes that the card is a good or a bad one. */
export const bearings: ByPlace = {
  self: [
    'When it comes to $theme, your own share may be a matter of $way, and you can notice that without {any reproach|calling it a fault}.',
    'It is worth asking whether, with $theme in the room, you turn to $way, {as people do when something matters|the way people return to what once helped}.',
    'You may know this from long before: some people meet $theme by $way, {and it was once a good answer|because it helped them once}.',
    'Perhaps your first answer to $theme, {given before you have thought|long before any decision|quicker than any thought}, is {something like|often|now and then} $way.',
    'With $that for company, it may be easier to see how often, with regard to $theme, you turn to $way, {and whether it still serves you|and what you would put in its place}.',
    'If you recognise yourself in $way, then you may find the {latest|newest} place where it shows {just here|right here}, with $theme.',
    'There may be days when you meet $theme with $way, and others when you do not, and {those others|both kinds} are worth a closer look.',
  ],
  other: [
    'When you look across the table, you may see somebody for whom, with regard to $theme, it has become a matter of $way; {how true that is, only they can say|they themselves might put it otherwise}.',
    'With regard to $theme, you may have come to count on $way from across the table, {though a person is always more than that|and expecting is not yet seeing}.',
    'It may look to you like $way, and there may be a reason for it that cannot be seen from your chair, {least of all across|especially with} $theme.',
    'You might ask yourself when you last saw it, this {business|habit} of $way, and when $theme only led you to expect it.',
    '$Theme may have drawn the picture for you, and it shows somebody {bent on|taken up with} $way.',
  ],
  between: [
    'A visitor might notice it {before either of you does|sooner than you two}: on days marked by $theme, it comes to $way.',
    'People who live with $theme often end up $way without having agreed on it, and what was never agreed {can be talked about|may still be changed}.',
    'It could be that living with $theme has taught you both a habit, that of $way, and habits can be looked at {in a calm hour|over a cup of tea}.',
    'Neither of you alone decides whether $theme should lead to $way, and either of you may be the first to {speak of it|mention it}.',
    'Perhaps two things hang together here, $theme and a habit of $way, so that to {ease|touch} the one is to move the other.',
  ],
  'ended-between': [
    'Looking back, a visitor might have noticed it {before either of you did|sooner than you two}: on days marked by $theme, it came to $way.',
    'It could be that living with $theme had taught you both a habit, that of $way, and {you are free to leave it there|it need not come along with you}.',
    'Neither of you alone decided whether $theme would lead to $way, and {only half of that is yours to carry|you need carry no more than your half}.',
    'Perhaps two things hung together there, $theme and a habit of $way, and to see that is {part of|a way of} being done with it.',
  ],
  'new-between': [
    'So early on, $theme may lead either of you to $way, {and it is good to know that|and it does no harm to know it}.',
    'It may be too soon to speak of habits, but with $theme about, $way is {never far|one of the things that happen}.',
    'People who hardly know each other meet $theme by $way more often than they notice, {and may smile about it later|on both sides of the table}.',
    'What is between you is still being made, and whether $theme should bring $way into it {depends on two people|is not for one person to decide}.',
  ],
  'unrequited-between': [
    'Where only one of two has spoken, $theme can become a matter of $way, {and most of it happens in your own head|if only in your own thoughts}.',
    'Some of what fills that space may be $way, {and some of it is simply|while the rest may be} $theme, seen from your side.',
    'It could be that living with $theme has taught you a habit, that of $way, and habits can be looked at {in a calm hour|over a cup of tea}.',
  ],
  'mourned-other': [
    'What you remember may be somebody for whom it was, with regard to $theme, a matter of $way, {and a memory can be kept without being polished|among much else that you know better}.',
    'You may have seen $way in them when it came to $theme, and {you knew them better than any card|nobody knew them quite as you did}.',
  ],
  'mourned-between': [
    'It could be that living with $theme had taught you both a habit, that of $way, and {some of it may stay with you|you may keep of it what you like}.',
    'When it came to $theme, there may have been a good deal of $way between you, {and it is yours to remember|which nobody takes from you}.',
  ],
  step: [
    'A step need not be large: when the talk next comes to $theme, notice whether it turns into $way, and {whether you would like that|whether that is what you want}.',
    'You need not settle $theme to begin; it is enough to ask how you feel about $way, {this week and no further|just for now}.',
    'With $theme in mind, this is less advice than a thing to look out for, namely $way, {welcome or not|whether you welcome it or not}.',
    'If it is in $theme that you would like something to change, the thread to take hold of may be $way, {more of it or less|be it more of it or less}.',
  ],
}

/** The same where no theme was recognised. */
export const bareBearings: readonly string[] = [
  'Hold that against what you wrote: if there is something of $way in it, $that {is the card to read next|lies beside it for company}.',
  'You know best whether your own story has to do with $way, and $that is only there to ask {once more|a second time}.',
  'There may be more of this in what you tell than appears at first, of $way, and $that {looks at it from across the table|says it in other words}.',
  'If $way is not how you would put it, {see|try} what words you would choose in its place, with $that {for a hint|beside you}.',
]

export const costs: readonly string[] = [
  'The drawback is $cost.',
  'The hard part is $cost.',
  'The other side is $cost.',
  'It has another side: $cost.',
  'What makes it hard is $cost.',
  'What is less easy about it is $cost.',
]

/** What the stage of the bond says to the card between the two. */
export const stageRemarks: ByPlace = {
  mourned: ['What was shared does not have to be finished.', 'You may look at it for as long as you like.'],
  new: [
    'So early on, that is a first sketch and no portrait.',
    'At a beginning you may simply watch how it grows.',
    'There is time to find out rather than to conclude.',
  ],
  settled: [
    'After years, such a thing hides inside the habits.',
    'What lasts long enough becomes hard to see.',
    'It may have begun so long ago that nobody remembers.',
  ],
  doubt: [
    'A doubt may be looked at without being obeyed.',
    'It is possible to look closely and decide later.',
    'Nothing has to be settled by looking at it.',
  ],
  ended: [
    'You may look at it now without going back.',
    'It belongs to your story, whatever came after.',
    'Looking at it is part of putting it down.',
  ],
  unrequited: [
    'From where you stand only one half can be seen.',
    'Your half of it is real, answered or not.',
    'A feeling can be looked after, even by one person.',
  ],
  open: ['What name it has is left to you.', 'You need not call it anything yet.', 'How much that weighs, you know best.'],
}
