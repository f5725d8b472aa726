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
/** Only of our own rows: nothing is taken from requests, and nothing added to what we ask of others. */
const TRACE_CONTEXT = new W3CTraceContextPropagator();

/**
 * Does the work as a part of what is being traced, or, in a worker, of the trace that is named as a W3C
 * `traceparent`. Costs nothing to speak of while no traces are wanted.
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

/** Where a job comes from; `null`: nobody's request. */
export interface TraceOrigin {
  readonly traceParent: string | null;
}

/** The W3C `traceparent` of what is being done, for whoever goes on with it; undefined while nothing is traced. */
export function currentTraceParent(): string | undefined {
  const carrier: Record<string, string> = {};
  TRACE_CONTEXT.inject(context.active(), carrier, defaultTextMapSetter);
  return carrier['traceparent'];
}

/** What a line of the log says to be found from a trace, and the other way round. */
export function traceFields(): { readonly traceId?: string } {
  const span = trace.getActiveSpan()?.spanContext();
  const isTold = span !== undefined && (span.traceFlags & TraceFlags.SAMPLED) !== 0;
  return isTold ? { traceId: span.traceId } : {};
}

/** What is being done, to be named once it is known; undefined while nothing is traced. */
export function activeSpan(): Span | undefined {
  return trace.getActiveSpan();
}

/** The class of an error says what kind it was; its message may quote what visitors wrote. */
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
