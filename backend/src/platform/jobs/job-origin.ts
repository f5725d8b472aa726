import type { Job } from 'bullmq';

/** What asked for a job. */
export interface JobOrigin {
  readonly requestId: string | null;
  /** The trace that it is a part of, as W3C's `traceparent`. */
  readonly traceParent: string | null;
}

/**
 * The queue's own place for what a job belongs to: one text, the request first, so that workers of an older version
 * read it as they did.
 */
export function toMetadata({ requestId, traceParent }: JobOrigin): { telemetry?: { metadata: string } } {
  if (requestId === null && traceParent === null) return {};
  return {
    telemetry: { metadata: [requestId ?? '', ...(traceParent === null ? [] : [traceParent])].join(' ') },
  };
}

export function originOf(job: Job<unknown>): JobOrigin {
  const [requestId, traceParent] = (job.opts.telemetry?.metadata ?? '').split(' ');
  return { requestId: requestId || null, traceParent: traceParent ?? null };
}
