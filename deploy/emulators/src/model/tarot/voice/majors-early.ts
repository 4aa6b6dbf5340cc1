import type { Voices } from './voice.ts'

/** The Fool to the Wheel of Fortune. */
export const majorsEarly: Voices = {
  'major-00': {
    emblem: 'white rose',
    upright: {
      titles: ['One step, little luggage', 'The road learns you'],
      gist: ['a beginning made on trust', 'a step taken without a map', 'the lightness of not yet knowing'],
      scenes: [
        'A traveller stands at a cliff’s edge looking up, with everything owned tied in one small cloth.',
        'A white dog jumps at someone’s heels, and neither of them is watching the drop.',
        'A rose in one hand, a stick over the shoulder, and a good deal of air ahead.',
        'Morning light on a high path, and a walker who has packed almost nothing.',
      ],
      says: [
        'It speaks of beginnings that would not survive too much preparation.',
        'There is no promise in it of a soft landing, only a real willingness to find out.',
        'Inexperience counts here as an asset: nobody has yet told the traveller what cannot be done.',
        'It belongs to the moment before skill, when interest is the only qualification.',
      ],
      gift: [
        'It lends the nerve to begin before the list is finished.',
        'Its use is lightness: fewer conditions, and a shorter speech beforehand.',
      ],
      burden: [
        'It gets in the way as charm: the start is so pleasant that nobody asks about the middle.',
        'The difficulty is a fondness for open roads, which can leave the dishes to other people.',
      ],
      advice: [
        'Do the first ten minutes of it today, before you have earned the right to.',
        'Choose the version of the plan that fits in one bag, and see what you miss.',
        'Ask the beginner’s question aloud, the one everyone seems to have settled long ago.',
        'Put one small, reversible step in your calendar, with an hour beside it.',
      ],
    },
    reversed: {
      titles: ['Before the leap, a look', 'The edge, seen twice'],
      gist: ['a leap postponed or made blindfold', 'the line between careless and free', 'a false start that can be restarted'],
      scenes: [
        'Upside down, the traveller hangs over the path instead of the drop, and the bundle slips from the stick.',
        'The dog is still barking, and this time it seems to have a point.',
        'The rose has been let go; the cliff is above, and the sky is where the ground should be.',
        'A foot is lifted and stays lifted, as if the step were waiting for a second opinion.',
      ],
      says: [
        'It speaks of two opposite errors that look alike from outside: rushing, and never setting off.',
        'Something was begun for the fun of beginning, and now it wants a reason to go on.',
        'The innocence in it has worn a little thin, and a modest amount of planning would not spoil it.',
        'It is a card of misjudged distance, easily corrected by looking down once.',
      ],
      gift: [
        'It lends a useful hesitation, the kind that checks the rope and then goes.',
        'Its use is the pause in which a dare can be told from a wish.',
      ],
      burden: [
        'The obstacle is a start that keeps being made again, so that nothing gets its second day.',
        'It stands in the way as bravado, or as the timid twin of bravado that calls itself caution.',
      ],
      advice: [
        'Name the one risk you have been stepping over, and look it up.',
        'Ask someone who has done it what surprised them in the first month.',
        'Decide in advance what would make you turn back, so that going on can be lighter.',
        'Give the beginning a second day before you judge it.',
      ],
    },
  },
  'major-01': {
    emblem: 'worktable',
    upright: {
      titles: ['Everything on the table', 'The hand that begins'],
      gist: ['skill brought to a point', 'attention that makes things usable', 'an intention given a form'],
      scenes: [
        'Someone stands behind a table with a cup, a coin, a blade and a staff laid out like instruments.',
        'One hand points up, the other down, and between them a person becomes a kind of conductor.',
        'Roses hang above the table and lilies grow before it, and the work is about to start.',
        'A raised wand, a tidy table, and the concentration of someone who has done this before.',
      ],
      says: [
        'It speaks of having what is needed already, and of the difference that arranging it makes.',
        'Less is missing than it seemed; the tools want using rather than adding to.',
        'This is ability with its sleeves rolled up, and its method is one thing at a time.',
        'It treats attention as a form of power, and spends it in one place.',
      ],
      gift: [
        'It lends a steady hand and the sense that you are equal to the material.',
        'Its use is focus: one aim, named in a sentence, with the tools set out in order.',
      ],
      burden: [
        'It stands in the way as cleverness, so busy with technique that the purpose goes unasked.',
        'The trouble is a talent for seeming ready, which can stand in for beginning.',
      ],
      advice: [
        'List the four things you already have that bear on this, and use one today.',
        'Clear a table, set out only what the task needs, and work for forty minutes.',
        'Say in one plain sentence what you intend, and tell it to someone who will remember.',
        'Pick the tool you know best and let it do more of the work.',
      ],
    },
    reversed: {
      titles: ['Tools without a task', 'The trick, explained'],
      gist: ['talent without a direction', 'the difference between skill and show', 'effort spread over too many tables'],
      scenes: [
        'Turned over, the table loses its tools one by one, and the raised hand points at the floor.',
        'The cup and the coin slide off the edge; only the gesture remains.',
        'A performer bows to an empty chair, with the wand held out like a question.',
        'The roses are underfoot now, and the instruments lie where they fell, all of them intact.',
      ],
      says: [
        'It speaks of ability that is real and, for the moment, pointed nowhere in particular.',
        'Somewhere a better impression is being made than the facts would support.',
        'The gift is intact; what has slipped is the aim it was meant to serve.',
        'It suggests that persuasion has been doing a job that plain work would do better.',
      ],
      gift: [
        'It lends an eye for tricks, your own included, and the wit to put them down.',
        'Its use is the inventory: what you can really do, without the patter.',
      ],
      burden: [
        'The block is a scattering of effort, five things started so that none can be judged.',
        'It gets in the way as polish, laid on where an honest draft would have served.',
      ],
      advice: [
        'Cross out two of the things you are doing at once, and tell whoever is waiting for them.',
        'Check one claim that sounded good, whether you made it or heard it.',
        'Write down what you want from this in words you would use to a friend.',
        'Show someone the unfinished version, and say which part you are unsure of.',
      ],
    },
  },
  'major-02': {
    emblem: 'veil',
    upright: {
      titles: ['What the silence keeps', 'Behind the thin curtain'],
      gist: ['a knowledge that has no words yet', 'listening before asking', 'the quiet sense that comes first'],
      scenes: [
        'A woman sits between a dark pillar and a light one, with a half-hidden scroll in her lap.',
        'Behind her hangs a curtain of pomegranates, and behind the curtain, still water.',
        'Her robe runs out across the floor like a stream, and she has not said a word.',
        'Two pillars, a veil, and someone in no hurry to lift it.',
      ],
      says: [
        'It speaks of something known already, at the level where it cannot yet be argued.',
        'The answer in it is not hidden so much as unhurried.',
        'What was sensed in the first minute deserves a place beside the reasons that came later.',
        'It prefers a good silence to a premature explanation.',
      ],
      gift: [
        'It lends an inner ear, and the patience to wait until the murmur becomes a sentence.',
        'Its use is discretion: not everything true has to be said on the day it is noticed.',
      ],
      burden: [
        'It stands in the way as silence, kept so well that nobody can respond to it.',
        'The difficulty is a door left closed out of habit, with a good deal waiting behind it.',
      ],
      advice: [
        'Sit with the matter for ten minutes without looking anything up, then write the first thing that comes.',
        'Note what you noticed before you were told what to think of it.',
        'Leave one message unanswered until the morning, and see what your answer becomes.',
        'Ask yourself which outcome your body leaned towards when you first heard the news.',
      ],
    },
    reversed: {
      titles: ['The voice talked over', 'A curtain half drawn'],
      gist: ['an instinct that was overruled', 'a silence that hides more than it protects', 'the return to a first impression'],
      scenes: [
        'Seen this way, the veil falls towards the reader and the water behind it shows at the edges.',
        'The pillars hang like stalactites, and the scroll has slid out far enough to read one line.',
        'The stream of her robe runs upward, against its nature, away from the floor.',
        'Noise has come into the quiet room, and the seated figure has closed her eyes.',
      ],
      says: [
        'It speaks of a quiet knowledge that has been outvoted by louder opinions.',
        'Something is being kept back, perhaps kindly, and the keeping has begun to cost.',
        'So many views have been collected that the first one, your own, is at the bottom of the pile.',
        'It hints that a secret here weighs more than its contents.',
      ],
      gift: [
        'It lends permission to trust what you noticed before you could prove it.',
        'Its use is to lift one corner of a curtain that no longer needs to be there.',
      ],
      burden: [
        'The obstacle is noise: advice enough for three people, and no room to hear it in.',
        'It gets in the way as withholding, which is easily taken for indifference.',
      ],
      advice: [
        'Stop asking for opinions for two days and notice which one you miss.',
        'Say one true thing that you have been hinting at.',
        'Go back to your earliest note on this, before the discussions, and read it slowly.',
        'Take a walk without headphones and let the subject come or not come.',
      ],
    },
  },
  'major-03': {
    emblem: 'wheat field',
    upright: {
      titles: ['What grows if tended', 'Ripe, not hurried'],
      gist: ['growth that comes from tending', 'warmth given without a timetable', 'pleasure taken seriously'],
      scenes: [
        'She leans back on cushions in a field of ripe wheat, and nothing about her is in a hurry.',
        'A stream falls through the trees behind a woman crowned with small lights.',
        'Wheat stands to the very foot of the couch, as if the field had come indoors.',
        'Pomegranates on her gown, a heart-shaped shield at her side, summer all round.',
      ],
      says: [
        'It speaks of what thrives because someone keeps it company.',
        'Pressure adds nothing here; warmth, food and time are the whole method.',
        'It takes the body’s side: good bread, sleep, and work done with pleasure.',
        'There is plenty in it, and the plenty comes from small attentions repeated.',
      ],
      gift: [
        'It lends generosity of the slow kind, which feeds a thing until it can stand.',
        'Its use is to make the conditions comfortable and let growth do the arguing.',
      ],
      burden: [
        'It stands in the way as comfort, so soft that no one wants to get up from it.',
        'The trouble is care that will not stop, and leaves the other no weather of their own.',
      ],
      advice: [
        'Feed the thing that is growing: an hour, a good meal, a kinder schedule.',
        'Do one part of it outdoors, or at least by an open window.',
        'Make the place where you work on this a little more pleasant to enter.',
        'Let something ripen for three more days before you pick it.',
      ],
    },
    reversed: {
      titles: ['Resting ground', 'The well, refilled'],
      gist: ['care that has run low', 'ground that needs to lie fallow', 'affection held too tightly'],
      scenes: [
        'Upended, the wheat hangs down like rain, and the cushions offer nothing to lean on.',
        'The stream runs backwards into the trees, as water does when too much has been drawn.',
        'The field has been harvested twice, and the ground shows between the stalks.',
        'The crown sits low and heavy, and the summer has gone indoors.',
      ],
      says: [
        'It speaks of giving that has gone on past the point where anything is left to give.',
        'What looks like a lack of talent is more often a lack of rest.',
        'Somewhere care has become management, and the one cared for has noticed.',
        'It is a fallow card: the ground is good and wants to be left alone for a while.',
      ],
      gift: [
        'It lends the good sense to stop feeding everyone for an afternoon.',
        'Its use is to show which of your kindnesses you could put down without anyone going hungry.',
      ],
      burden: [
        'The block is depletion, which makes every request sound like an accusation.',
        'It gets in the way as hovering: so much help that nothing can grow straight.',
      ],
      advice: [
        'Put one hour this week where nobody can draw from it.',
        'Ask before helping, once, and abide by the answer.',
        'Eat and sleep first; look at the matter again after both.',
        'Leave one thing alone that you have been tending daily, and see how it does.',
      ],
    },
  },
  'major-04': {
    emblem: 'stone throne',
    upright: {
      titles: ['A wall that bears weight', 'Terms, plainly set'],
      gist: ['a structure that can be relied on', 'a limit stated without heat', 'responsibility taken openly'],
      scenes: [
        'A bearded ruler sits on stone carved with rams’ heads, in armour under his robe.',
        'Bare mountains behind, a narrow river far below, and a seat that nobody will tip.',
        'He holds a sceptre and a small globe as calmly as another man holds his keys.',
        'Red cloth over steel: even at rest the figure is dressed to be answerable.',
      ],
      says: [
        'It speaks of order that someone has taken the trouble to build and is willing to defend.',
        'A rule here is a kindness: everyone knows where they stand.',
        'It asks who is responsible, and waits until a name is given.',
        'Nothing in it is improvised; the plan was made before the weather turned.',
      ],
      gift: [
        'It lends a backbone: dates, terms, and a no that needs no footnotes.',
        'Its use is structure, enough of it that you need not decide the same thing every day.',
      ],
      burden: [
        'It stands in the way as a rule that has outlived the case it was made for.',
        'The difficulty is a need to be in charge of what would go well enough on its own.',
      ],
      advice: [
        'Put the terms in writing, even if the other party is only you.',
        'Set one limit this week and keep it politely, twice.',
        'Give the matter a fixed hour, and leave it alone outside that hour.',
        'Decide who decides; then tell everyone concerned.',
      ],
    },
    reversed: {
      titles: ['The rule re-examined', 'A looser hand'],
      gist: ['control that has stopped working', 'a rule in search of its reason', 'authority that wants sharing'],
      scenes: [
        'Turned over, the stone seat hangs from the mountains and the ruler grips its arms.',
        'The globe rolls out of reach, and the sceptre points at nothing.',
        'Armour shows at the sleeves: someone expects a fight in an empty hall.',
        'The rams’ heads stare the wrong way up, more stubborn than impressive.',
      ],
      says: [
        'It speaks of control held more tightly as it achieves less.',
        'Either the frame is too stiff or there is no frame, and both feel oddly alike.',
        'Someone’s authority is being obeyed out of habit, and the habit is due for a question.',
        'It suggests that one of the rules here protects nothing but itself.',
      ],
      gift: [
        'It lends the freedom to retire a rule with thanks.',
        'Its use is to show where loosening one bolt would let the whole thing move.',
      ],
      burden: [
        'The obstacle is stiffness, which mistakes every suggestion for a mutiny.',
        'It gets in the way as a missing spine: nobody has said what is allowed, so everybody guesses.',
      ],
      advice: [
        'Write down the three rules you are following here and strike the weakest.',
        'Hand over one decision completely, including the right to do it differently.',
        'Ask what a particular rule is for, and listen to how long the answer takes.',
        'Replace one order with a question and a deadline.',
      ],
    },
  },
  'major-05': {
    emblem: 'pair of keys',
    upright: {
      titles: ['The well-worn way', 'Ask someone who knows'],
      gist: ['a teaching that has been tested', 'belonging to something older', 'the counsel of someone experienced'],
      scenes: [
        'Two crossed keys lie on the step before a teacher, and two listeners kneel below.',
        'A hand is raised in blessing between grey pillars; the gesture is older than the hand.',
        'Three crowns, one above another, and under them a face that has heard the question before.',
        'Someone explains, someone listens, and the floor between them is worn by many knees.',
      ],
      says: [
        'It speaks of ways that have been walked often enough to be smooth.',
        'Not every problem is new, and this one has probably been solved by someone patient.',
        'It values the shared form: the course, the ceremony, the agreed vocabulary.',
        'There is shelter in it, of the kind that comes from doing a thing as it is done.',
      ],
      gift: [
        'It lends a teacher, or at least the humility to look for one.',
        'Its use is precedent: someone has kept notes on how this usually goes.',
      ],
      burden: [
        'It stands in the way as the proper procedure, followed past the point of sense.',
        'The difficulty is other people’s certainty, handed down so kindly that it is hard to refuse.',
      ],
      advice: [
        'Ask one person with ten more years of this than you have, and take notes.',
        'Read the rules once from the beginning; the useful clause is seldom the famous one.',
        'Do it the usual way first, then decide what to change.',
        'Join the group, the class or the meeting you have been watching from the door.',
      ],
    },
    reversed: {
      titles: ['A key of your own', 'Outside the custom'],
      gist: ['a custom that no longer fits', 'conscience ahead of convention', 'the search for an own form'],
      scenes: [
        'Turned over, the keys fall from the step within reach of the listeners.',
        'The raised hand points down now, and the pillars carry nothing.',
        'The lesson goes on, but one pupil is looking out of the window.',
        'Three crowns slide off a head that seems relieved to be rid of them.',
      ],
      says: [
        'It speaks of a form that has been kept after its meaning moved out.',
        'There is dissent in it, still a little unsure of its own grounds.',
        'Approval has been sought from a court that may have no jurisdiction.',
        'It asks whether you disagree with the rule or only with being told.',
      ],
      gift: [
        'It lends the courage to do a thing properly in a way that is not customary.',
        'Its use is a clear look at what you were taught, sorted into keep and return.',
      ],
      burden: [
        'The block is a borrowed conscience, which approves nothing you would choose yourself.',
        'It gets in the way as contrariness, busy with refusing and slow to propose.',
      ],
      advice: [
        'Write down whose voice says “one does not do that”, and thank it for its service.',
        'Keep the part of the tradition that still feeds you and drop one that does not.',
        'Propose an alternative before you refuse the usual way.',
        'Do a small version of it in your own manner, without announcing it.',
      ],
    },
  },
  'major-06': {
    emblem: 'orchard',
    upright: {
      titles: ['Chosen in daylight', 'Two, and the open air'],
      gist: ['a choice that shows what you value', 'honesty between equals', 'agreement between heart and deed'],
      scenes: [
        'Two people stand under two trees with nothing between them, and an angel leans out of a cloud.',
        'One looks at the other; the other looks up; the mountain between them stands well back.',
        'A tree of fruit, a tree of flames, and two figures who have decided not to hide.',
        'Wide wings overhead and open hands below: everything in the picture is on view.',
      ],
      says: [
        'It speaks of choosing in the open, with one’s reasons showing.',
        'Attraction is part of it, and so is the candour that attraction makes possible.',
        'The question under the question is one of values: what would you stand beside?',
        'It is less about being chosen than about choosing the same thing twice.',
      ],
      gift: [
        'It lends a wholeheartedness that makes the practical part easier.',
        'Its use is candour: the thing said plainly while it can still be answered.',
      ],
      burden: [
        'It stands in the way as a wish for perfect agreement, which postpones every ordinary yes.',
        'The difficulty is that one choice closes another, and part of you had hoped to keep both.',
      ],
      advice: [
        'Say what you would choose if nobody needed an explanation.',
        'Ask the other person what they want, then wait longer than is comfortable.',
        'Write your three firmest values down and hold each option against them.',
        'Have the conversation outdoors, side by side rather than across a table.',
      ],
    },
    reversed: {
      titles: ['Two wishes, one road', 'The choice put off'],
      gist: ['a heart that wants two things', 'a choice made to please', 'a misalignment that wants naming'],
      scenes: [
        'Turned over, the angel is below and the two figures look away from each other, each to a separate tree.',
        'The mountain has come forward and stands between them now.',
        'The cloud covers the ground, and two people feel about for the path.',
        'Fruit drops from one tree and sparks from the other, and nobody reaches for either.',
      ],
      says: [
        'It speaks of wishing for two things that do not live in the same house.',
        'Something has been agreed to that was never quite meant.',
        'The distance in it is small and has grown by being stepped around.',
        'It suggests that the choice is being made by delay, which is also a chooser.',
      ],
      gift: [
        'It lends the honesty to say that you are divided, which is more useful than a firm half-truth.',
        'Its use is to show where the words and the deeds have come apart.',
      ],
      burden: [
        'The obstacle is a divided wish, which pays for both roads and walks neither.',
        'It gets in the way as politeness, where a disagreement would have been a relief.',
      ],
      advice: [
        'Finish the sentence “I keep putting this off because” three times, quickly.',
        'Name the thing you said yes to without meaning it, and see if it can be amended.',
        'Tell one person that you have not decided yet, and let that be the truth for today.',
        'Look at what you did last month rather than what you said; the preference is in there.',
      ],
    },
  },
  'major-07': {
    emblem: 'pair of reins',
    upright: {
      titles: ['Two horses, one road', 'Steering, not pushing'],
      gist: ['the steering of opposite pulls', 'momentum under command', 'the will to steer'],
      scenes: [
        'A driver stands under a starry canopy, and the two creatures before him look different ways.',
        'One sphinx is pale and one is dark; there are no reins, only attention.',
        'The city is already behind the wheels, and the driver does not look back at it.',
        'Armour, a square stance, and a vehicle heavy enough to need a decision.',
      ],
      says: [
        'It speaks of contrary wishes that can be driven, so long as the destination is named.',
        'Progress here is a matter of steering; there is horsepower enough.',
        'It honours discipline of the cheerful kind, which likes to be under way.',
        'The victory in it is mostly over one’s own zigzag.',
      ],
      gift: [
        'It lends direction, so that even the reluctant part of you pulls forward.',
        'Its use is momentum: begun on Monday, it is easier on Tuesday.',
      ],
      burden: [
        'It stands in the way as sheer drive, which arrives early at the wrong address.',
        'The difficulty is the wish to win, in a matter where nobody else had thought of racing.',
      ],
      advice: [
        'Name the destination in one line and put it where you work.',
        'Do the step that makes the next three easier, and do it first.',
        'Give each of your two opposite wishes one thing it wants from the plan.',
        'Set a pace you could keep for a month and start at that.',
      ],
    },
    reversed: {
      titles: ['Wheels in soft ground', 'First, the direction'],
      gist: ['force without an agreed direction', 'a journey that has stalled', 'the need to settle where to go'],
      scenes: [
        'Upside down, the wheels turn in the air and the two beasts lie where they please.',
        'The canopy has come down over the driver’s eyes.',
        'Each sphinx has set off on its own errand, and the harness is in between.',
        'A handsome vehicle stands across the road, pointing at the ditch.',
      ],
      says: [
        'It speaks of effort that cancels itself out, one half pulling left.',
        'There is no lack of energy in it, only of a common address.',
        'Speed has been standing in for direction, and the substitution has been noticed.',
        'It suggests that the stall is useful: one can read a map while standing still.',
      ],
      gift: [
        'It lends a halt in which the argument between your two wishes can be heard.',
        'Its use is the brake, which is also part of driving.',
      ],
      burden: [
        'The block is force: pushing harder at a wheel that is turned the wrong way.',
        'It gets in the way as restlessness, which would rather be lost than late.',
      ],
      advice: [
        'Stop for one day and write down where each part of you is trying to go.',
        'Let go of the detail you have been fighting over, and see if the rest moves.',
        'Ask who else is holding a rein, and compare maps.',
        'Halve the speed and keep the promise.',
      ],
    },
  },
  'major-08': {
    emblem: 'garland',
    upright: {
      titles: ['A gentle hand', 'Courage without noise'],
      gist: ['courage with an open hand', 'patience towards something fierce', 'a calm that needs no proof'],
      scenes: [
        'A woman bends over a lion and closes its jaws as one might close a book.',
        'Flowers bind the two of them, and the great animal has put its tail down.',
        'No whip, no chair, no audience: only hands in a mane.',
        'The lion licks her wrist, and the hills behind go on being blue.',
      ],
      says: [
        'It speaks of the kind of power that does not raise its voice.',
        'What is fierce in the matter, or in you, can be met rather than beaten.',
        'Its courage is warm and rather patient, and returns the next day.',
        'It trusts that what growls is often only frightened or unfed.',
      ],
      gift: [
        'It lends composure, so that the hard thing can be said in an ordinary tone.',
        'Its use is patience that has some muscle in it.',
      ],
      burden: [
        'It stands in the way as endurance, praised so often that nobody asks if it is needed.',
        'The difficulty is a temper so well managed that it never gets to report what it saw.',
      ],
      advice: [
        'Say the difficult sentence slowly, at half your usual volume.',
        'Meet the thing you are avoiding for five minutes a day, and then stop.',
        'When the old reaction rises, count four breaths and choose the second reply.',
        'Be kind first and firm second, in the same conversation.',
      ],
    },
    reversed: {
      titles: ['Confidence on loan', 'The lion, unfed'],
      gist: ['a confidence that has thinned', 'a temper looking for a door', 'kindness towards one’s own weakness'],
      scenes: [
        'Here the lion is above and the woman holds on where she used to guide.',
        'The garland has come undone and trails between them.',
        'The jaws are open again, and the hand has been drawn back.',
        'The hills have gone grey; the animal paces and will not be looked at.',
      ],
      says: [
        'It speaks of a shaken trust in one’s own hand, which is not the same as weakness.',
        'Something has been held down by effort, and the effort is tired.',
        'Doubt has the microphone for now, and it tends to overstay.',
        'It suggests that what needs taming first is the voice that scolds.',
      ],
      gift: [
        'It lends honesty about where you are tired, which is the beginning of being steady.',
        'Its use is softness towards yourself before the next attempt.',
      ],
      burden: [
        'The obstacle is self-doubt, asking for a certificate before every step.',
        'It gets in the way as a flare of temper, brief and expensive.',
      ],
      advice: [
        'Recall one hard thing you handled well, in detail, before you go in.',
        'Rest first; postpone the confrontation by a day if it can bear it.',
        'Take a brisk walk before you answer, and answer from the second mile.',
        'Lower the bar once, clear it, and let that count.',
      ],
    },
  },
  'major-09': {
    emblem: 'lantern',
    upright: {
      titles: ['A lamp for one step', 'Light enough to go on'],
      gist: ['light enough for the next step', 'time alone with the question', 'discernment that takes its time'],
      scenes: [
        'An old man stands on a snowy height with a lantern, looking down the way he came.',
        'One lamp, one staff, and a great deal of dark that is in no way hostile.',
        'A grey cloak on a cold ridge, and a small six-pointed flame behind glass.',
        'He holds the light out, at arm’s length, so that it falls on the path and spares the eyes.',
      ],
      says: [
        'It is less a card of solitude than of proportion: enough light for a step, and no more claimed.',
        'It speaks of counsel taken from oneself, after the others have been heard.',
        'Distance is its instrument; things look their size from up here.',
        'There is age in it, of the kind that has stopped needing to be right quickly.',
      ],
      gift: ['It lends a lamp of your own, which reaches about one step and that is plenty.', 'Its use is withdrawal with a return date.'],
      burden: [
        'It stands in the way as a retreat that has grown comfortable.',
        'The difficulty is a wish to understand everything before moving at all.',
      ],
      advice: [
        'Keep one evening free of other people’s opinions and write down what you already know.',
        'Decide the next step only, and let the one after it stay dark.',
        'Take the question for a walk you know well enough not to think about.',
        'Turn the phone off for an hour and see what remains important.',
      ],
    },
    reversed: {
      titles: ['Down from the hill', 'The lamp turned outward'],
      gist: ['a solitude that has lasted long enough', 'thinking that goes round in rings', 'the way back down to others'],
      scenes: [
        'Turned over, the lantern shines on the hand that holds it and on nothing else.',
        'The staff points upward and the path has slipped out of the picture.',
        'Snow falls up past the cloak, and someone has been standing there a good while.',
        'The ridge is above now; below, closer than expected, are the lights of a village.',
      ],
      says: [
        'It speaks of reflection that has begun to go in circles, each a little smaller.',
        'Being alone was useful, and the useful part is over.',
        'The lamp is well lit and pointed at the same spot every night.',
        'It suggests that the next piece of insight is in somebody else’s keeping.',
      ],
      gift: [
        'It lends a reason to come down and tell someone what you have been thinking.',
        'Its use is to show the difference between privacy and hiding.',
      ],
      burden: [
        'The block is isolation, which feels like clarity for the first few days.',
        'It gets in the way as one more round of thinking, in place of one conversation.',
      ],
      advice: [
        'Tell one person the thought you have been turning over, unfinished as it is.',
        'Accept the next small invitation, and leave early if you like.',
        'Write the circle of thought down once; on paper it is usually shorter.',
        'Ask for help with the part you could do alone, just to break the habit.',
      ],
    },
  },
  'major-10': {
    emblem: 'turning wheel',
    upright: {
      titles: ['The season turns', 'Near the hub'],
      gist: ['a turn that nobody ordered', 'good timing, lightly taken', 'change that comes in its season'],
      scenes: [
        'A great wheel hangs in the clouds with creatures climbing one side and sliding down the other.',
        'In the four corners winged animals read their books, quite undisturbed by the turning.',
        'A sphinx sits on top for the moment, sword on its shoulder, not looking down.',
        'Letters run round the rim, and whichever way one reads them the rim goes on.',
      ],
      says: [
        'It speaks of conditions that shift by themselves, for everyone, without malice.',
        'Luck is in it, and luck is best received with both hands and few conclusions.',
        'What was down comes round; what was up would do well to save a little.',
        'Near the hub the turning is gentle, and from there one can watch for the moment.',
      ],
      gift: [
        'It lends a tailwind, of the sort that favours those already rigged.',
        'Its use is timing: something that resisted last month may now simply move.',
      ],
      burden: [
        'It stands in the way as waiting for luck, which is busy elsewhere.',
        'The difficulty is change itself, arriving before the desk was cleared for it.',
      ],
      advice: [
        'Prepare one thing, so that if the chance comes round you need only say yes.',
        'Write down what has already changed this month without your doing.',
        'Hold the plan and loosen the date.',
        'When the opening comes, take the small version of it the same day.',
      ],
    },
    reversed: {
      titles: ['The same spoke again', 'A pattern comes round'],
      gist: ['a pattern that has come round again', 'a change held off by force', 'the lesson in a repetition'],
      scenes: [
        'Hung the other way, the wheel carries its sphinx underneath, and the climbers have traded places.',
        'The rim scrapes, as if something had been wedged between the spokes.',
        'The four readers in the corners hold their books upside down and turn the page regardless.',
        'The descending creature looks oddly familiar, having passed here before.',
      ],
      says: [
        'It speaks of a repetition: other names, the same plot.',
        'A change is being held back by hand, and the hand is tired.',
        'Delay is in it, but not refusal; the turn is slow rather than stopped.',
        'It suggests looking for the one spoke you keep catching your sleeve on.',
      ],
      gift: [
        'It lends recognition, so that the old pattern can be greeted by name.',
        'Its use is to show the place in the circle where you usually step back on.',
      ],
      burden: [
        'The obstacle is a familiar loop, entered each time by the same friendly door.',
        'It gets in the way as bad timing, taken personally.',
      ],
      advice: [
        'Write down the last two times this happened and underline what they share.',
        'Change one small thing at the point where the pattern starts, not where it hurts.',
        'Let a deadline slip on purpose if only pride is holding it.',
        'Ask what you would do differently if this were the third time, and do that.',
      ],
    },
  },
}
