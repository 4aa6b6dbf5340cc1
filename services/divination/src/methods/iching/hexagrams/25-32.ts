import type { Hexagram } from './hexagram.ts'

export const hexagrams25to32: readonly Hexagram[] = [
  {
    number: 25,
    name: 'Without Pretence',
    pinyin: 'Wú Wàng',
    character: '無妄',
    keywords: ['sincerity', 'the unplanned', 'simplicity'],
    counsel: 'act from what is true, with nothing behind it',
    judgement:
      'Act as it truly is in you, without a plan for gain, and it succeeds greatly. Whoever is not upright meets trouble of their own making, and should not set out.',
    image:
      'Thunder rolls beneath the sky and everything wakes without being told. The old kings fed all beings each in its season; be as unforced.',
    lines: [
      {
        sign: 'the first impulse',
        text: 'The first movement of a sincere heart. Follow it with confidence; it brings you where you wished to be.',
        counsel: 'trust your first honest impulse',
      },
      {
        sign: 'the field without thought of harvest',
        text: 'Plough without counting the harvest, clear the ground without counting its use. Do each task for what it is, and it is good to have somewhere to go.',
        counsel: 'do the work for its own sake',
      },
      {
        sign: 'the tethered cow',
        text: 'Someone tied up a cow; a passing traveller takes it, and the neighbours are accused. Trouble comes at times that nobody has deserved.',
        counsel: 'do not take undeserved trouble as guilt',
      },
      {
        sign: 'the steady heart',
        text: 'What is truly your own cannot be lost, even if you throw it away. Stay faithful to it, and there is no fault.',
        counsel: 'hold to what is your own',
      },
      {
        sign: 'the illness without cause',
        text: 'A trouble like an illness that one did nothing to cause. In the old image it lifts without a remedy: what came from outside leaves by the same door, so do not turn your life upside down over it.',
        counsel: 'leave room for it to pass by itself',
      },
      {
        sign: 'the step out of season',
        text: 'Even sincere action runs into trouble when its time is over. Nothing is served by going on; wait without scheming.',
        counsel: 'stop, however well it is meant',
      },
    ],
  },
  {
    number: 26,
    name: 'Great Restraint',
    pinyin: 'Dà Chù',
    character: '大畜',
    keywords: ['stored strength', 'learning', 'self-command'],
    counsel: 'store strength daily and do not eat it at home',
    judgement:
      'Great power is held, fed and trained. Persevere, do not spend it on your own table only, and put it into public work; then even the great river can be crossed.',
    image:
      'Heaven lies stored inside the mountain. Study the words and deeds of those who came before, and let the knowledge build character.',
    lines: [
      {
        sign: 'the danger ahead',
        text: 'There is danger ahead. One would like to storm forward; better to stop and let the strength collect.',
        counsel: 'stop and collect yourself',
      },
      {
        sign: 'the axle taken off',
        text: 'The axle straps have been taken off the wagon. You are held back by something stronger; accept it and wait without quarrelling.',
        counsel: 'accept the halt',
      },
      {
        sign: 'the good horse',
        text: 'A good horse that runs with others. The way is opening, but keep practising driving and defence every day, and know where you want to go.',
        counsel: 'practise daily, and then go',
      },
      {
        sign: 'the young bull’s headboard',
        text: 'A board tied to a young bull’s head before the horns have grown. A wild force tamed early is easy to lead, and great good comes of it.',
        counsel: 'put the check in place early',
      },
      {
        sign: 'the gelded boar’s tusk',
        text: 'The tusk of a gelded boar. The danger is met not at the tusk but at the root that drives it, and so becomes harmless.',
        counsel: 'tackle the root and not the tusk',
      },
      {
        sign: 'the road of heaven',
        text: 'The road of heaven lies open. The time of holding back is over, and what was stored flows out freely.',
        counsel: 'go, the road is open',
      },
    ],
  },
  {
    number: 27,
    name: 'Nourishment',
    pinyin: 'Yí',
    character: '頤',
    keywords: ['good food', 'careful words', 'what one takes in'],
    counsel: 'watch what goes in and what comes out',
    judgement:
      'Look at what a person feeds, in themselves and others, and at what they fill their own mouth with, and you know them. Right nourishment, patiently given, brings good.',
    image: 'Thunder at the foot of the mountain, like a mouth opening. Be careful in what you say and moderate in what you eat and drink.',
    lines: [
      {
        sign: 'the tortoise set aside',
        text: 'You let your magic tortoise go, which lives on air, and stare at another’s full mouth. Envy makes one forget one’s own freedom.',
        counsel: 'look to your own gifts, without envy',
      },
      {
        sign: 'the food from the wrong hill',
        text: 'Turning to the top for food, leaving the usual path to beg on the hill. Living on others when one could provide for oneself does not go well for long.',
        counsel: 'provide for yourself where you can',
      },
      {
        sign: 'the food that does not feed',
        text: 'Turning away from what nourishes and chasing what only excites. Ten years may go by like that; nothing good comes of it.',
        counsel: 'give up what never satisfies',
      },
      {
        sign: 'the tiger’s eye',
        text: 'Turning upward for nourishment, with the eyes of a tiger that watches and is hungry. Here the appetite is for good helpers and serves others, so it is no fault.',
        counsel: 'look keenly for the right helpers',
      },
      {
        sign: 'the honest dependence',
        text: 'Straying from the usual path because one lacks the strength to feed others alone. Stay humble under someone wiser; do not cross the great river now.',
        counsel: 'admit the lack and lean on the wise',
      },
      {
        sign: 'the source of nourishment',
        text: 'The spring from which the others are fed. It is a heavy responsibility and, taken seriously, a blessing; with it one can cross the great river.',
        counsel: 'nourish others, knowing what it weighs',
      },
    ],
  },
  {
    number: 28,
    name: 'Great Excess',
    pinyin: 'Dà Guò',
    character: '大過',
    keywords: ['overload', 'an exceptional time', 'courage'],
    counsel: 'ease the load or leave, but do something',
    judgement:
      'The ridge beam sags under a weight that is too great in the middle. The state cannot last: it is good to have somewhere to go, and extraordinary times allow extraordinary steps.',
    image: 'The lake has risen over the tops of the trees. Stand alone without fear, and if you have to let the world go, do it undaunted.',
    lines: [
      {
        sign: 'the mat of white rushes',
        text: 'White rushes are spread under a vessel before it is set on the ground. In unusual times nobody can be too careful at the start.',
        counsel: 'take extra care at the beginning',
      },
      {
        sign: 'the dry poplar’s new root',
        text: 'The withered poplar sprouts at the root, and an old man takes a young wife. Where the old joins what is young and low, life returns.',
        counsel: 'join with what is young and fresh',
      },
      {
        sign: 'the breaking beam',
        text: 'The ridge beam bends until it breaks. One who forces ahead and accepts no advice brings the roof down.',
        counsel: 'stop, and let others advise you',
      },
      {
        sign: 'the braced beam',
        text: 'The ridge beam is held up and stands. It is good as long as the strength is used for the whole; if it looks for profit on the side, it shames itself.',
        counsel: 'hold it up, with no second purpose',
      },
      {
        sign: 'the dry poplar’s flowers',
        text: 'The withered poplar puts out flowers, and an old woman takes a young husband. It is pretty, it does not last, and nobody is blamed or praised for it.',
        counsel: 'do not take blossom for renewal',
      },
      {
        sign: 'the water over the head',
        text: 'Wading in until the water closes over the head. The goal may be worth it, and there is no blame in that courage, though the price is high.',
        counsel: 'know the price before you wade in',
      },
    ],
  },
  {
    number: 29,
    name: 'Deep Water',
    pinyin: 'Kǎn',
    character: '坎',
    keywords: ['a deep place', 'steadiness', 'flowing on'],
    counsel: 'keep moving and stay true in the depth',
    judgement:
      'Danger behind and danger ahead, like a gorge beyond a gorge. Stay sincere and the heart gets through; whatever you do, do it wholly and keep going.',
    image: 'Water flows on, fills each hollow and stays what it is. Walk on steadily in what is good, and practise it until it is a habit.',
    lines: [
      {
        sign: 'the hole in the gorge',
        text: 'In the double gorge one falls into a hole at the bottom. Getting used to danger is its worst effect; go back and find the way out from where you lost it.',
        counsel: 'do not get used to the pit',
      },
      {
        sign: 'the small gain in the gorge',
        text: 'The gorge is deep, and dangerous. Do not try to come out at one stroke; reach for small things and be glad of them.',
        counsel: 'aim for small improvements only',
      },
      {
        sign: 'the gorge before and behind',
        text: 'Forward or back, there is a gorge, and every step leads deeper. Rest where you stand and do nothing until a way shows.',
        counsel: 'stay still and wait for an opening',
      },
      {
        sign: 'the bowl through the window',
        text: 'A jug of wine and a bowl of rice, in plain clay, handed in through the window. In distress no ceremonies are needed; sincere help by the simple way is no fault.',
        counsel: 'keep it simple and sincere',
      },
      {
        sign: 'the water to the brim',
        text: 'The gorge fills only to its brim and no further. Be content to flow out at the lowest point, and the danger is passed.',
        counsel: 'do only as much as is needed',
      },
      {
        sign: 'the hedge of thorns',
        text: 'Tied with ropes and set down among thorns; for three years no way out is found. Whoever has lost the path completely needs patience and the long way back.',
        counsel: 'own up to being lost and start afresh',
      },
    ],
  },
  {
    number: 30,
    name: 'Radiance',
    pinyin: 'Lí',
    character: '離',
    keywords: ['clarity', 'dependence', 'warmth'],
    counsel: 'give your light something to hold on to',
    judgement:
      'Fire has to cling to something in order to shine. Know what you depend on, tend it as one tends a gentle cow, and clarity succeeds.',
    image: 'Brightness rises twice, day after day. Keep your light going until it reaches all four corners.',
    lines: [
      {
        sign: 'the crossing footprints',
        text: 'Early in the morning footprints run in every direction. Collect yourself with respect before the day’s rush, and no fault arises.',
        counsel: 'collect yourself before the rush',
      },
      {
        sign: 'the yellow light',
        text: 'Yellow light, the measure of noon. All that is clear and moderate meets here, and great good comes of it.',
        counsel: 'keep to the bright middle',
      },
      {
        sign: 'the setting sun',
        text: 'In the light of the setting sun some drum on pots and sing, and others lament their age. Both miss the evening; accept the hour and live it.',
        counsel: 'accept the evening and stay calm',
      },
      {
        sign: 'the straw fire',
        text: 'It comes suddenly, flares, dies down and is thrown out. A straw fire has nothing to feed on.',
        counsel: 'burn slower, on something that lasts',
      },
      {
        sign: 'the flood of tears',
        text: 'Tears in streams, sighs and sorrow, and yet good comes. At the height of life this grief is a true change of heart.',
        counsel: 'let grief turn you round',
      },
      {
        sign: 'the march against the leader',
        text: 'The king sends one out to set things right. Strike the ringleader and spare the followers: correct the root and let the rest go.',
        counsel: 'correct the root and spare the rest',
      },
    ],
  },
  {
    number: 31,
    name: 'Mutual Attraction',
    pinyin: 'Xián',
    character: '咸',
    keywords: ['attraction', 'influence', 'openness'],
    counsel: 'stay open and be moved without grasping',
    judgement:
      'Two are drawn to each other, and the stronger stoops to the gentler. Such attraction succeeds where it is constant and honest; a marriage made like this is a good one.',
    image:
      'A lake lies on the mountain top, held by its hollow. Be empty enough to take people in, and they will come near with what they know.',
    lines: [
      {
        sign: 'the touch in the toe',
        text: 'The influence shows in the big toe only. There is a wish, but nothing anyone could see, and so nothing yet for good or ill.',
        counsel: 'wait until there is more than a wish',
      },
      {
        sign: 'the touch in the calves',
        text: 'It is in the calves, which follow the foot. To be set moving by another is not your own step; staying put is better.',
        counsel: 'stay until it is your own movement',
      },
      {
        sign: 'the touch in the thighs',
        text: 'It is in the thighs, which run after what they hold on to. Running after people or every whim of one’s own humbles in the end.',
        counsel: 'hold back from running after',
      },
      {
        sign: 'the touch of the heart',
        text: 'It is in the heart. Where the mind goes restlessly to and fro, only those friends follow whom one is thinking of; a quiet constancy reaches everyone.',
        counsel: 'let the heart grow calm and constant',
      },
      {
        sign: 'the touch in the neck',
        text: 'It is in the back of the neck, stiff and steady. Such a will is not easily swayed, and it regrets nothing, though it reaches few.',
        counsel: 'keep steady, with less hardness',
      },
      {
        sign: 'the touch of the tongue',
        text: 'It is in jaws and cheeks and tongue. Talk moves people least of all when nothing stands behind it.',
        counsel: 'mean more and say less',
      },
    ],
  },
  {
    number: 32,
    name: 'Constancy',
    pinyin: 'Héng',
    character: '恆',
    keywords: ['duration', 'marriage', 'steady movement'],
    counsel: 'keep the direction and renew the steps',
    judgement:
      'What lasts is not what stands still but what keeps renewing itself. Go on in your direction without blame, and have somewhere to go.',
    image: 'Thunder and wind, always moving and always together. Stand firm, and do not change your aim with the weather.',
    lines: [
      {
        sign: 'the depth asked for too soon',
        text: 'Wanting depth and permanence at once. What should grow over years cannot be dug out at the start, and insisting spoils it.',
        counsel: 'let it grow before you ask for depth',
      },
      {
        sign: 'the regret that goes',
        text: 'Regret disappears. The strength is greater than the means, and by keeping to the middle one holds out.',
        counsel: 'keep to what you can sustain',
      },
      {
        sign: 'the unsteady character',
        text: 'Giving one’s character no duration. Moods that change with every hour bring embarrassments from outside.',
        counsel: 'be the same person tomorrow',
      },
      {
        sign: 'the field without game',
        text: 'There is no game in this field. Persistence alone catches nothing where nothing is; look somewhere else.',
        counsel: 'look where there is something to find',
      },
      {
        sign: 'the rule that suits one and not another',
        text: 'Constancy in following a rule is right for one who follows, and wrong for one who has to decide. Know which of the two you are.',
        counsel: 'follow or decide, as your place asks',
      },
      {
        sign: 'the restlessness that lasts',
        text: 'Restlessness has become the only lasting thing. Forever hurrying, one comes to nothing well founded.',
        counsel: 'come to rest first',
      },
    ],
  },
]
