/**
 * Repeats tasks at one interval, all of them in the same turn of the event loop, so that their reads can share commands. Each call adds a task
 * and returns the function that ends it. Without tasks no timer runs.
 */
export const inStep = (everyMs: number): ((task: () => void) => () => void) => {
  const tasks = new Map<symbol, () => void>()
  let timer: NodeJS.Timeout | undefined
  return (task) => {
    const id = Symbol('task')
    tasks.set(id, task)
    timer ??= setInterval(() => {
      for (const each of tasks.values()) each()
    }, everyMs).unref()
    return () => {
      tasks.delete(id)
      if (tasks.size > 0) return
      clearInterval(timer)
      timer = undefined
    }
  }
}
