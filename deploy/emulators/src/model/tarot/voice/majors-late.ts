import type { Voices } from './voice.ts'

/** The eleventh major to the last. */
export const majorsLate: Voices = {
  'major-11': {
    emblem: 'pair of scales',
    upright: {
      titles: ['An even hand', 'The whole account'],
      gist: ['an even look at the facts', 'honesty about cause and effect', 'a decision that can be explained'],
      scenes: [
        'A seated figure holds a sword upright in one hand and a pair of scales in the other.',
        'Purple cloth is stretched between two pillars, and in front of it someone is listening to both sides.',
        'The sword is drawn, and nothing in the face suggests that it will be hurried.',
        'One shoe shows below the red robe, as if the judge were ready to stand up and say so.',
      ],
      says: [
        'It speaks of weighing what is there, including the part one would rather leave off the scale.',
        'Cause and effect are on speaking terms here, and it is restful.',
        'Fairness in it begins at home, with one’s own column of the account.',
        'It has no interest in blame, only in the sum coming out the same twice.',
      ],
      gift: [
        'It lends a clear head and a tone that both parties can bear.',
        'Its use is the written list, with the inconvenient facts included.',
      ],
      burden: [
        'It stands in the way as the wish to be proved right, which is slower than being fair.',
        'The difficulty is a scale that will not settle, because each new fact is laid on it at once.',
      ],
      advice: [
        'Write the case for each side in five lines, and let a day pass before you read them.',
        'Correct one small thing that has been in your favour by mistake.',
        'Ask what you would advise if the roles were exchanged.',
        'Put the agreement into a sentence both of you would sign.',
      ],
    },
    reversed: {
      titles: ['A thumb on the scale', 'The missing line'],
      gist: ['an account with a line left out', 'fairness towards oneself', 'a scale that wants resetting'],
      scenes: [
        'Upside down, the scales empty themselves and the sword hangs by its hilt.',
        'The cloth between the pillars has slipped, and someone’s face shows behind it.',
        'One pan sits lower than the other before anything has been put in it.',
        'The judge’s eyes are on the audience rather than on the balance.',
      ],
      says: [
        'It speaks of a verdict passed too early, and most often on oneself.',
        'Some entry is missing from the account, small and rather important.',
        'A grievance has been weighed with the hand still resting on the pan.',
        'It suggests that what feels unfair may be, and may also be only half told.',
      ],
      gift: ['It lends the nerve to open the books again.', 'Its use is to find the one excuse that costs more than the fault.'],
      burden: [
        'The obstacle is an old verdict, quoted so often that no one recalls the trial.',
        'It gets in the way as harshness, turned inward and called high standards.',
      ],
      advice: [
        'Say which part of it was yours, in one sentence, and stop there.',
        'Ask for the other half of the story before you answer the first.',
        'Forgive one small debt of your own making.',
        'Look up the actual rule, the actual date or the actual sum.',
      ],
    },
  },
  'major-12': {
    emblem: 'living branch',
    upright: {
      titles: ['Seen from the other side', 'A useful pause'],
      gist: ['a pause that changes the view', 'waiting on purpose', 'something willingly given up'],
      scenes: [
        'Someone hangs by one foot from a living branch, quite at ease, with light about the head.',
        'The free leg is crossed behind the other like a figure in a slow dance.',
        'Leaves still grow from the beam, and the one who hangs there seems to be thinking.',
        'Everything is upside down except the expression, which is calm.',
      ],
      says: [
        'It speaks of standing still long enough for the picture to turn round.',
        'Nothing is being done in it, and something is being understood.',
        'What is given up here is given freely, which makes it a different thing from loss.',
        'The delay has a view, and the view is the point of it.',
      ],
      gift: ['It lends another angle, at the price of a little time.', 'Its use is suspension: not yes, not no, and no apology for it.'],
      burden: [
        'It stands in the way as patience that has become a place to live.',
        'The difficulty is a sacrifice nobody asked for, and which everyone must now admire.',
      ],
      advice: [
        'Postpone the decision to a named day, and be idle about it until then.',
        'Argue the opposite view for ten minutes, as well as you can.',
        'Give up one small thing for a week and see what takes its place.',
        'Lie on the floor and look at the room from there; it is more help than it sounds.',
      ],
    },
    reversed: {
      titles: ['The foot comes free', 'Waited long enough'],
      gist: ['a wait that has taught what it could', 'a sacrifice worth questioning', 'the end of a long pause'],
      scenes: [
        'Turned over, the figure seems to stand on one leg, balancing under a branch.',
        'The rope is in plain view now, and the knot is not a difficult one.',
        'The light has moved from the head to the foot, as if it were time to walk.',
        'The arms come out from behind the back and look about for something to do.',
      ],
      says: [
        'It speaks of a pause that has outlived its reason.',
        'Someone is waiting for permission that no one knows they are meant to give.',
        'The view has been seen; hanging there longer would only be habit.',
        'It hints at a sacrifice kept up for the sake of those who watched it begin.',
      ],
      gift: ['It lends the small jolt that ends a stalemate.', 'Its use is to show that the knot was tied in your own handwriting.'],
      burden: [
        'The block is delay for its own sake, with excellent reasons attached.',
        'It gets in the way as martyrdom, quiet and rather well rehearsed.',
      ],
      advice: [
        'Give the waiting an end: a date, an hour and what you do then.',
        'Stop one thing you do only so that it may be noticed.',
        'Ask outright for the permission you have been expecting.',
        'Take the first step physically: put on the shoes, open the file, dial the number.',
      ],
    },
  },
  'major-13': {
    emblem: 'white flag',
    upright: {
      titles: ['The chapter closes', 'Room after an ending'],
      gist: ['an ending that makes room', 'a change of the lasting kind', 'letting go cleanly'],
      scenes: [
        'A rider in black armour passes on a pale horse, carrying a banner with a white rose.',
        'A child offers flowers to the horseman, and alone among the crowd looks curious.',
        'Behind the rider, between two distant gates, light is coming up.',
        'A crown lies in the road, and the horse steps past it without interest.',
      ],
      says: [
        'It speaks of a chapter that has reached its last page, and is the better for being closed.',
        'This is a card of change, not of harm: something is over, and the air is clearer.',
        'What has ended needs no argument, only a decent farewell.',
        'It clears a shelf, and for some days the empty shelf is all one sees.',
      ],
      gift: ['It lends the relief of a thing plainly finished.', 'Its use is the clean cut, which heals sooner than the careful tear.'],
      burden: [
        'It stands in the way as an ending that nobody has announced.',
        'The difficulty is that the old form was comfortable, and the new one has no furniture yet.',
      ],
      advice: [
        'Name what is over, write it on paper, and put the paper away.',
        'Return the key, close the account, or clear the drawer: one small ceremony is enough.',
        'Leave the freed hour empty for a week before you fill it.',
        'Thank it in one sentence for what it was.',
      ],
    },
    reversed: {
      titles: ['A slow farewell', 'What is still carried'],
      gist: ['an ending that is being put off', 'a slow change under the surface', 'something carried past its time'],
      scenes: [
        'The horse is above and the fallen crown below; the procession has halted in mid-step.',
        'The banner droops, and the rider seems to have been asked to wait.',
        'The light between the gates is where it was, only nobody is going that way.',
        'The child still holds out the flowers, with an arm that must be getting tired.',
      ],
      says: [
        'It speaks of something finished that is kept going by hand.',
        'Change is under way in it, at the speed of a season rather than a day.',
        'The fear of an ending has lasted longer here than the ending would.',
        'It suggests that the farewell has been half said, and the other half is heavy.',
      ],
      gift: [
        'It lends slowness, so that what ends may be thanked on the way out.',
        'Its use is to tell the living part from the part kept out of loyalty.',
      ],
      burden: [
        'The obstacle is a grip on what has already changed.',
        'It gets in the way as a long goodbye, with the coat on and the door open.',
      ],
      advice: [
        'Choose the smallest piece of it and let that go first.',
        'Say goodbye aloud, even if only the kitchen hears.',
        'List what you would keep of it, and how; the rest may then be lighter.',
        'Change one habit that belonged to the old arrangement.',
      ],
    },
  },
  'major-14': {
    emblem: 'poured stream',
    upright: {
      titles: ['Enough of each', 'The slow pour'],
      gist: ['a measure found by trying', 'the blending of two unlike things', 'moderation with some joy in it'],
      scenes: [
        'An angel pours water from one vessel to another, and the stream runs at a slant that no water should.',
        'One foot is on the bank and one is in the pool.',
        'Irises grow by the water, and a path leads from it to a light between two hills.',
        'The wings are wide, the hands are careful, and not a drop is lost.',
      ],
      says: [
        'It speaks of mixing until it is right, a little of this, a little of that.',
        'Neither extreme is scolded in it; they are simply introduced to one another.',
        'Its patience is practical, like a cook’s.',
        'It trusts proportion more than resolve.',
      ],
      gift: [
        'It lends a sense of measure, and the calm to adjust by drops.',
        'Its use is to blend what you had been treating as opposites.',
      ],
      burden: [
        'It stands in the way as compromise made too soon, before either side had spoken.',
        'The difficulty is a carefulness that waters everything down.',
      ],
      advice: [
        'Halve the dose of the one thing and add a spoonful of the other.',
        'Try the middle way for seven days, and write one line each evening.',
        'Alternate: a day for the one, a day for the other, and no mixing.',
        'Do it at two-thirds of the speed and see what improves.',
      ],
    },
    reversed: {
      titles: ['The mixture is off', 'A little less of one'],
      gist: ['a proportion gone wrong', 'too much of one good thing', 'a small correction'],
      scenes: [
        'Overturned, the vessels pour past each other and the pool is the richer for it.',
        'Both feet are out of the water now, or both are in.',
        'The stream has a break in it, and the angel is looking elsewhere.',
        'The path runs away from the light, between the same two hills.',
      ],
      says: [
        'It speaks of excess, perhaps of something good.',
        'Two parts of a life are being lived at different speeds, and the joint aches.',
        'Haste has got into a thing that needed simmering.',
        'It suggests that no ingredient is wrong, only the amount.',
      ],
      gift: ['It lends an early warning, in time for a small correction.', 'Its use is to ask what has lately been left out of the day.'],
      burden: [
        'The block is all or nothing, where a third would have done.',
        'It gets in the way as impatience with anything that has to be stirred.',
      ],
      advice: [
        'Remove one thing from the week before you add another.',
        'Eat, rest and move at ordinary hours for three days, then judge.',
        'Tell the two people or parties concerned what the other one needs.',
        'Find where you overdo it, and stop a quarter earlier.',
      ],
    },
  },
  'major-15': {
    emblem: 'loose chain',
    upright: {
      titles: ['A chain worn loose', 'The price of comfort'],
      gist: ['a bond that is looser than it feels', 'a bargain worth rereading', 'the appetite that gives orders'],
      scenes: [
        'Two figures stand chained at the foot of a pedestal, and the collars are wide enough to lift off.',
        'A torch points downward, a great shadow squats above, and nobody has locked anything.',
        'The pair look almost used to it, each with a small flame at the heels.',
        'Bat wings, a raised hand, and chains that hang in slack, lazy curves.',
      ],
      says: [
        'It speaks of what is hard to leave and, looked at closely, not quite locked.',
        'Pleasure is in it, and habit, and a bargain whose small print has been forgotten.',
        'What binds here is believed in more than it is enforced.',
        'It is franker than it looks: it shows the thing wanted and the price, side by side.',
      ],
      gift: ['It lends honesty about appetite, without a sermon.', 'Its use is to read the bargain again, aloud, with the price in it.'],
      burden: [
        'It stands in the way as a comfort that has begun to give orders.',
        'The difficulty is the conviction that there is no other way to have it.',
      ],
      advice: [
        'Work out what the habit costs in hours a week, and write the number down.',
        'Go without it for one evening, as an experiment and not a vow.',
        'Say the thing you want without disguising it as a duty.',
        'Move the temptation one room further off.',
      ],
    },
    reversed: {
      titles: ['The collar lifts off', 'A habit losing charm'],
      gist: ['a habit that is losing its charm', 'power quietly taken back', 'the moment a chain is noticed'],
      scenes: [
        'Upended, the chains fall past the chins and lie on the ground like rope.',
        'The shadow hangs head down and has a good deal less to say.',
        'One of the two has turned round to look at the ring the chain is tied to.',
        'The torch, the right way up at last, turns out to be rather a small one.',
      ],
      says: [
        'It speaks of seeing a bond for what it is, which is most of being rid of it.',
        'Something that used to be irresistible has become merely familiar.',
        'The bargain is being returned to the counter, politely.',
        'It is a card of small freedoms, taken without announcement.',
      ],
      gift: [
        'It lends the disenchantment that makes leaving easy.',
        'Its use is that first evening on which the habit is simply not missed.',
      ],
      burden: [
        'The obstacle is pride in having broken free, told too often and too soon.',
        'It gets in the way as the last loop of the chain, kept for sentimental reasons.',
      ],
      advice: [
        'Replace the habit with something for the hands at the same hour.',
        'Tell someone what you have stopped, once you have stopped for a week.',
        'Take back one decision you had been leaving to the mood.',
        'Throw out the object that goes with the habit.',
      ],
    },
  },
  'major-16': {
    emblem: 'lightning stroke',
    upright: {
      titles: ['A sudden view', 'The air after lightning'],
      gist: ['a structure that no longer holds', 'a truth that arrives fast', 'ground cleared for something sounder'],
      scenes: [
        'Lightning lifts the crown from a high building, and two people are in the air.',
        'Sparks fall like leaves, and through the broken wall one can see for miles.',
        'Flames stand in three windows; below, the rock has not moved at all.',
        'The crown is still falling, and the night is very clear around it.',
      ],
      says: [
        'It speaks of something built on a mistaken assumption, and of the assumption giving way.',
        'What comes down in it was shaky before; the surprise is mostly in the timing.',
        'Afterwards there is a great deal of sky, which is where the new plan begins.',
        'It tells the truth loudly, having been told to wait.',
      ],
      gift: [
        'It lends plainness: after this nobody needs to pretend about the crack.',
        'Its use is the cleared ground, on which something smaller and sounder can stand.',
      ],
      burden: [
        'It stands in the way as disruption, badly timed and impossible to schedule.',
        'The difficulty is the effort of holding up a wall that wants to be let down.',
      ],
      advice: [
        'Name the shaky assumption in one sentence, before events do.',
        'Take down one thing yourself, by hand and on a day of your choosing.',
        'Keep the foundations: list what has not moved.',
        'Make a copy, a reserve or a second plan, and then stop worrying about the first.',
      ],
    },
    reversed: {
      titles: ['The crack, in good time', 'Taken down by hand'],
      gist: ['a tremor felt in good time', 'a change that happens within', 'the repair of what can be kept'],
      scenes: [
        'Turned over, the figures seem to dive upward and the crown settles back on the wall.',
        'The lightning comes from below now, out of the building’s own cellar.',
        'The fire is in the windows, but the walls have decided to stand.',
        'Someone has stepped outside early and is looking up at the cracks.',
      ],
      says: [
        'It speaks of an upheaval averted, or moved indoors.',
        'The shock is gentler here and slower, and can be used.',
        'A wall has been shored up that might have been better lowered.',
        'It suggests that what was feared has in part happened already, and was survived.',
      ],
      gift: [
        'It lends early notice, so that what must go can be carried out by the door.',
        'Its use is renovation: the frame stays, the load is shared out anew.',
      ],
      burden: [
        'The block is a crisis put off every week, with interest.',
        'It gets in the way as dread of a noise that has already been heard.',
      ],
      advice: [
        'Look at the crack you have papered over, for five minutes, with the lamp on.',
        'Tell one person the change you have been going through without sign.',
        'Lighten the upper floors: cancel one commitment that weighs on the rest.',
        'Decide what you would rebuild differently, and start with that room.',
      ],
    },
  },
  'major-17': {
    emblem: 'clear pool',
    upright: {
      titles: ['Clear water, open sky', 'Poured without hurry'],
      gist: ['hope without hurry', 'something given because the source is full', 'a calm after a hard stretch'],
      scenes: [
        'A woman kneels by a pool and pours from two jugs, one on the water and one on the land.',
        'Eight points of light overhead, the large one quite still among the seven small.',
        'A bird sits in a tree on the hill, and the night has nothing in it to fear.',
        'Bare feet, one on the ground and one on the water, which bears the weight.',
      ],
      says: [
        'It speaks of hope that asks for nothing dramatic: water, quiet, a clear night.',
        'Something mends in it, without being watched.',
        'There is generosity here of the kind that does not count jugs.',
        'It belongs to the hour after, when one notices that one is breathing.',
      ],
      gift: [
        'It lends calm, and the trust that the source is not as low as it looked.',
        'Its use is openness: nothing to hide, so nothing to hold up.',
      ],
      burden: [
        'It stands in the way as a distant ideal, beside which every real lamp looks dim.',
        'The difficulty is hope so patient that it forgets to ask.',
      ],
      advice: [
        'Spend half an hour under the open sky, without a purpose.',
        'Say plainly what you hope for, to someone who will not improve on it.',
        'Give something small away today, without an occasion.',
        'Go back to what restored you last time, and do it on purpose.',
      ],
    },
    reversed: {
      titles: ['A light still there', 'The jug, half full'],
      gist: ['a hope that has grown faint', 'the ideal and the nearer lamp', 'trust returning by drops'],
      scenes: [
        'The pool is overhead and the lights lie underfoot, like coins at the bottom of a well.',
        'One jug has run dry, and the other is held back just in case.',
        'Cloud has come over; the bird has put its head under its wing.',
        'The kneeling figure has stopped pouring and looks at her hands.',
      ],
      says: [
        'It speaks of discouragement, which is a kind of weather and no kind of proof.',
        'Hope is being measured against something very far away.',
        'What is dimmed in it is the seeing, and not the light.',
        'It suggests that a gift has been held back until one deserves to give it.',
      ],
      gift: [
        'It lends tenderness for the tired part of you that has stopped expecting.',
        'Its use is a smaller hope, close enough to be watered.',
      ],
      burden: [
        'The obstacle is an old disappointment, consulted before every new wish.',
        'It gets in the way as a perfect picture, held up beside a good beginning.',
      ],
      advice: [
        'Choose a hope that could come true by Friday.',
        'Read an old letter or note in which someone thought well of you.',
        'Turn off the screen an hour early and look out of the window.',
        'Let one thing be unfinished and good.',
      ],
    },
  },
  'major-18': {
    emblem: 'moonlit path',
    upright: {
      titles: ['By borrowed light', 'The path changes shape'],
      gist: ['a path seen by half light', 'a feeling ahead of the facts', 'not knowing yet'],
      scenes: [
        'A path runs from a pool between a dog and a wolf, and away between two towers into blue hills.',
        'A crayfish climbs out of the water, as thoughts do at three in the morning.',
        'Drops of light fall on a road that looks longer than it is.',
        'Two animals howl at the same pale face, one of them tame.',
      ],
      says: [
        'It speaks of seeing by a light that is real and not very good.',
        'Shapes shift in it; what looked like a stranger may be a coat on a door.',
        'Dreams and worries use the same ink here, and are easily confused.',
        'It asks for slow steps and no signatures before morning.',
      ],
      gift: [
        'It lends imagination, and an ear for what daylight talks over.',
        'Its use is to let the unclear be unclear a little longer, and gather what it shows.',
      ],
      burden: [
        'It stands in the way as worry, which draws well and measures badly.',
        'The difficulty is a half-seen thing that the mind keeps finishing.',
      ],
      advice: [
        'Write the worry down at night and read it at ten in the morning.',
        'Put off one conclusion until you have asked the person concerned.',
        'Note your dreams for three days, without explaining them.',
        'Walk the actual route, or open the actual letter; things have edges there.',
      ],
    },
    reversed: {
      titles: ['The mist lifts', 'The coat on the door'],
      gist: ['a mist that is beginning to lift', 'a fear shown at its true size', 'the end of a misunderstanding'],
      scenes: [
        'Upside down, the path pours out of the hills towards the reader, and the animals are quiet.',
        'The pool is above, as if one were looking up from under the water and nearly through.',
        'The wolf turns out to have a collar.',
        'First grey light is on the road, and the shapes along it keep still.',
      ],
      says: [
        'It speaks of confusion thinning, from the edges in.',
        'What was feared is seen at its proper size, and has a name and a shoe size.',
        'A misunderstanding is close to being cleared up, perhaps by accident.',
        'It suggests that the intuition was right about something and wrong about what.',
      ],
      gift: [
        'It lends the sober moment in which a worry can be told from a warning.',
        'Its use is to check, now that there is light to check by.',
      ],
      burden: [
        'The block is a story told in the dark and kept on after dawn.',
        'It gets in the way as a secret which has stopped being one.',
      ],
      advice: [
        'Ask the question you have been answering for someone else.',
        'List three things you took for certain last month and cross out those that were not.',
        'Sleep on it once more, and decide before noon.',
        'Say what you thought was happening, and let yourself be corrected.',
      ],
    },
  },
  'major-19': {
    emblem: 'sunlit wall',
    upright: {
      titles: ['Nothing to hide', 'A wall of sunflowers'],
      gist: ['the ease of being seen', 'a plain and daylit gladness', 'warmth that costs nothing'],
      scenes: [
        'A child rides a pale horse past a garden wall, arms out, without a saddle.',
        'Sunflowers look over the wall, and every one of them has turned to see.',
        'A red banner, bare feet, and light with no shadow worth mentioning.',
        'High noon, a grey wall, and someone far too happy to be solemn about it.',
      ],
      says: [
        'It speaks of plain daylight, in which things look like what they are.',
        'There is success in it of the unstrained kind, and room for others in it.',
        'Joy is allowed to be simple here, and needs no footnote.',
        'It trusts that what can be shown can be enjoyed.',
      ],
      gift: [
        'It lends warmth, and the pleasant fact of having nothing to conceal.',
        'Its use is candour in good spirits, which opens more than wit does.',
      ],
      burden: [
        'It stands in the way as cheer, so bright that no one dares mention the crack.',
        'The difficulty is the expectation of a fine day, which makes a mild one look like failure.',
      ],
      advice: [
        'Do it in the open: say it, show it, send it.',
        'Take the question outside at midday and see how large it is there.',
        'Share the good part with someone before you improve it.',
        'Do one thing today only because it is pleasant.',
      ],
    },
    reversed: {
      titles: ['Warmth behind cloud', 'A smaller brightness'],
      gist: ['a joy behind thin cloud', 'cheer that has become an effort', 'a simple pleasure within reach'],
      scenes: [
        'Turned over, the child slides laughing from the horse and the wall is suddenly close.',
        'The sunflowers look at the ground, though the light is where it was.',
        'The banner has wrapped itself around the rider’s arm.',
        'A thin cloud crosses at noon, and everyone looks up for a jacket.',
      ],
      says: [
        'It speaks of gladness that is real and a little out of breath.',
        'Brightness has become a duty somewhere, and duties make poor weather.',
        'The success is there, only smaller than announced, or an hour late.',
        'It suggests that a simple pleasure has been replaced by an impressive one.',
      ],
      gift: [
        'It lends a modest sort of joy, which keeps longer.',
        'Its use is to let the smile drop and find what is pleasant without it.',
      ],
      burden: ['The obstacle is a forced brightness, tiring to give and to receive.', 'It gets in the way as confidence a size too large.'],
      advice: [
        'Cancel the impressive version and do the pleasant one.',
        'Admit that you are tired, to someone who likes you.',
        'Spend twenty minutes with something you enjoyed at ten years old.',
        'Check the one detail your good mood has waved through.',
      ],
    },
  },
  'major-20': {
    emblem: 'trumpet',
    upright: {
      titles: ['The call, answered', 'A window thrown open'],
      gist: ['a call that is finally heard', 'an honest review of the past', 'the larger version of a life'],
      scenes: [
        'An angel blows a trumpet from the clouds, and people stand up with their arms open.',
        'A banner with a red cross hangs from the horn, and the sea behind is full of mountains.',
        'Man, woman and child rise together, as surprised as anyone woken by music.',
        'Grey figures, a bright sound, and a morning that seems to know their names.',
      ],
      says: [
        'It speaks of being called by something one had half expected.',
        'The past is gathered up in it, looked at, and let go with a nod.',
        'An account is settled here, and the settlement feels like waking.',
        'It asks what you would do if you took yourself at your own best word.',
      ],
      gift: [
        'It lends the clear note that makes the next step obvious.',
        'Its use is absolution: what is learned may be kept, and the rest put down.',
      ],
      burden: [
        'It stands in the way as a great reckoning, so solemn that nobody starts it.',
        'The difficulty is a call which keeps being answered with “after this”.',
      ],
      advice: [
        'Write half a page on what the last five years have taught you about this.',
        'Answer the message you have been meaning to answer properly.',
        'Forgive yourself one particular thing, by name.',
        'Do today the part of it that you would be glad to have done in ten years.',
      ],
    },
    reversed: {
      titles: ['A call put off', 'The trial adjourned'],
      gist: ['a call that keeps being put off', 'a review turned into a trial', 'the acquittal one has withheld'],
      scenes: [
        'Upside down, the trumpet sounds into the ground and the sleepers turn over.',
        'The lids are half raised; it is hard to tell whether they are opening or closing.',
        'The banner hangs across the listener’s ears.',
        'Arms that were lifted have come to rest, folded, on the chest.',
      ],
      says: [
        'It speaks of hearing perfectly well and asking for it to be repeated.',
        'The past is on trial again, with the same witness and the same tired judge.',
        'Something larger is wanted of you, by yourself, and it is inconvenient.',
        'It suggests that regret has been kept on after its work was done.',
      ],
      gift: [
        'It lends a gentler hearing, with the case for the defence included.',
        'Its use is to notice the call you would follow if no one were disappointed.',
      ],
      burden: [
        'The block is self-criticism, which passes for insight because it hurts.',
        'It gets in the way as an old mistake, introduced to every new acquaintance.',
      ],
      advice: [
        'Close the case: write down what you learned from it and the date.',
        'Say yes to the smallest form of the thing you keep hearing.',
        'Ask someone fair how they remember it.',
        'Leave out the apology once where none is owed.',
      ],
    },
  },
  'major-21': {
    emblem: 'laurel wreath',
    upright: {
      titles: ['The circle closes', 'A dance at the end'],
      gist: ['a thing brought to its end', 'a sense of the whole', 'belonging where one is'],
      scenes: [
        'A dancer floats in a great green wreath, with a wand in each hand.',
        'Four creatures look in from the corners, as they have from the beginning.',
        'The wreath is tied above and below with red, like a parcel ready to be given.',
        'One leg crossed behind the other, a scarf in the air, and nowhere further to get to.',
      ],
      says: [
        'It speaks of completion: the last stitch, the signed page, the table set for everyone.',
        'The pieces turn out to have belonged together all along.',
        'There is rest in it of the dancing sort, before the next thing starts.',
        'It asks you to notice what has been achieved, since no one else has the full list.',
      ],
      gift: [
        'It lends the long view, in which the detours are part of the road.',
        'Its use is to finish, to mark it, and to let it be finished.',
      ],
      burden: [
        'It stands in the way as completeness: nothing may begin until all is rounded off.',
        'The difficulty is a happy ending that has become rather small to live in.',
      ],
      advice: [
        'Finish the last tenth of something before you start anything else.',
        'Mark the end: a dinner, a photograph, a line in a notebook.',
        'List what you have done towards this, however indirectly.',
        'Tell the people who helped that it is done.',
      ],
    },
    reversed: {
      titles: ['One thread hanging', 'Nearly round'],
      gist: ['a circle that is nearly closed', 'one last unglamorous task', 'the closure one could give oneself'],
      scenes: [
        'The dancer hangs head down in the wreath, and the red ribbon has come undone.',
        'There is a gap in the green, about the width of a hand.',
        'The four in the corners have begun to gather their things.',
        'The scarf has caught on a leaf, and the dance goes round it.',
      ],
      says: [
        'It speaks of almost, which is an honourable place with a draught.',
        'Only a little is missing, and it is the part that nobody applauds.',
        'Closure is being waited for from someone who may not have it.',
        'It suggests a success not quite believed, because one thread still hangs.',
      ],
      gift: [
        'It lends a short list: two or three small things, and then it is done.',
        'Its use is to show how near the end is, seen from outside.',
      ],
      burden: [
        'The obstacle is an unfinished thing which colours all the finished ones.',
        'It gets in the way as a farewell kept open, in case it should improve.',
      ],
      advice: [
        'Find the one task that would let you call it done, and give it an hour.',
        'Give yourself the closing sentence you were hoping to hear.',
        'Declare a draft final, and date it.',
        'Return what you borrowed.',
      ],
    },
  },
}
