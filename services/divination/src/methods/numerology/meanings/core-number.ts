/** The numbers a life path or a number from a name can be. */
export type CoreNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 11 | 22 | 33

/** What a number means in one role; its own text for each. */
export type Meanings = Readonly<Record<CoreNumber, string>>

export type Digit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
