export const legal = {
  contents: 'On this page',
  effective: (date: string) => `Effective ${date}`,
}
