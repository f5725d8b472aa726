import { createRequire } from 'node:module';
import type { Settings } from '../config/settings.js';
import { settlesWithin } from '../settles-within.js';
import { RedactingExporter } from './redacting-exporter.js';

export type ProcessRole = 'web' | 'worker';

export interface Tracing {
  /** Sends the remaining spans; gives up when the collector does not answer. */
  readonly stop: () => Promise<void>;
}

/** A short limit, because spans may be lost but a process must end within ten seconds. */
const LAST_SEND_MS = 500;
/** Requested every few seconds by supervisors. */
const WATCHED = /^\/(health|metrics)(\/|$|\?)/;
/** Loaded once by `require`, where the instrumentations patch them. */
const INSTRUMENTED = ['http', 'https', 'pg', 'ioredis'];

/**
 * Traces requests, jobs and their calls to PostgreSQL, Redis and other services, and sends them to
 * `OTEL_EXPORTER_OTLP_ENDPOINT`; loads nothing when that is not set. Must be called before the traced modules
 * are imported.
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
  // No propagator: trace headers of visitors are ignored, and none are sent to other services.
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
