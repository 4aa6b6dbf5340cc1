/** What holds the page, as long as it is as the build has written it: nobody has taken it over yet. */
export const writtenPage = () => document.querySelector<HTMLElement>('#root[data-written]')
