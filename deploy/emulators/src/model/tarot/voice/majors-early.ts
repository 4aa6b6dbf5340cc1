import type { Voices } from './voice.ts'

/** The Fool to the Wheel of Fortune. */
export const majorsEarly: Voices = {
  'major-00': {
    emblem: 'white rose',
    upright: {
      titles: ['One step, little luggage', 'The road learns you'],
      gist: ['a beginning made on trust', 'a step taken without a map', 'the lightness of not yet knowing'],
      scenes: [
        'A traveller at a cliff’s edge looks up. One small cloth holds everything owned.',
        'A white dog jumps at someone’s heels. Neither is watching the drop.',
        'A rose, a stick over the shoulder, and plenty of air ahead.',
        'Morning on a high path, and a walker who packed almost nothing.',
      ],
      says: [
        'It speaks of beginnings that would not survive too much preparation.',
        'It promises no soft landing, only a real willingness to find out.',
        'Inexperience is an asset here. Nobody has yet said what cannot be done.',
        'It belongs to the moment before skill, when interest is enough.',
      ],
      gift: [
        'It lends the nerve to begin before the list is finished.',
        'Its use is lightness: fewer conditions, and a shorter speech beforehand.',
      ],
      burden: [
        'It gets in the way as charm. Nobody asks about the middle.',
        'The difficulty is a fondness for open roads. Others do the dishes.',
      ],
      advice: [
        'Do the first ten minutes of it today, before you feel ready.',
        'Choose the version that fits in one bag. See what you miss.',
        'Ask the beginner’s question aloud, the one everyone else seems past.',
        'Put one small, reversible step in your calendar, with its own hour.',
      ],
    },
    reversed: {
      titles: ['Before the leap, a look', 'The edge, seen twice'],
      gist: ['a leap postponed or made blindfold', 'the line between careless and free', 'a false start that can be restarted'],
      scenes: [
        'Upside down, the traveller hangs over the path. The bundle slips loose.',
        'The dog is still barking, and this time it has a point.',
        'The rose is gone. The cliff is above, the sky below.',
        'A lifted foot stays lifted, as if awaiting a second opinion.',
      ],
      says: [
        'It speaks of two errors that look alike: rushing, and never leaving.',
        'Something begun for fun now wants a reason to go on.',
        'The innocence is a little worn. Some modest planning would not spoil it.',
        'It is a card of misjudged distance. One look down corrects it.',
      ],
      gift: ['It lends a useful hesitation, which checks the rope and then goes.', 'Its use is the pause that tells a dare from a wish.'],
      burden: [
        'The obstacle is one start after another. Nothing gets its second day.',
        'It stands in the way as bravado, or as bravado’s timid twin.',
      ],
      advice: [
        'Name the one risk you keep stepping over, and look it up.',
        'Ask someone who has done it what surprised them early on.',
        'Decide what would make you turn back. Going on is lighter then.',
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
        'A cup, a coin, a blade and a staff lie like instruments.',
        'One hand points up, one down. Between them a person becomes a conductor.',
        'Roses above the table, lilies before it, and work about to start.',
        'A raised wand, a tidy table, and a practised concentration.',
      ],
      says: [
        'It speaks of having what is needed, and of arranging it.',
        'Less is missing than it seemed. The tools only want using.',
        'This is ability with its sleeves rolled up, doing one thing first.',
        'It treats attention as a power, and spends it in one place.',
      ],
      gift: ['It lends a steady hand, and a sense of being equal.', 'Its use is focus: one aim, one sentence, the tools in order.'],
      burden: [
        'It stands in the way as cleverness. The purpose goes unasked.',
        'The trouble is a talent for seeming ready instead of beginning.',
      ],
      advice: [
        'List four things you already have for this. Use one today.',
        'Clear a table, set out what you need, work forty minutes.',
        'Say what you intend in one sentence, to someone who will remember.',
        'Pick the tool you know best. Let it do more.',
      ],
    },
    reversed: {
      titles: ['Tools without a task', 'The trick, explained'],
      gist: ['talent without a direction', 'the difference between skill and show', 'effort spread over too many tables'],
      scenes: [
        'Turned over, the table loses its tools, and the hand points down.',
        'The cup and the coin slide off. Only the gesture remains.',
        'A performer bows to an empty chair, wand out like a question.',
        'The roses are underfoot now. The fallen instruments are all intact.',
      ],
      says: [
        'It speaks of ability that is real and, just now, pointed nowhere.',
        'Somewhere a better impression is being made than the facts would support.',
        'The gift is intact. What has slipped is its aim.',
        'Persuasion has been doing a job that plain work does better.',
      ],
      gift: ['It lends an eye for tricks, your own included.', 'Its use is the inventory: what you can do, without the patter.'],
      burden: [
        'The block is scattered effort, five starts and nothing to judge.',
        'It gets in the way as polish, where a draft would serve.',
      ],
      advice: [
        'Cross out two things you are doing at once. Tell whoever waits.',
        'Check one claim that sounded good, your own or another’s.',
        'Write down what you want in words fit for a friend.',
        'Show someone the unfinished version. Say which part you doubt.',
      ],
    },
  },
  'major-02': {
    emblem: 'veil',
    upright: {
      titles: ['What the silence keeps', 'Behind the thin curtain'],
      gist: ['a knowledge that has no words yet', 'listening before asking', 'the quiet sense that comes first'],
      scenes: [
        'A woman sits between dark pillar and light, a scroll half hidden.',
        'Behind her hangs a curtain of pomegranates, and then still water.',
        'Her robe runs across the floor like a stream. She says nothing.',
        'Two pillars, a veil, and someone in no hurry to lift it.',
      ],
      says: [
        'It speaks of something known already that cannot yet be argued.',
        'The answer in it is not hidden so much as unhurried.',
        'What you sensed in the first minute deserves a place among reasons.',
        'It prefers a good silence to a premature explanation.',
      ],
      gift: ['It lends an inner ear, and patience with a murmur.', 'Its use is discretion: not every truth is for today.'],
      burden: [
        'It stands in the way as silence that nobody can respond to.',
        'The difficulty is a door kept closed from habit. Much waits behind it.',
      ],
      advice: [
        'Sit with it for ten minutes. Then write whatever comes first.',
        'Note what you noticed before you were told what to think.',
        'Leave one message until morning, and see what your answer becomes.',
        'Recall which outcome your body leaned towards when you first heard.',
      ],
    },
    reversed: {
      titles: ['The voice talked over', 'A curtain half drawn'],
      gist: ['an instinct that was overruled', 'a silence that hides more than it protects', 'the return to a first impression'],
      scenes: [
        'Seen this way, the veil falls forward, and water shows behind.',
        'The pillars hang like stalactites. One line of the scroll is legible.',
        'The stream of her robe runs upward, against its nature.',
        'Noise has entered the quiet room. The seated figure closes her eyes.',
      ],
      says: [
        'It speaks of quiet knowledge, outvoted by louder opinions.',
        'Something is kept back, perhaps kindly. The keeping has begun to cost.',
        'So many views were collected that your own lies at the bottom.',
        'It hints that a secret here weighs more than its contents.',
      ],
      gift: ['It lends permission to trust what you cannot yet prove.', 'Its use is to lift one corner of a needless curtain.'],
      burden: [
        'The obstacle is noise: advice for three, and no room to hear.',
        'It gets in the way as withholding, easily taken for indifference.',
      ],
      advice: [
        'Ask for no opinions for two days. Notice which one you miss.',
        'Say one true thing that you have been hinting at.',
        'Find your earliest note on this, and read it slowly.',
        'Walk without headphones, and let the subject come or stay away.',
      ],
    },
  },
  'major-03': {
    emblem: 'wheat field',
    upright: {
      titles: ['What grows if tended', 'Ripe, not hurried'],
      gist: ['growth that comes from tending', 'warmth given without a timetable', 'pleasure taken seriously'],
      scenes: [
        'She leans on cushions in ripe wheat, and nothing in her hurries.',
        'A stream falls through trees behind a woman crowned with small lights.',
        'Wheat stands at the foot of the couch, as if come indoors.',
        'Pomegranates on her gown, a heart-shaped shield, and summer all round.',
      ],
      says: [
        'It speaks of what thrives because someone keeps it company.',
        'Pressure adds nothing here; warmth, food and time are the whole method.',
        'It takes the body’s side: good bread, sleep, work done with pleasure.',
        'There is plenty in it, and plenty comes from small attentions.',
      ],
      gift: ['It lends slow generosity, which feeds a thing until it can stand.', 'Its use is comfort. Growth does the arguing.'],
      burden: ['It stands in the way as comfort too soft to rise from.', 'The trouble is unceasing care, which leaves others no weather.'],
      advice: [
        'Feed the growing thing: an hour, a meal, a kinder schedule.',
        'Do one part of it outdoors, or by an open window.',
        'Make the place where you work on this pleasanter to enter.',
        'Let something ripen for three more days before you pick it.',
      ],
    },
    reversed: {
      titles: ['Resting ground', 'The well, refilled'],
      gist: ['care that has run low', 'ground that needs to lie fallow', 'affection held too tightly'],
      scenes: [
        'Upended, the wheat hangs like rain, and the cushions hold nobody.',
        'The stream runs back into the trees, overdrawn.',
        'The field was harvested twice. The ground shows between the stalks.',
        'The crown sits low and heavy, and the summer has gone indoors.',
      ],
      says: [
        'It speaks of giving that went on after the cupboard was bare.',
        'What looks like lacking talent is more often lacking rest.',
        'Somewhere care has become management, and the one cared for has noticed.',
        'It is a fallow card: good ground that wants leaving alone.',
      ],
      gift: [
        'It lends the good sense to stop feeding everyone for an afternoon.',
        'Its use is to show which kindness could be put down safely.',
      ],
      burden: [
        'The block is depletion, which makes every request sound like an accusation.',
        'It gets in the way as hovering, under which nothing grows straight.',
      ],
      advice: [
        'Put one hour this week where nobody can draw from it.',
        'Ask before helping, once, and abide by the answer.',
        'Eat and sleep first; look at the matter again after both.',
        'Leave alone one thing you tend daily, and see how it does.',
      ],
    },
  },
  'major-04': {
    emblem: 'stone throne',
    upright: {
      titles: ['A wall that bears weight', 'Terms, plainly set'],
      gist: ['a structure that can be relied on', 'a limit stated without heat', 'responsibility taken openly'],
      scenes: [
        'A bearded ruler sits on carved stone, armour under his robe.',
        'Bare mountains, a narrow river below, a seat that nobody will tip.',
        'He holds sceptre and globe as another man holds his keys.',
        'Red cloth over steel: even at rest he is dressed to answer.',
      ],
      says: [
        'It speaks of order that someone took the trouble to build.',
        'A rule here is a kindness: everyone knows where they stand.',
        'It asks who is responsible, and waits until a name is given.',
        'Nothing in it is improvised. The plan came before the weather.',
      ],
      gift: [
        'It lends a backbone: dates, terms, and a no without footnotes.',
        'Its use is structure, so that nothing needs deciding twice.',
      ],
      burden: ['It stands in the way as a rule that outlived its case.', 'The difficulty is taking charge of what would manage alone.'],
      advice: [
        'Put the terms in writing, even if only with yourself.',
        'Set one limit this week and keep it politely, twice.',
        'Give the matter a fixed hour, and let it alone otherwise.',
        'Decide who decides; then tell everyone concerned.',
      ],
    },
    reversed: {
      titles: ['The rule re-examined', 'A looser hand'],
      gist: ['control that has stopped working', 'a rule in search of its reason', 'authority that wants sharing'],
      scenes: [
        'Turned over, the stone seat hangs. The ruler grips its arms.',
        'The globe rolls out of reach, and the sceptre points at nothing.',
        'Armour shows at the sleeves. Someone expects a fight in an empty hall.',
        'The rams’ heads stare the wrong way up, more stubborn than impressive.',
      ],
      says: [
        'It speaks of control held more tightly as it achieves less.',
        'The frame is too stiff or missing, and both feel oddly alike.',
        'Someone is obeyed out of habit. The habit is due for a question.',
        'It suggests that one of the rules here protects nothing but itself.',
      ],
      gift: ['It lends the freedom to retire a rule with thanks.', 'Its use is to show which one bolt, loosened, frees the whole.'],
      burden: [
        'The obstacle is stiffness, which mistakes every suggestion for a mutiny.',
        'It gets in the way as a missing spine. Everybody guesses.',
      ],
      advice: [
        'Write down three rules you follow here, and strike the weakest.',
        'Hand over one decision completely, including the right to do it differently.',
        'Ask what a rule is for. Notice how long the answer takes.',
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
        'Two crossed keys lie before a teacher, and two listeners kneel below.',
        'A hand is raised in blessing. The gesture is older than the hand.',
        'Three crowns, and under them a face that knows the question.',
        'Someone explains, someone listens. Many knees have worn the floor.',
      ],
      says: [
        'It speaks of ways walked often enough to be smooth.',
        'Not every problem is new. Someone patient may have solved this one.',
        'It values the shared form: the course, the ceremony, the agreed vocabulary.',
        'There is shelter in it, the shelter of a known form.',
      ],
      gift: ['It lends a teacher, or the humility to look for one.', 'Its use is precedent: someone has kept notes on this.'],
      burden: [
        'It stands in the way as procedure, followed past all sense.',
        'The difficulty is other people’s certainty, too kindly given to refuse.',
      ],
      advice: [
        'Ask someone ten years further on, and take notes.',
        'Read the rules from the beginning. The useful clause is seldom famous.',
        'Do it the usual way first, then decide what to change.',
        'Join the group or class you have watched from the door.',
      ],
    },
    reversed: {
      titles: ['A key of your own', 'Outside the custom'],
      gist: ['a custom that no longer fits', 'conscience ahead of convention', 'the search for an own form'],
      scenes: [
        'Turned over, the keys fall within reach of the listeners.',
        'The raised hand points down now, and the pillars carry nothing.',
        'The lesson goes on. One pupil looks out of the window.',
        'Three crowns slide off a head that seems relieved.',
      ],
      says: [
        'It speaks of a form kept after its meaning moved out.',
        'There is dissent in it, still unsure of its own grounds.',
        'Approval has been sought from a court that may have no jurisdiction.',
        'Do you disagree with the rule, or only with being told?',
      ],
      gift: ['It lends courage to do a thing properly, against custom.', 'Its use is to sort what you were taught: keep, or return.'],
      burden: [
        'The block is a borrowed conscience that approves nothing you choose.',
        'It gets in the way as contrariness, quick to refuse.',
      ],
      advice: [
        'Whose voice says “one does not do that”? Thank it, and decide.',
        'Keep the part of the tradition that feeds you. Drop another.',
        'Propose an alternative before you refuse the usual way.',
        'Do a small version in your own manner, unannounced.',
      ],
    },
  },
  'major-06': {
    emblem: 'orchard',
    upright: {
      titles: ['Chosen in daylight', 'Two, and the open air'],
      gist: ['a choice that shows what you value', 'honesty between equals', 'agreement between heart and deed'],
      scenes: [
        'Two people stand under two trees. An angel leans out of a cloud.',
        'One looks across, the other up. The mountain stands well back.',
        'A tree of fruit, a tree of flames, and nobody hiding.',
        'Wide wings overhead, open hands below, everything on view.',
      ],
      says: [
        'It speaks of choosing in the open, with one’s reasons showing.',
        'Attraction is part of it, and so is the candour it allows.',
        'Under the question is one of values: what would you stand beside?',
        'It is less about being chosen than about choosing twice.',
      ],
      gift: ['It lends a wholeheartedness that makes the practical part easier.', 'Its use is candour while an answer is still possible.'],
      burden: [
        'It stands in the way as perfectionism. Every ordinary yes is postponed.',
        'The difficulty is that one choice closes another. You had hoped for both.',
      ],
      advice: [
        'Say what you would choose if nobody needed an explanation.',
        'Ask what the other wants, then wait longer than is comfortable.',
        'Write your three firmest values down and hold each option against them.',
        'Have the conversation outdoors, side by side rather than across a table.',
      ],
    },
    reversed: {
      titles: ['Two wishes, one road', 'The choice put off'],
      gist: ['a heart that wants two things', 'a choice made to please', 'a misalignment that wants naming'],
      scenes: [
        'Turned over, the two look away, each towards a separate tree.',
        'The mountain has come forward and stands between them now.',
        'The cloud covers the ground. Two people feel about for the path.',
        'Fruit falls from one tree, sparks from the other. Nobody reaches out.',
      ],
      says: [
        'It speaks of two wishes that cannot share a house.',
        'Something has been agreed to that was never quite meant.',
        'The distance in it is small, and grew by being stepped around.',
        'The choice is being made by delay, which is also a chooser.',
      ],
      gift: ['It lends the honesty to admit that you are divided.', 'Its use is to show where words and deeds came apart.'],
      burden: [
        'The obstacle is a divided wish, which pays twice and walks nowhere.',
        'It gets in the way as politeness, where disagreement would relieve.',
      ],
      advice: [
        'Finish the sentence “I keep putting this off because” three times, quickly.',
        'Name one yes you did not mean. See if it can be amended.',
        'Tell one person that you have not decided, and rest on that.',
        'Look at what you did last month. The preference is in there.',
      ],
    },
  },
  'major-07': {
    emblem: 'pair of reins',
    upright: {
      titles: ['Two horses, one road', 'Steering, not pushing'],
      gist: ['the steering of opposite pulls', 'momentum under command', 'the will to steer'],
      scenes: [
        'A driver under a starry canopy steers two creatures that disagree.',
        'One sphinx is pale, one dark. There are no reins, only attention.',
        'The city lies behind the wheels, and the driver looks ahead.',
        'Armour, a square stance, and a vehicle that needs a decision.',
      ],
      says: [
        'It speaks of contrary wishes, drivable once the destination has a name.',
        'Progress here is a matter of steering; there is horsepower enough.',
        'It honours cheerful discipline, the kind that likes to be moving.',
        'The victory in it is mostly over one’s own zigzag.',
      ],
      gift: [
        'It lends direction. Even the reluctant part of you pulls forward.',
        'Its use is momentum: begun on Monday, it is easier on Tuesday.',
      ],
      burden: ['It stands in the way as drive, early at the wrong address.', 'The difficulty is a wish to win where nobody is racing.'],
      advice: [
        'Name the destination in one line and put it where you work.',
        'Find the step that eases the next three. Do it first.',
        'Give each of your two opposite wishes one thing it wants.',
        'Set a pace you could keep for a month. Start at that.',
      ],
    },
    reversed: {
      titles: ['Wheels in soft ground', 'First, the direction'],
      gist: ['force without an agreed direction', 'a journey that has stalled', 'the need to settle where to go'],
      scenes: [
        'Upside down, the wheels turn in air, and the beasts lie down.',
        'The canopy has come down over the driver’s eyes.',
        'Each sphinx runs its own errand. The harness is in between.',
        'A handsome vehicle stands across the road, pointing at the ditch.',
      ],
      says: [
        'It speaks of effort that cancels itself out, one half pulling left.',
        'There is energy enough in it. What is missing is an address.',
        'Speed stood in for direction, and somebody has noticed.',
        'The stall is useful: maps are best read standing still.',
      ],
      gift: ['It lends a halt in which both wishes can be heard.', 'Its use is the brake, which is also part of driving.'],
      burden: [
        'The block is force, applied to a wheel turned the wrong way.',
        'It gets in the way as restlessness, rather lost than late.',
      ],
      advice: [
        'Stop for one day. Write down where each part of you is heading.',
        'Let go of the detail you fight over. See what moves.',
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
        'A woman closes a lion’s jaws as one might close a book.',
        'Flowers bind the two of them. The great animal’s tail is down.',
        'No whip, no chair, no audience: only hands in a mane.',
        'The lion licks her wrist, and the hills go on being blue.',
      ],
      says: [
        'It speaks of power that does not raise its voice.',
        'What is fierce here can be met rather than beaten.',
        'Its courage is warm and rather patient, and returns the next day.',
        'It trusts that what growls is often only frightened or unfed.',
      ],
      gift: ['It lends composure. Hard things can be said in an ordinary tone.', 'Its use is patience that has some muscle in it.'],
      burden: [
        'It stands in the way as endurance, praised and never questioned.',
        'The difficulty is a temper too well managed to report anything.',
      ],
      advice: [
        'Say the difficult sentence slowly, at half your usual volume.',
        'Meet what you avoid for five minutes a day. Then stop.',
        'When the old reaction rises, count four breaths. Choose the second reply.',
        'Be kind first and firm second, in the same conversation.',
      ],
    },
    reversed: {
      titles: ['Confidence on loan', 'The lion, unfed'],
      gist: ['a confidence that has thinned', 'a temper looking for a door', 'kindness towards one’s own weakness'],
      scenes: [
        'Here the lion is above, and the woman only holds on.',
        'The garland has come undone and trails between them.',
        'The jaws are open again, and the hand has been drawn back.',
        'The hills have gone grey. The animal paces and looks away.',
      ],
      says: [
        'It speaks of a shaken trust in one’s hand. That is no weakness.',
        'Something has been held down by effort, and the effort is tired.',
        'Doubt has the microphone for now, and it tends to overstay.',
        'It suggests that what needs taming first is the voice that scolds.',
      ],
      gift: [
        'It lends honesty about tiredness, which is where steadiness begins.',
        'Its use is softness towards yourself before the next attempt.',
      ],
      burden: [
        'The obstacle is self-doubt, asking for a certificate before every step.',
        'It gets in the way as temper, quick and costly.',
      ],
      advice: [
        'Recall one hard thing you handled well, before you go in.',
        'Rest first. Postpone the confrontation a day if it can bear it.',
        'Take a brisk walk. Answer from the second mile.',
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
        'An old man on a snowy height looks back down his path.',
        'One lamp, one staff, and a great deal of friendly dark.',
        'A grey cloak on a cold ridge, a small flame behind glass.',
        'He holds the light at arm’s length, where it spares the eyes.',
      ],
      says: [
        'It is a card of proportion: enough light for a step.',
        'It speaks of one’s own counsel, taken after the others are heard.',
        'Distance is its instrument; things look their size from up here.',
        'There is age in it, which no longer needs to hurry.',
      ],
      gift: ['It lends a lamp of your own, and one step is plenty.', 'Its use is withdrawal with a return date.'],
      burden: [
        'It stands in the way as a retreat that has grown comfortable.',
        'The difficulty is a wish to understand everything before moving at all.',
      ],
      advice: [
        'Keep one evening free of opinions. Write what you already know.',
        'Decide the next step only. Let the one after stay dark.',
        'Take the question for a walk you know by heart.',
        'Turn the phone off for an hour and see what remains important.',
      ],
    },
    reversed: {
      titles: ['Down from the hill', 'The lamp turned outward'],
      gist: ['a solitude that has lasted long enough', 'thinking that goes round in rings', 'the way back down to others'],
      scenes: [
        'Turned over, the lantern lights only the hand that holds it.',
        'The staff points upward. The path has slipped out of the picture.',
        'Snow falls up past the cloak. Someone has stood here a while.',
        'The ridge is above now, and a village’s lights are close below.',
      ],
      says: [
        'It speaks of reflection in circles, each a little smaller.',
        'Being alone was useful, and the useful part is over.',
        'The lamp is well lit, and always pointed at the same spot.',
        'The next piece of insight is in somebody else’s keeping.',
      ],
      gift: ['It lends a reason to come down and tell someone.', 'Its use is to show the difference between privacy and hiding.'],
      burden: ['The block is isolation, which at first feels like clarity.', 'It gets in the way as more thinking, instead of one talk.'],
      advice: [
        'Tell one person the thought you keep turning over, unfinished.',
        'Accept the next small invitation, and leave early if you like.',
        'Write the circle of thought down. On paper it is shorter.',
        'Ask for help with a part you could do alone.',
      ],
    },
  },
  'major-10': {
    emblem: 'turning wheel',
    upright: {
      titles: ['The season turns', 'Near the hub'],
      gist: ['a turn that nobody ordered', 'good timing, lightly taken', 'change that comes in its season'],
      scenes: [
        'A great wheel hangs in clouds. Creatures climb one side, slide down another.',
        'In the four corners winged animals read, undisturbed by the turning.',
        'A sphinx sits on top for now, sword on its shoulder.',
        'Letters run round the rim, and the rim goes on.',
      ],
      says: [
        'It speaks of conditions that shift by themselves, for everyone, without malice.',
        'Luck is in it, best received with both hands and few conclusions.',
        'What was down comes round. What was up might save a little.',
        'Near the hub the turning is gentle, and one can watch.',
      ],
      gift: [
        'It lends a tailwind, of the sort that favours those already rigged.',
        'Its use is timing: what resisted last month may now simply move.',
      ],
      burden: [
        'It stands in the way as waiting for a luck busy elsewhere.',
        'The difficulty is change, arriving before the desk was cleared.',
      ],
      advice: [
        'Prepare one thing, so that a chance needs only your yes.',
        'Write down what has already changed this month without your doing.',
        'Hold the plan and loosen the date.',
        'When the opening comes, take its small version the same day.',
      ],
    },
    reversed: {
      titles: ['The same spoke again', 'A pattern comes round'],
      gist: ['a pattern that has come round again', 'a change held off by force', 'the lesson in a repetition'],
      scenes: [
        'Hung the other way, the wheel carries its sphinx underneath.',
        'The rim scrapes, as if something had been wedged between the spokes.',
        'Four readers hold their books upside down, and turn the page.',
        'The descending creature looks oddly familiar, having passed here before.',
      ],
      says: [
        'It speaks of a repetition: other names, the same plot.',
        'A change is being held back by hand. The hand is tired.',
        'Delay is in it, but no refusal. The turn is only slow.',
        'Somewhere there is one spoke you keep catching your sleeve on.',
      ],
      gift: ['It lends recognition: the old pattern can be greeted by name.', 'Its use is to show where you usually step back on.'],
      burden: [
        'The obstacle is a familiar loop, entered by the same friendly door.',
        'It gets in the way as bad timing, taken personally.',
      ],
      advice: [
        'Write down the last two times. Underline what they share.',
        'Change one small thing where the pattern starts, not where it hurts.',
        'Let a deadline slip on purpose if only pride is holding it.',
        'Ask what you would do the third time. Then do that.',
      ],
    },
  },
}
