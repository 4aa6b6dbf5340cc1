/** What a number asks of a year. */
export const yearSays: Readonly<Record<number, readonly string[]>> = {
  1: [
    'What you begin this year may set the tone for long.',
    'Choose one new thing, and give it the best hours.',
    'You may feel alone with it, and rightly so.',
    'Old plans can be put down without ceremony.',
    'Say “I would like” more often than usual.',
  ],
  2: [
    'Progress this year comes through other people.',
    'Some things ripen while you wait.',
    'Friendships deserve time now, and repay it.',
    'You need not push; asking works better.',
    'Small agreements hold more than large announcements.',
  ],
  3: [
    'Show what you made, even unfinished.',
    'Company and invitations belong to this year.',
    'Your voice carries further than usual.',
    'Beware of saying yes to everything pleasant.',
    'Something made for joy may turn out useful.',
  ],
  4: [
    'Put your papers and habits in order.',
    'Work this year is steady and mostly unseen.',
    'What you build slowly may carry later years.',
    'Limits can be a help now, and no insult.',
    'A repaired routine is worth a journey.',
  ],
  5: [
    'Leave room in your plans, for change is likely.',
    'Travel, new people or new work may tempt you.',
    'Try before you commit.',
    'Keep one thing steady while others move.',
    'Even freedom goes better with a calendar.',
  ],
  6: [
    'Home and family may ask for decisions.',
    'Care is the work of this year, yours included.',
    'Promises are tested, and good ones hold.',
    'Make the place you live in kinder.',
    'Say clearly what you can give and what not.',
  ],
  7: [
    'Rest and study are the business of this year.',
    'Fewer engagements would do you good.',
    'You may want to understand before you act.',
    'Results can wait; clarity cannot.',
    'Time alone this year is well spent.',
  ],
  8: [
    'Work asks for grown-up decisions now.',
    'What you have built may now be counted.',
    'Say openly what your time is worth.',
    'More say this year also means more to answer for.',
    'Use your strength, and say thank you.',
  ],
  9: [
    'Much wants finishing this year.',
    'Clear cupboards, of every kind.',
    'Some farewells may be kinder than staying.',
    'Give away what you have outgrown.',
    'What ends now makes room for what begins.',
  ],
}

/** What a number asks of a month. */
export const monthSays: Readonly<Record<number, readonly string[]>> = {
  1: [
    'Take one first step, and let it be seen.',
    'A new start is easier in such a month.',
    'Decide something you have postponed.',
    'You may have to go ahead without company.',
    'There may be energy for one large thing, hardly for three.',
  ],
  2: [
    'Do one thing in company that you usually do alone.',
    'Patience gets further than effort.',
    'A talk you have avoided could go well.',
    'Listen for what is meant behind what is said.',
    'Let a matter rest, and look again.',
  ],
  3: [
    'Invite somebody, or show something you have made.',
    'It is a month that likes to be shared.',
    'Say the good thing while it is fresh.',
    'Choose two pleasures, and skip the other five.',
    'A good idea deserves to be written down.',
  ],
  4: [
    'Lists help in such a month, and so does sleep.',
    'Do the necessary thing early in the day.',
    'One repaired habit is a good result.',
    'Work may feel slow, and is not wasted.',
    'Put the practical question first.',
  ],
  5: [
    'Keep your evenings loose, in case something turns up.',
    'Try one thing you have not done before.',
    'News may alter a plan for the better.',
    'A change of place can change a thought.',
    'Sleep on anything you are asked to sign.',
  ],
  6: [
    'People close to you may need an hour.',
    'Home asks for attention, and gives it back.',
    'Settle a small quarrel in the family.',
    'Offer help once, and wait to be asked twice.',
    'Something beautiful would do the house good.',
  ],
  7: [
    'Keep some days free of appointments.',
    'Read, walk, think; decide later.',
    'A question may answer itself if left alone.',
    'Trust what you notice, and check it.',
    'Say less than usual, and mean all of it.',
  ],
  8: [
    'Look at where your hours go.',
    'A decision about work could be taken.',
    'Ask directly for what you need.',
    'Finish one thing whose result can be shown.',
    'There is strength to spare, if you ration it.',
  ],
  9: [
    'Return what you borrowed, and answer what is waiting.',
    'Let one thing go that you have outgrown.',
    'Someone may need your understanding.',
    'Take stock before you plan.',
    'Rest is part of finishing.',
  ],
}

/** What a number asks of a day. */
export const daySays: Readonly<Record<number, readonly string[]>> = {
  1: [
    'What you open today may go a little easier.',
    'Go first in something small.',
    'One decision before evening is enough.',
    'Speak for yourself today.',
  ],
  2: [
    'Ask today, and let others answer fully.',
    'A gentle tone gets further.',
    'Two people can solve it sooner.',
    'Wait an hour before you reply.',
  ],
  3: [
    'Ring somebody who makes you laugh.',
    'Say it today, in your own words.',
    'Something playful would not be wasted.',
    'Write the idea down before supper.',
  ],
  4: ['Do one solid thing to its end.', 'Tidy a corner, and your head follows.', 'Keep to the plan today.', 'Slow work is good work now.'],
  5: [
    'Leave one hour of today open.',
    'Take another way, or another seat.',
    'If the plan changes, change with it.',
    'Try the thing you usually decline.',
  ],
  6: [
    'Ask at home who needs what.',
    'Cook for someone, or drop in on them.',
    'A kind word today goes a long way.',
    'Look after yourself as well.',
  ],
  7: ['Keep a quiet hour for yourself.', 'Think before you promise.', 'Read something slowly.', 'Not every message needs an answer today.'],
  8: [
    'Deal with the awkward figure first.',
    'Ask plainly, and name the day and the hour.',
    'Decide what has waited long enough.',
    'Take the lead if nobody else does.',
  ],
  9: ['Finish one thing, however small.', 'Put something away for good.', 'Forgive a trifle today.', 'Answer whoever has waited longest.'],
}
