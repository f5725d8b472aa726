import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { askToSubscribe } from '../../../testing/newsletter.js';
import { eventually } from '../../../testing/poll.js';
import {
  freePort,
  type ShopProcess,
  startShopProcess,
  startWorkerProcess,
} from '../../../testing/shop-process.js';
import { type RedisServer, startRedisServer } from '../../../testing/redis-server.js';
import { startSmtpServer, type TestSmtpServer } from '../../../testing/smtp-server.js';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.js';
import { testEnvironment } from '../../../testing/test-environment.js';
import {
  type CollectedSpan,
  startTraceCollector,
  type TraceCollector,
} from '../../../testing/trace-collector.js';

const EMAIL = 'elif.yilmaz@posta.example';

let database: TestDatabase;
let collector: TraceCollector;
let smtp: TestSmtpServer;
let redis: RedisServer;
let web: ShopProcess;
let worker: Awaited<ReturnType<typeof startWorkerProcess>>;
beforeAll(async () => {
  [database, collector, smtp, redis] = await Promise.all([
    createTestDatabase(),
    startTraceCollector(),
    startSmtpServer(),
    startRedisServer(),
  ]);
  const outside = { databaseUrl: database.url, iyzicoUrl: 'http://127.0.0.1:9', smtpUrl: smtp.url };
  const environment = testEnvironment(outside, {
    LOG_LEVEL: 'info',
    REDIS_URL: redis.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=ab%20cd',
  });
  web = await startShopProcess({ ...environment, WORKER: 'off' }, await freePort());
  worker = await startWorkerProcess(environment, await freePort());
  // A database, a Redis and two whole processes start, on a machine that runs other suites as well.
}, 180_000);
afterAll(async () => {
  await Promise.all([web.kill(), worker.kill()]);
  collector.close();
  await Promise.all([smtp.close(), redis.kill()]);
  await database.drop();
});

const named = (name: string | RegExp): CollectedSpan | undefined =>
  collector.spans.find((span) => (typeof name === 'string' ? span.name === name : name.test(span.name)));

test('a request, what it asks of the stores and the job that it leads to are one trace', async () => {
  expect((await askToSubscribe(web, EMAIL)).status).toBe(200);
  // Two processes send their spans, each when its batch is due.
  const told = ['POST /trpc/newsletter.subscribe', 'trpc newsletter.subscribe', /^job .*mail/];
  await eventually('request and job are told', () => told.every((name) => named(name) !== undefined));
  const request = named('POST /trpc/newsletter.subscribe');
  const procedure = named('trpc newsletter.subscribe');
  const job = named(/^job .*mail/);
  expect(procedure).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId });
  expect(request).toMatchObject({
    service: 'toprak-web',
    attributes: { 'http.route': '/trpc/newsletter.subscribe', 'request.id': expect.any(String) },
  });
  expect(job).toMatchObject({
    service: 'toprak-worker',
    traceId: request?.traceId,
    attributes: { 'job.id': expect.any(String) },
  });
  const statements = (of: CollectedSpan | undefined) =>
    collector.spans.filter(({ traceId, name }) => traceId === of?.traceId && name.startsWith('pg.query'));
  expect(statements(request).map(({ service }) => service)).toEqual(
    expect.arrayContaining(['toprak-web', 'toprak-worker']),
  );
  expect(collector.spans.filter(({ attributes }) => attributes['db.system.name'] === 'redis')).not.toEqual(
    [],
  );
  expect(collector.headers).toContain('ab cd');
});

test('no trace holds personal data or secrets', async () => {
  const headers = { 'user-agent': 'Elifs browser', 'x-forwarded-for': '203.0.113.77' };
  await fetch(`${web.url}/siparis/gizli-anahtar?kod=123456`, { headers });
  await eventually('the page is told', () => named('GET page') !== undefined);
  const told = JSON.stringify(collector.spans);
  for (const secret of ['elif', 'yilmaz', 'posta.example', 'gizli-anahtar', '123456', 'Elifs', '203.0.113']) {
    expect([secret, told.includes(secret)]).toEqual([secret, false]);
  }
});

test('what visitors claim to belong to is not believed', async () => {
  const [traceId, state] = ['c'.repeat(32), 'visitor=1'];
  const headers = { traceparent: `00-${traceId}-${'d'.repeat(16)}-01`, tracestate: state, baggage: state };
  await fetch(`${web.url}/api/products.php`, { headers });
  await eventually('it is told', () => named('GET /api/products.php') !== undefined);
  expect(JSON.stringify(collector.spans)).not.toContain(traceId);
  expect(JSON.stringify(collector.spans)).not.toContain(state);
});

test('nothing is told of those who only look after the processes', async () => {
  await fetch(`${web.url}/health`);
  expect(collector.spans.filter(({ name }) => /health|metrics/.test(name))).toEqual([]);
});

test('a line of the log names its trace', async () => {
  // The web site is not built here, which causes an error to be traced.
  await fetch(`${web.url}/workshops`);
  const lines = () =>
    web
      .said()
      .split('\n')
      .filter((line) => line.includes('"level":50'));
  await eventually('the trace is told', () =>
    collector.spans.some(({ traceId }) => lines().some((line) => line.includes(`"traceId":"${traceId}"`))),
  );
});
