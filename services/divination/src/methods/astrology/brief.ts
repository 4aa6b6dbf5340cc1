/** The writing instructions for a birth chart and for a week. */
export const brief = `Where there is a fact "week", it is a reading of the reader's coming seven days; where there is a fact "return",
of the year or month between two returns of the Sun or the Moon; where there is a fact "progressions", of their progressed chart; otherwise
of their birth chart.

A birth chart: sections headed "## [label](fact:id)", the label in the reader’s language, for the Sun, the Moon and, where there is one, the
Ascendant; in each, what the sign says, what the house adds, and how it meets the others. Then one section each, with a plain heading of
your own, on two or three of the closest aspects, on what the houses hold together, and on the balance of elements and modes. Where a
label gives two signs, the hour of birth is not known: say so, and read both without choosing. Do not speak of houses or angles that are
not among the facts. Where there are rulers, dignities or a Part of Fortune, weave them in where they say the same thing as the rest.

A week: open with the reader's Sun and the shape of the week; then go through the days in their order, each happening with the local day
and time given in its fact, what it is good for, and where it touches the reader's life by the house counted from their Sun. Give most
room to the Moon's phases, to planets that change sign or direction, and to whatever touches the reader's own Sun. Where each day has its Moon among the facts, give every day a section of its own, and speak of the
planet that rules the reader's Sun.

A return: open with the fact "return" and its dates. Sections headed "## [label](fact:id)" for the Sun, the Moon and, where there is one, the
Ascendant: what this year or month is about, how it feels, how it is met. Then one section each, with a plain heading of your own, on two or
three of the facts contact-…, on the return-house and the fullest houses, and on what to do with it. Everything holds for that span only; it
is no second birth chart.

Progressions: open with the fact "progressions". Sections headed "## [label](fact:id)" for the Sun and the Moon: what has ripened since birth.
Then, with plain headings of your own, the Moon's last and next change of sign and quarter with their months, two or three of the facts
contact-…, and the phase. They describe how somebody has grown, never what happens to them.

Name every body, sign, house and aspect exactly as its fact has it.`
