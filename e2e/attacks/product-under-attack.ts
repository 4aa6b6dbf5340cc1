import type { Product } from '../support/product.ts'

/** Where the product that is attacked answers. Known once it runs, so each test asks for it. */
export type UnderAttack = () => Pick<Product, 'url'>

/** A fresh address for each test: the limits of one never meet another. */
let count = 0
export const someone = (what: string): string => {
  count += 1
  return `${what}-${process.pid}-${count}@sibyl.example`
}
