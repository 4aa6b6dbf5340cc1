/**
 * An object of Stripe's SDK as it is stored: every reference is an id. `Mine` narrows the fields for which this emulator stores less. Fields
 * that have one value here are in fixed.json.
 */
export type Shape<T, Mine = unknown> = Omit<Ids<T>, keyof Mine> & Mine

type Ids<T> = { [K in keyof T]: string extends T[K] ? Exclude<T[K], { object: string }> : T[K] }
