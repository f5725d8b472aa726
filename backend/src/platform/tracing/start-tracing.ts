import { createRequire } from 'node:module';
import type { Settings } from '../config/settings.js';
import { settlesWithin } from '../settles-within.js';
import { RedactingExporter } from './redacting-exporter.js';

export type ProcessRole = 'web' | 'worker';

export interface Tracing {
  /** Sends what was not sent yet; gives up when the other side does not answer. */
  readonly stop: () => Promise<void>;
}

/** What keeps no request waiting may be lost: a process ends within ten seconds. */
const LAST_SEND_MS = 500;
/** Asked every few seconds by whoever watches over the processes. */
const WATCHED = /^\/(health|metrics)(\/|$|\?)/;
/** Read by way of `require` once, which is where the instrumentations wait for them. */
const INSTRUMENTED = ['http', 'https', 'pg', 'ioredis'];

/**
 * Traces of requests, jobs and what they ask of PostgreSQL, Redis and others, sent to `OTEL_EXPORTER_OTLP_ENDPOINT`;
 * nothing is loaded when it is not set. To be called before what it watches is imported.
 */
export async function startTracing(settings: Settings, role: ProcessRole): Promise<Tracing> {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return { stop: () => Promise.resolve() };
  const [api, sdk, hooks, core, otlp, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new otlp.OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: core.parseKeyPairsIntoRecord(settings.OTEL_EXPORTER_OTLP_HEADERS),
  });
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': `toprak-${role}` }),
    sampler: new sdk.ParentBasedSampler({
      root: new sdk.TraceIdRatioBasedSampler(settings.OTEL_TRACES_SAMPLER_ARG),
    }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new RedactingExporter(exporter) })],
  });
  // No propagator: what visitors claim to belong to is not believed, and nobody else is told what a request belongs to.
  api.context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager());
  api.trace.setGlobalTracerProvider(provider);
  await instrument();
  return {
    stop: async () => {
      await settlesWithin(provider.shutdown(), LAST_SEND_MS).catch(() => undefined);
    },
  };
}

async function instrument(): Promise<void> {
  const [instrumentation, http, pg, redis, undici] = await Promise.all([
    import('@opentelemetry/instrumentation'),
    import('@opentelemetry/instrumentation-http'),
    import('@opentelemetry/instrumentation-pg'),
    import('@opentelemetry/instrumentation-ioredis'),
    import('@opentelemetry/instrumentation-undici'),
  ]);
  instrumentation.registerInstrumentations({
    instrumentations: [
      new http.HttpInstrumentation({
        requireParentforOutgoingSpans: true,
        ignoreIncomingRequestHook: ({ url }) => WATCHED.test(url ?? ''),
      }),
      new pg.PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
      new redis.IORedisInstrumentation({
        requireParentSpan: true,
        dbStatementSerializer: (command) => command,
      }),
      new undici.UndiciInstrumentation({ requireParentforSpans: true }),
    ],
  });
  INSTRUMENTED.forEach(createRequire(import.meta.url));
}
