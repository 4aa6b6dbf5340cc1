/** The product's name, which the server writes into every page; PRODUCT_NAME sets it. */
export const product = globalThis.document?.querySelector('meta[name="application-name"]')?.getAttribute('content') ?? 'Sibyl'
