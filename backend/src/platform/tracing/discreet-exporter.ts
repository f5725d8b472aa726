import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';

/**
 * What may be told of a span. Addresses carry signed links and session keys, error messages quote what visitors
 * wrote: whatever an instrumentation adds in its next version is not told before somebody has looked at it.
 */
const TOLD: ReadonlySet<string> = new Set([
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'server.address',
  'server.port',
  'url.scheme',
  'error.type',
  'db.system.name',
  'db.namespace',
  'db.operation.name',
  // Values are parameters, never part of the text; commands of Redis are told without what they are given.
  'db.query.text',
  'request.id',
  'job.id',
]);

/** Hands spans on without whatever could name a person or open a door. */
export class DiscreetExporter implements SpanExporter {
  constructor(private readonly inner: SpanExporter) {}

  export(spans: ReadableSpan[], done: Parameters<SpanExporter['export']>[1]): void {
    this.inner.export(spans.map(discreet), done);
  }

  async shutdown(): Promise<void> {
    await this.inner.shutdown();
  }

  async forceFlush(): Promise<void> {
    await this.inner.forceFlush?.();
  }
}

/** A span is an object with a state of its own: seen through, not copied. */
function discreet(span: ReadableSpan): ReadableSpan {
  return Object.create(span, {
    attributes: { value: told(span.attributes) },
    status: { value: { code: span.status.code } },
    events: { value: [] },
    links: { value: [] },
  }) as ReadableSpan;
}

function told(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => TOLD.has(name)));
}
