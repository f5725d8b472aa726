import type { Job } from 'bullmq';

/** The request and trace that caused a job. */
export interface JobOrigin {
  readonly requestId: string | null;
  /** The trace as W3C `traceparent`. */
  readonly traceParent: string | null;
}

/**
 * Packs the origin into the single text that the queue stores with a job. The request comes first, so that
 * workers of an older version can still read it.
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
