import { beforeAll, expect, test } from '@jest/globals';
import { eventually } from '../../../testing/poll.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { MonitoringServer } from './monitoring-server.js';

const shop = suiteServer({ OPS_PORT: '0', WORKER: 'on' });
beforeAll(async () => {
  await shop.dataSource.query(
    `WITH kind AS (INSERT INTO category (slug, name) VALUES ('kase', 'Kâse') RETURNING id)
     INSERT INTO product (slug, name, price_kurus, stock_quantity, held_quantity, category_id)
     SELECT 'kase', 'Kâse', 100, 5, 3, id FROM kind`,
  );
  await shop.dataSource.query(
    `INSERT INTO mail_message (dedupe_key, template, payload, recipient, status)
     VALUES ('a', 'welcome', '{}', 'a@example.com', 'failed')`,
  );
});

async function metrics(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${shop.app.get(MonitoringServer).port}/metrics`);
  return response.text();
}

async function ask(path: string): Promise<void> {
  await (await fetch(`${shop.url}${path}`, { headers: { accept: 'application/json' } })).text();
}

const requestsOf = (said: string) =>
  [...said.matchAll(/^toprak_http_request_duration_seconds_count\{(.*)\} \d+$/gm)].map(
    ([, labels]) => labels,
  );

test('requests are told by what was asked for, never by the address', async () => {
  await ask('/api/products.php?search=gizli');
  await ask('/api/products.php?search=gizli');
  await ask('/trpc/site.status');
  await ask('/trpc/site.status,catalog.categories?batch=1');
  await ask('/trpc/made.up');
  await ask('/api/made-up-by-somebody.php');
  await ask('/odeme/3d/11111111-1111-4111-8111-111111111111');

  await eventually('all have ended', async () => requestsOf(await metrics()).length >= 5);
  const said = await metrics();
  expect(requestsOf(said)).toEqual(
    expect.arrayContaining([
      'route="/api/products.php",method="GET",status="200"',
      'route="/trpc/site.status",method="GET",status="200"',
      'route="/trpc/ (several)",method="GET",status="200"',
      'route="unknown",method="GET",status="404"',
    ]),
  );
  // A number may contain any digits, so only the labels are looked at.
  expect(said.match(/\{.*\}/g)?.join()).not.toMatch(/gizli|made.up|1111/);
  expect(said).toMatch(/^toprak_response_cache_requests_total\{result="hit"\} [1-9]/m);
  expect(said).toMatch(/^toprak_response_cache_requests_total\{result="miss"\} [1-9]/m);
  expect(said).toMatch(/^toprak_picture_processes_replaced_total 0$/m);
  expect(said).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

test('a worker tells what the database knows of orders, payments, goods, mails and jobs', async () => {
  const said = await metrics();
  expect(said).toContain('toprak_held{goods="seats"} 0');
  expect(said).toContain('toprak_mails_last_day{status="failed"} 1');
  for (const state of ['outbox', 'waiting', 'active', 'delayed', 'failed']) {
    expect(said).toContain(`toprak_jobs{state="${state}"} `);
    expect(said).toContain(`toprak_jobs_oldest_seconds{state="${state}"} `);
  }
  for (const name of ['orders_last_day', 'payment_attempts_last_day', 'refunds_open']) {
    expect(said).toContain(`# TYPE toprak_${name} gauge`);
  }
  expect(said).toContain('toprak_held{goods="pieces"} 3');
});

test('a worker tells how long ago each of its tasks came to an end, and of no task that is no more', async () => {
  const hasRun = () => shop.dataSource.query<object[]>(`SELECT FROM task_run WHERE name = 'log.prune'`);
  await eventually('it has run', async () => (await hasRun()).length === 1);
  await shop.dataSource.query(
    `INSERT INTO task_run (name, every_seconds, began_at, duration_ms)
     VALUES ('gone.sweep', 60, now() - interval '1 year', 5), ('log.prune', 3600, now() - interval '90 minutes', 600000)
     ON CONFLICT (name) DO UPDATE SET began_at = excluded.began_at, duration_ms = excluded.duration_ms`,
  );
  const secondsOf = (said: string, task: string) =>
    Number(new RegExp(`^toprak_task_last_run_seconds{task="${task}"} (\\S+)$`, 'm').exec(said)?.[1]);
  await eventually('it is told', async () => secondsOf(await metrics(), 'log.prune') > 4_000);
  const said = await metrics();
  expect(secondsOf(said, 'log.prune')).toBeLessThan(5_000);
  expect(secondsOf(said, 'holds.sweep')).toBeLessThan(120);
  expect(said).not.toContain('gone.sweep');
}, 40_000);
