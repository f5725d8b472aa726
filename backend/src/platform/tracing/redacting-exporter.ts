import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

/**
 * The span attributes that may leave the process. Addresses contain signed links and session keys, and error
 * messages quote visitors. An attribute that a new version of an instrumentation adds is dropped until it is
 * listed here.
 */
const ALLOWED_ATTRIBUTES: ReadonlySet<string> = new Set([
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
  // The text contains no values, which are parameters; Redis commands come without their arguments.
  'db.query.text',
  'request.id',
  'job.id',
]);

/** Exports spans without attributes that could name a person or contain a secret. */
export class RedactingExporter implements SpanExporter {
  constructor(private readonly inner: SpanExporter) {}

  export(spans: ReadableSpan[], done: Parameters<SpanExporter['export']>[1]): void {
    this.inner.export(spans.map(redacted), done);
  }

  async shutdown(): Promise<void> {
    await this.inner.shutdown();
  }

  async forceFlush(): Promise<void> {
    await this.inner.forceFlush?.();
  }
}

/** A span is an object with internal state, so it is wrapped instead of copied. */
function redacted(span: ReadableSpan): ReadableSpan {
  return Object.create(span, {
    attributes: { value: allowed(span.attributes) },
    status: { value: { code: span.status.code } },
    events: { value: [] },
    links: { value: [] },
  }) as ReadableSpan;
}

function allowed(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => ALLOWED_ATTRIBUTES.has(name)));
}
