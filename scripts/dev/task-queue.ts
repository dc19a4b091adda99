/** Runs tasks one after the other. */
export interface TaskQueue {
  /** Runs a task when those before it have ended. */
  add: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** Waits until all tasks have ended. */
  idle: () => Promise<unknown>;
}

export function openTaskQueue(): TaskQueue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    add(task) {
      const done = last.then(task);
      // Whoever added the task handles its failure; the next task runs all the same.
      last = done.catch(() => {});
      return done;
    },
    idle: () => last,
  };
}
