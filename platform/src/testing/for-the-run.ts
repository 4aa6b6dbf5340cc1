/**
 * What all test files of a run share, made by the first that asks for it: `.ci/jest/for-the-run.js` lists what there is. Outside such a run,
 * as in a bench, FOR_THE_RUN is not set.
 */
export const forTheRun = async <T>(what: string): Promise<T> => {
  const answer = await fetch(`${process.env.FOR_THE_RUN}/${what}`)
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as T
}
