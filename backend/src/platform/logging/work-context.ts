import { AsyncLocalStorage } from 'node:async_hooks';

/** What is being worked on; every line of the log that is written meanwhile says so. */
export interface WorkContext {
  /** The request that this is, or that asked for it. */
  readonly requestId?: string;
  readonly job?: string;
  readonly jobId?: string;
}

const storage = new AsyncLocalStorage<WorkContext>();

export function within<R>(context: WorkContext, work: () => R): R {
  return storage.run(context, work);
}

export function workContext(): WorkContext {
  return storage.getStore() ?? {};
}
