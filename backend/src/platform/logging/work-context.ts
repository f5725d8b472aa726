import { AsyncLocalStorage } from 'node:async_hooks';

/** The work at hand, added to every log line that is written during it. */
export interface WorkContext {
  /** The id of this request, or of the request that caused this job. */
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
