import type { Subject } from '../../question/subject.ts'

/** Sentences that bring a subject's own daily life into a section: in neutral, difficult, helpful and forward-looking places. */
export type SubjectLines = { now: readonly string[]; against: readonly string[]; toward: readonly string[]; ahead: readonly string[] }

export const subjectLines: Readonly<Record<Subject, SubjectLines>> = {
  relationship: {
    now: [
      'Between two people such things show {first|soonest} in small change: who asks, who waits, who tells the story of the day.',
      'In matters of the heart it {tends to show|usually shows} in tone {sooner than in words|before it shows in words}.',
      'Affection has its own weather, and {this is one reading of the barometer|it is worth a look out of the window before a verdict}.',
      'It may be felt {at the table or on the phone|in a doorway or a short message} more clearly than in any large talk.',
      'Only your half of the conversation is yours to read here, {and that half is enough to begin with|and it has plenty in it}.',
      'Closeness is made of repeated small permissions, {and one of them may be at issue|which are easy to overlook}.',
    ],
    against: [
      'In love this is {often|easily} mistaken for a lack of feeling, {and it is usually something smaller|which it need not be}.',
      'Two people can be fond of each other and still {trip over|bump into} this {most evenings|now and then}.',
      'It tends to come up when {one of you is tired|it is late}, {and it looks different after breakfast|and is best left for the morning}.',
      'What is not said {takes up room|sits at the table too}, and {it eats a good deal|it is served first}.',
      'Guessing at another’s heart {is slow work|goes wrong politely}; asking is quicker {and only sounds riskier|and kinder}.',
    ],
    toward: [
      'A bond is helped by one clear sentence {more often than by|sooner than by} a grand gesture.',
      'Tenderness {likes to be practical|works best in small coin}: a lift, a meal, a question that waits for its answer.',
      'It costs little to {go first|begin}, and {nobody has to win|the other may be relieved}.',
      'What you would like to {receive|be given} is {a fair guide to|often a hint of} what you might say.',
      'Warmth need not {prove|settle} anything; it may simply {be there|be offered}.',
    ],
    ahead: [
      'Hearts {keep their own calendar|dislike being scheduled}, and no card {turns the pages for them|tries to}.',
      'What the other person {will do|decides} is not in the cards; {how you would like to love is|your own next word is}.',
      'Whatever comes, you would know it by how {easy it is to be yourself there|quiet you feel in its company}.',
      'There is no date on it, {only a manner|only a temperature}.',
    ],
  },
  family: {
    now: [
      'Families {remember everything|have long memories} and {mention it at dinner|say it sideways}; {some of that is at work here|this has a touch of it}.',
      'One can be forty in the street and {nine|twelve} at the family table, {and it helps to notice which|and both are in this}.',
      'In a family such a thing {rarely belongs to one person|is seldom one person’s doing}.',
      'It may show in {who telephones whom|which subjects are skipped}, and in {what is cooked|what everyone laughs at}.',
      'Old parts are {offered round again|handed out before anyone sits down}, {and you are free to decline yours|and yours may no longer fit}.',
    ],
    against: [
      'With relatives the {old quarrel|old part} is always {within reach|laid out ready}, like a coat in the hall.',
      'What is {meant as care|intended kindly} can {arrive as a verdict|land as criticism}, {in both directions|and often does}.',
      'No one in it needs to be {the villain|in the wrong} for it to be {tiring|hard going}.',
      'Loyalty makes {plain speech|a plain no} harder than it {should be|is with strangers}.',
      'It helps to {separate|tell apart} what is being asked today from what was asked {twenty years ago|long ago}.',
    ],
    toward: [
      'In a family a {small|smaller} promise that is kept does more than a {large|grand} one that is broken.',
      'You might {tell|remind} one of them something good you remember, {before any request|and stop there}.',
      'A neutral task, {dishes or a walk|a walk or a repair}, {carries talk better than a sofa|makes the talking easier}.',
      'Saying {“not this time”|“let me think about it”} is also a way of staying in touch.',
      'Ask about {their side|their youth}, and {let the answer be long|do not correct the dates}.',
    ],
    ahead: [
      'Relations {mend and fray|loosen and mend} over years, {so one evening need not decide them|and one talk is a small part of it}.',
      'It may {settle|soften} when {someone stops expecting an apology|the roles are allowed to grow up}.',
      'How they take it {is theirs|is their affair}; how you {say it is yours|hold it is yours}.',
      'There is time in this, {which is a family’s chief resource|more than it seems}.',
    ],
  },
  work: {
    now: [
      'At work this tends to show in small things: {which message is answered at once and which waits|whose name is on the invitation and whose is not}.',
      'In an ordinary working day it may look like {a meeting that could have been a note|a task that keeps moving to tomorrow}.',
      'A job is {partly a craft and partly a room full of people|made of tasks, people and hours}, and {this touches both|it is worth asking which this concerns}.',
      'Consider what you {do well before anyone pays you for it|would still do well unpaid}; {it belongs to the picture|it says something here}.',
      'Much of work is {agreeing what counts|waiting for others well}, {and that seems to be in play|and some of that is in this}.',
      'Titles and terms are one half of it; {the other half is what a Tuesday feels like|the walk home afterwards is the other}.',
    ],
    against: [
      'At work such a thing {hides behind|likes to dress as} {busyness|a full calendar}, {where nobody thinks to look|and passes for diligence}.',
      'Ambition and fatigue {wear the same shoes|use the same words}, so {check which is talking|it is worth asking which this is}.',
      'It is easily {mistaken for|put down to} other people’s {decisions|slowness}, {and part of it may be|though a part of it may be nearer}.',
      'A question that is {not asked in the meeting|left until after the meeting} costs {an afternoon each time|more than it would have there}.',
      'Office weather {is mostly other people’s|comes from several directions}; {only a corner of it is yours to change|your own desk is the place to start}.',
    ],
    toward: [
      'In working life the {plain|short} question asked early is {rarely regretted|the cheapest tool there is}.',
      'Put the {terms|hours} and the {tasks|people} in {two|separate} columns before you {weigh|judge} them.',
      'Someone in the field {would probably give you|can probably spare} twenty minutes, {if asked for twenty|if asked plainly}.',
      'Do the {part that shows|visible part} properly and the {rest|other part} {well enough|adequately}.',
      'What you {decline|say no to} {shapes a career|describes your work} as {surely|much} as what you accept.',
    ],
    ahead: [
      'Working lives {are longer than any offer|bend more than they break}, {and there are side doors|which leaves room}.',
      'It would show, if so, in {a Monday that is easier to begin|a week with fewer apologies in it}.',
      'A decision of that kind {can be reviewed|may be amended} in {three months|half a year}, {and often is|which takes some of the weight off}.',
      'What others decide is {in their hands|not in the cards}; {your preparation is in yours|how ready you are is nearer home}.',
    ],
  },
  money: {
    now: [
      'Money {is seldom only money|rarely speaks for itself}; {here it may also mean|it often stands in for} safety, or freedom, or {being taken seriously|being seen}.',
      'It may show in the {small sums|small purchases}, which {are more candid than the large ones|tell more than the large ones}.',
      'Figures {grow calmer|behave better} once they are {written down|on one page}, {even the unwelcome ones|whatever they are}.',
      'There is a {difference|gap} between having too little and {not knowing how much there is|not having looked}, {and it is worth finding out which|and they feel alike}.',
      'Everyone {learned about money somewhere|has a first lesson in money}; {some of yours may be speaking|that lesson may be in the room}.',
    ],
    against: [
      'Where money is concerned, {worry likes round numbers|unease grows in unopened envelopes}.',
      'It can {pass for prudence|look like thrift} and {still be|really be} {a way of not looking|avoidance in good clothes}.',
      'Comparison is {an expensive habit|a costly pastime}, and {nobody publishes the whole account|others show only one column}.',
      'The sum is {one thing|one question} and {the feeling about it|the shame about it} another; {only one of them is arithmetic|they are better handled apart}.',
      'Haste {has its price|charges interest}, {even when it calls itself a chance|most of all when it calls itself a chance}.',
    ],
    toward: [
      'A quiet half-hour with {the actual figures|one clear list} {settles more than a week of unease|does more than resolve}.',
      'Sort what is {fixed|settled} from what is {habit|custom} {before deciding anything|and leave the deciding for later}.',
      'With sums that matter, a {qualified adviser|qualified second pair of eyes} is {better company than any card|the right company}.',
      'Let a {large|serious} decision {sleep for a night|rest over a weekend}; {a sound one keeps|what is sound will still be so}.',
      'Begin with the {smallest|plainest} figure you have been {avoiding|stepping round}.',
    ],
    ahead: [
      'No card {knows a balance|reads a market}; this one {speaks of manner|speaks of how you hold the question}.',
      'It may be {felt as|noticed as} {a lighter hand with the envelope|an evening without sums in it}.',
      'Enough is {a decision as well as a number|partly a number and partly a decision}, {and the second half is yours|and only one half is arithmetic}.',
      'What it comes to {depends on things outside the deck|is settled elsewhere}; {how calmly you meet it does not|your footing is not}.',
    ],
  },
  home: {
    now: [
      'A home {shows such things|says so} in {its corners|its hallway}: {the box never unpacked|the lamp nobody replaces}, the chair everyone uses.',
      'Rooms {keep the shape of how people live|remember who sits where}, {and this is visible in yours|and yours may be saying something}.',
      'Ask what the place is {for|meant to hold} now, {which may not be what it was for|and whether that has changed}.',
      'It is felt {at the door|on the stairs} with the key in your hand, {before any thought about it|sooner than it is thought}.',
    ],
    against: [
      'In a house the difficulty is {rarely the house|often somebody’s tiredness}, though the {house gets the blame|tap is blamed}.',
      'Postponed repairs {have a way of joining hands|keep each other company}; {one is enough to start|one done is a good beginning}.',
      'It is easy to {polish|rearrange} when what is wanted is {a conversation|a decision about who lives how}.',
      'Other people’s {taste|furniture} {takes up floor space too|comes in with muddy shoes}, {and a boundary there is no unkindness|and may be asked to wait in the hall}.',
    ],
    toward: [
      'One {drawer|shelf} set in order {gives more courage than a plan for the house|is worth a plan for the whole house}.',
      'Sit in the {room|corner} you {use least|avoid} for {an hour|an evening}, {and let it make its case|and see what it would need}.',
      'Make one place in it {entirely yours|quiet}, {however small|even a windowsill}.',
      'Ask the others who live there {what they would keep|what they like best}, {before what they would change|and write it down}.',
    ],
    ahead: [
      'A home is {made more than found|never quite finished}, {so there is time|which is a comfort}.',
      'You would know it by {how you sleep there|what you hang up first}.',
      'Walls {can wait|are patient}; {what you want to do inside them comes first|the life inside them is the question}.',
    ],
  },
  move: {
    now: [
      'A change of place is {two questions in one coat|really two questions}: {what you would leave, and what you would be walking towards|the leaving, and the arriving}.',
      'Maps {are silent on|leave out} the neighbours and the {light|smell of the stairs}, {and those count|which are half of a place}.',
      'It helps to picture {an ordinary Wednesday there|a wet Tuesday there} {rather than the first weekend|and not the arrival}.',
      'Part of you may {have left already|be packing already}, and part {has not been told|is still watering the plants}.',
    ],
    against: [
      'Distance {solves what is about distance|cures some things}, and {the rest comes along in the boxes|leaves the rest as it was}.',
      'What holds you is {seldom the furniture|not only the lease}, {and it deserves its name|and it may be a good reason}.',
      'Between two places it is easy to {live in neither|be at home in neither}, {for a season|for a while}.',
      'The practical list {is long on purpose|can grow without end}; it keeps the {real question waiting|feeling company}.',
    ],
    toward: [
      'Spend {a day|a weekend} there {as if you lived there already|in an ordinary way}: {groceries, a bus, a bad coffee|shops, rain and a long walk}.',
      'Ask someone who {went|made such a move} what they {missed first|were glad to lose}.',
      'Choose {three|a few} things you would not {give up|leave behind}, and see {which place has room for them|where they could live}.',
      'Say goodbye to {one thing|one street} in advance, {and see whether it hurts or frees|to see how it feels}.',
    ],
    ahead: [
      'A place {takes about a year to answer|is slow to make friends with}, {so no first month decides it|whichever place it is}.',
      'One may also {come back|return}; {it is a road, not a cliff|roads have two ends}.',
      'You would notice it in {how soon you stop comparing|whose name you learn first}.',
    ],
  },
  health: {
    now: [
      'The body {keeps plain accounts|tells the time honestly}, and {it may have been trying to say so|it is worth listening to before the plans}.',
      'It may show in {sleep, appetite and patience|how the mornings feel}, {long before it has a name|sooner than in any thought}.',
      'Well-being is {partly rest, partly company, partly luck|made of small habits}, and {none of it is a merit|no one is to be marked for it}.',
      'Cards {know nothing of bodies|make poor doctors}; they can only {ask how you are, and wait|ask how you are carrying it}.',
    ],
    against: [
      'Tiredness {is a poor judge|argues badly}, {and likes to be asked for verdicts at night|and sounds most certain late in the evening}.',
      'Pushing on {has its place|is a fine skill}, and {it has perhaps had its turn|this may not be where it belongs}.',
      'Being {brave about it|sensible about it} can {become a job of its own|be one more thing to carry}.',
      'There is no {blame|fault} in it, {only a limit|only a body} that would like to be consulted.',
    ],
    toward: [
      'Choose the {gentlest|smallest} useful thing and {do it daily|repeat it}: water, ten minutes outside, an earlier night.',
      'Bring the question itself to {someone qualified|a doctor or a nurse}, {with a note of what you have observed|written down}.',
      'Let someone {help with one errand|cook once}; {it counts|that counts as care}.',
      'Rest {before you are finished|a little before you need to}, {as an experiment|just to see}.',
    ],
    ahead: [
      'What the body does {is not for cards to say|lies outside any deck}; how {kindly|patiently} you wait can be chosen.',
      'Recovery of any kind {goes up and down|walks in zigzags}, {and a low day proves nothing|so no one day is the measure}.',
      'It may come {as small change|in small coin}: {a stair, a laugh, a whole night|a walk that was easier than the last}.',
    ],
  },
  grief: {
    now: [
      'Grief {has no correct pace|keeps no timetable}, {and nothing here asks you to hurry|so nothing in this is late}.',
      'It may {come by way of|arrive in} {a song, a coat, an ordinary street|a cup, a smell, a turn of phrase}.',
      'What is missed was loved, and that {remains true|does not end}.',
      'Some days it {is the whole room|fills the house}, and some days {it sits in a corner and lets you work|it waits outside}.',
    ],
    against: [
      'Others may {want you well sooner than you can be|run out of patience first}, {and that is their discomfort|which says little about you}.',
      'Being {strong for everyone|useful to everyone} {is a way of standing outside one’s own sorrow|can put one’s own sorrow off}.',
      'There is sometimes {guilt in it|an “if only” in it}, {which is love looking for a task|and it rarely tells the truth}.',
      'The {firsts|dates} are hard: {the first spring, the first birthday|the first holiday, the first good news}.',
    ],
    toward: [
      'Say the name {aloud|out loud} {once a day|to someone}; {it is allowed|it keeps its warmth}.',
      'Let one person {sit with you|know how it is} {without repairing anything|and spare them the brave version}.',
      'A small {ritual|custom} helps: {a candle, a walk, a letter that is not sent|a photograph moved into the light}.',
      'Keep the {ordinary hours|plain routines} that {hold you|ask little}, and {drop the rest for now|let the others wait}.',
    ],
    ahead: [
      'Nothing in it {asks you to be over it|speaks of getting over}; it {speaks of carrying|is about carrying}.',
      'The weight {stays|may stay} and the hold on it changes, {slowly|in time}.',
      'There may be {a laugh one day that surprises you|a morning that is simply a morning}, {and it betrays no one|and that is no disloyalty}.',
    ],
  },
  creativity: {
    now: [
      'Work of this kind {is made in hours nobody sees|grows in unremarkable hours}, {and those are the ones in question|and that is where to look}.',
      'It may show in {the drawer, the unsent file, the tune hummed twice|what you do when you should be doing something else}.',
      'Every piece has {a moment when it is only bad|an ugly stage}, {and it is usually a sign of progress|which is not a verdict}.',
      'Ask what the piece {wants|is about} now, {which may differ from what you promised it|as it may have changed since you began}.',
    ],
    against: [
      'In making things the {inner critic|inner editor} {comes to work early|arrives before the coffee}, and {can be given a later shift|does better after lunch}.',
      'Waiting for {the mood|the right hour} {is a form of politeness the work does not return|has finished few books}.',
      'It is hard to {make and judge|draw and measure} {in the same hour|at one sitting}; {keep the two apart|they want separate days}.',
      'Comparison {sets other people’s last page beside your first|is never between equal stages}, {and the result is foregone|which is hardly fair}.',
    ],
    toward: [
      'Make a {small, bad version|rough half-page} {on purpose|before noon}, and {show it to no one|let it lie till evening}.',
      'Half an hour {daily|at the same time each day} {does more than a free Sunday|beats a heroic weekend}.',
      'Stop {in the middle of a sentence|while you still know what comes next}, {so that tomorrow has a handle|and begin there tomorrow}.',
      'Steal a {form|shape} from something you admire and {put your own matter in it|fill it with your own}.',
    ],
    ahead: [
      'How it is {received|reviewed} is {weather|other people’s business}; {whether it is made is closer to home|the making is yours}.',
      'It may turn out {smaller and truer|shorter and better} than planned.',
      'Finished is {a decision|something one decides}, {and it can be made with a steady hand|and seldom feels like it at the time}.',
    ],
  },
  study: {
    now: [
      'Learning {feels like not knowing, most days|is mostly the feeling of not yet}, {and that is how it is meant to feel|and it is no bad sign}.',
      'It may show in {the page read three times|the chapter you keep skipping}, {which is where the lesson is|and that page knows something}.',
      'There is {the subject|what you study} and there is {being examined in it|being marked}; {they are separate worries|only one of them is about the subject}.',
      'Ask what you {can already explain to a friend|could teach tomorrow}; {it is usually more than it seems|that is the firm ground}.',
    ],
    against: [
      'In study the {neat notes|fresh timetable} can {take the place of the work|be a way of not starting}.',
      'Fear of the mark {reads over one’s shoulder|takes up half the desk}, {and it is no help with the sentence|and has no questions of its own}.',
      'One hard chapter {can stand in for the whole subject|makes the whole look hard}, and it is {one chapter|only one chapter}.',
      'Others {seem quicker|look further on}, {chiefly because they say so|which tells little about your own page}.',
    ],
    toward: [
      'Explain {one idea|the difficult part} aloud in {five plain sentences|words a child would take}, {and mark where you stumble|and note where it breaks}.',
      'Work in {short, closed sessions|forty-minute pieces} and {stop when the bell rings|walk between them}.',
      'Ask the {question you think is too simple|simple question}, {early and in company|and write down the answer}.',
      'Do {an old paper|one past question} {badly and to time|against the clock}, then {read it as a teacher would|look at it kindly}.',
    ],
    ahead: [
      'A mark {measures an afternoon|is one afternoon}; {what you can do with it lasts longer|the learning keeps}.',
      'It may {click|fall into place} {on a walk|away from the desk}, {as such things do|once the effort has been made}.',
      'No card {sits the paper|writes the thesis}, {but a rested reader writes a better one|and preparation is still the kindest luck}.',
    ],
  },
  general: {
    now: [
      'A {day|week} holds {a good many|several} places where this could {turn up|be met}, {most of them unremarkable|and few of them look important}.',
      'Notice what you {leave out|hurry over} when you {tell it to others|describe it}; {this may be near it|that is often the place}.',
      'There may be {a person|someone} {of whom this reminds you|you think of at this}, {and that is a thread|and the thought is worth a minute}.',
      'Some of it is {temperament|habit} and some is {circumstance|season}, {and only one of them needs your consent|and both may shift}.',
      'It {sits well beside|goes with} {what you already know|your own sense of things}, {or it argues with it; both are useful|or else it quarrels, usefully}.',
      'One can {hold this lightly|turn it over} {on the way to somewhere else|while doing something else}, {which is how such things are best held|and let it settle}.',
      'What {looks like|passes for} a {small matter|side issue} here {may be|is sometimes} the {hinge|handle}.',

      'It may show in {small things first|something quite small}: {a message left open, a chair turned to the window|the errand you put off, the song you replay}.',
      'Look for it in {an ordinary hour|the middle of an ordinary day} {rather than at a crossroads|before you look for it anywhere grand}.',
      'You would {know better than any card|be the one to know} {where this touches the day|which part of the day it belongs to}.',
      'Something of this {is probably familiar already|has perhaps been in the air for a while}, {and only wanted a name|under another name}.',
      'It is {a description|an observation}, {not an instruction|and leaves you free}; {see whether it fits|try it on and see}.',
      'The {large question|question itself} may be {less urgent|smaller} than {the mood it is asked in|the hour it is asked at}.',
      'Set the {thought|picture} beside {what you did yesterday|your last few days}, {and see what agrees|and notice where it touches}.',
    ],
    against: [
      'The {hard|awkward} part is {rarely|seldom} the whole, {though it has the louder voice|however it feels at six in the evening}.',
      'It may be {kinder|wiser} to {walk round it once|look at it from the side} before {pushing|deciding what it is}.',
      'One {good|frank} question {put to it|asked of it} {often|usually} {halves it|shows where it is thin}.',
      'Nobody {needs to be|has to be} {at fault|to blame} for it to be {in the way|there}.',

      'Difficulties of that kind {prefer not to be looked at|shrink when described}, {which is a reason to look|so describe it}.',
      'It is {easily|quickly} taken for bad luck or a fault of character, and is {usually|mostly} neither.',
      'You have {probably|very likely} {handled its cousin before|met something like it before}, {and might recall how|and know a little about it}.',
      'It {asks for|wants} {attention rather than effort|a second look more than a push}.',
      'Some of it {would go by itself|may pass by itself}, {once it is no longer argued with|if it is given a day or two}.',
    ],
    toward: [
      'Half of {help|advice} is {timing|tone}, and {you are the judge of that|of that you know more than a card}.',
      'It {works|serves} best {in ordinary clothes|without ceremony}: {at home, or on a weekday|in the kitchen, or on the stairs}.',
      'There is {no prize for|no need of} doing it {alone|all at once}.',
      'Begin {where it is easy|with the near end}; {the far end may come to meet you|ease is a direction too}.',

      'Small and {today|soon} {does better than|beats} large and someday.',
      'It need not be {right|perfect}; it {only has to be|is enough if it is} {yours and finished|done and then looked at}.',
      'What you {would tell a friend|would advise someone you like} {is worth taking yourself|probably applies}.',
      'Keep {it light|the stakes low}: {an experiment can be ended|one can always stop}.',
      'One {honest|plain} sentence, {said or written|to yourself or another}, {opens more than it costs|usually moves more than a plan}.',
    ],
    ahead: [
      'There is {time|road} between here and there, {and you may stop on it|and some of it is pleasant}.',
      'It is {one likely line|a sketch}, {and sketches are made to be corrected|drawn in soft pencil}.',
      'If it {comes otherwise|turns out differently}, {that too will have been an answer|nothing here was broken by it}.',
      'One {prepares|makes ready} {for a season, not for an hour|as one airs a room}, {and then goes on with the day|without watching the door}.',

      'Nothing in it is {fixed|settled}; {cards show leanings|a leaning is not a law}.',
      'You would notice it by {a certain ease|a little more room} {around the subject|in the day}.',
      'It may come by {a side door|the back door}, {as such things often do|so leave it unlocked}.',
      'What comes of it {depends on more than a draw|has many hands in it}, {and some of them are yours|yours among them}.',
    ],
  },
}
