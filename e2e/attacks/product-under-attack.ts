import type { Product } from '../support/product.ts'

/** The address of the product under attack. A function, because the address is known only once the product runs. */
export type UnderAttack = () => Pick<Product, 'url'>

/** A fresh address for each test, so that tests do not share limits. */
let count = 0
export const someone = (what: string): string => {
  count += 1
  return `${what}-${process.pid}-${count}@sibyl.example`
}
