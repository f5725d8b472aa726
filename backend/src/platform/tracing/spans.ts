import {
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Context,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';

const tracer = trace.getTracer('toprak');
/** Used only for our own rows: nothing is read from requests, and nothing is added to outgoing calls. */
const TRACE_CONTEXT = new W3CTraceContextPropagator();

/**
 * Runs the work as a span of the current trace, or, in a worker, of the trace named by a W3C `traceparent`.
 * Costs next to nothing while tracing is off.
 */
export function spanOf<R>(name: string, work: () => Promise<R>, origin?: TraceOrigin): Promise<R> {
  const kind = origin === undefined ? SpanKind.INTERNAL : SpanKind.CONSUMER;
  return tracer.startActiveSpan(name, { kind }, parentOf(origin), async (span) => {
    try {
      return await work();
    } catch (error) {
      failSpan(error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The trace of a job; null when no request caused it. */
export interface TraceOrigin {
  readonly traceParent: string | null;
}

/**
 * The W3C `traceparent` of the current work, for jobs that continue it; undefined while nothing is traced.
 */
export function currentTraceParent(): string | undefined {
  const carrier: Record<string, string> = {};
  TRACE_CONTEXT.inject(context.active(), carrier, defaultTextMapSetter);
  return carrier['traceparent'];
}

/** The trace id for a log line, so that log and trace can be matched. */
export function traceFields(): { readonly traceId?: string } {
  const span = trace.getActiveSpan()?.spanContext();
  const isTold = span !== undefined && (span.traceFlags & TraceFlags.SAMPLED) !== 0;
  return isTold ? { traceId: span.traceId } : {};
}

/** The current span, to be named once its route is known; undefined while nothing is traced. */
export function activeSpan(): Span | undefined {
  return trace.getActiveSpan();
}

/** Records only the class of an error, because its message may quote visitors. */
export function failSpan(error: unknown): void {
  const span = trace.getActiveSpan();
  span?.setStatus({ code: SpanStatusCode.ERROR });
  span?.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
}

function parentOf(origin: TraceOrigin | undefined): Context {
  if (origin === undefined) return context.active();
  const { traceParent } = origin;
  if (traceParent === null) return ROOT_CONTEXT;
  return TRACE_CONTEXT.extract(ROOT_CONTEXT, { traceparent: traceParent }, defaultTextMapGetter);
}
