export const GOLD = '#d9b978'
export const NIGHT = '#12131c'
