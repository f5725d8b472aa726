import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './command.mjs';
import { runJest } from './jest.mjs';

/**
 * The hashes of each suite's files at its last success. Tracked in git, so that a fresh clone knows them too.
 */
const PASSED = join(root, 'test/slow-suites.passed.json');

const TABLES = 'backend/src/platform/database/migrations/001-baseline';
/** The tables that a purchase writes to. */
const SOLD =
  '{attendance,bookings,catalog,coupon-uses,functions,inventory,orders,payments,platform,workshops}';

/**
 * Tests that cannot be quick: they kill whole processes at many moments, wait for servers that do not answer, write and
 * restore whole backups, or run behind nginx or PgBouncer. `npm run test:slow` runs them, and so does CI when a file
 * that they guard has changed since they last passed.
 */
const SLOW_SUITES = [
  {
    name: 'proxy',
    specs: 'backend/testing/proxy*.slow.spec.ts',
    guards: [
      'docker/{proxy,tls}/**',
      'backend/testing/{caddy-server,nginx-server,proxy-visitor}.ts',
      'backend/src/platform/http/**',
      'backend/src/server.ts',
    ],
  },
  {
    name: 'pooler',
    specs: 'backend/src/platform/database/through-pooler.slow.spec.ts',
    guards: [
      'backend/testing/{pgbouncer,shop-process}.ts',
      'backend/src/platform/{change-feed,config,jobs,sessions}/**',
      'backend/src/platform/database/*.ts',
      `${TABLES}/{blog,functions,platform}.sql`,
    ],
  },
  {
    name: 'lost database',
    specs: 'backend/src/platform/database/resilient-connections.slow.spec.ts',
    guards: [
      'backend/testing/unresponsive-proxy.ts',
      'backend/src/platform/database/*.ts',
      'backend/src/platform/http/unexpected-error.ts',
    ],
  },
  {
    name: 'shutdown',
    specs: 'backend/src/operations/monitoring/shutdown.slow.spec.ts',
    guards: [
      'backend/testing/{job-worker,shop-process}.ts',
      'backend/src/{main,run-process,server,start-worker,worker}.ts',
      'backend/src/platform/shutdown.ts',
      'backend/src/platform/{jobs,pictures}/**',
      'backend/src/operations/monitoring/**',
    ],
  },
  {
    name: 'embedded PostgreSQL',
    specs: 'backend/sandbox/postgres/*.slow.spec.ts',
    guards: ['backend/sandbox/postgres/**'],
  },
  {
    name: 'killed worker',
    specs: 'backend/src/bookings/*.slow.spec.ts',
    guards: [
      'backend/testing/shop-process.ts',
      'backend/src/{bookings,notifications/mail}/**',
      'backend/src/platform/jobs/**',
      'backend/src/platform/database/*.ts',
      `${TABLES}/{bookings,functions,notifications,platform,workshops}.sql`,
    ],
  },
  {
    name: 'seat changes cut off',
    specs: 'backend/src/booking-changes/*.slow.spec.ts',
    guards: [
      'backend/testing/{call-offs,cut-connection,purchase,waiting-list}.ts',
      'backend/testing/seat-changes/**',
      'backend/src/{booking-changes,bookings,waiting-list}/**',
      'backend/src/workshops/seats.service.ts',
      'backend/src/platform/database/*.ts',
      `${TABLES}/{bookings,call-offs,coupon-uses,functions,orders,payments,waiting-list,workshops}.sql`,
    ],
  },
  {
    name: 'killed process',
    specs: 'backend/src/payments/killed-process.slow.spec.ts',
    guards: [
      'backend/testing/{shop-process,purchase}.ts',
      'backend/sandbox/iyzico/**',
      'backend/contract/{checkout,orders,payments}/**',
      'backend/src/{bookings,checkout,orders,payments}/**',
      'backend/src/catalog/stock.service.ts',
      'backend/src/workshops/seats.service.ts',
      'backend/src/platform/jobs/**',
      'backend/src/platform/database/*.ts',
      `${TABLES}/${SOLD}.sql`,
    ],
  },
  {
    name: 'killed at the desk',
    specs: 'backend/src/desk/*.slow.spec.ts',
    guards: [
      'backend/testing/shop-process.ts',
      'backend/contract/{attendance,desk}/**',
      'backend/src/{attendance,bookings,desk,orders,payments}/**',
      'backend/src/catalog/stock.service.ts',
      'backend/src/workshops/back-office/seat-blocks/**',
      'backend/src/workshops/seats.service.ts',
      'backend/src/platform/jobs/**',
      'backend/src/platform/database/*.ts',
      `${TABLES}/${SOLD}.sql`,
    ],
  },
  {
    name: 'killed while buying a label',
    specs: 'backend/src/shipping/back-office/labels/*.slow.spec.ts',
    guards: [
      'backend/testing/{geliver,shop-process}.ts',
      'backend/sandbox/geliver/**',
      'backend/src/shipping/**',
      'backend/src/platform/{database,jobs,service-accounts}/**',
    ],
  },
  {
    name: 'backup',
    specs: 'backend/src/operations/backup/*.slow.spec.ts',
    guards: [
      'backend/src/operations/{backup,verify}/**',
      'backend/src/commands/{make,restore}-backup.ts',
      'backend/src/media/**',
      'backend/src/platform/{config,database}/**',
    ],
  },
];

/**
 * Runs the suites, or those of them whose files have changed, and keeps a note of those that pass. With `most`, the
 * others have their turn on other days: all of them together take half an hour.
 */
export async function runSlowSuites({ tally, onlyChanged = false, most = Infinity }) {
  const passed = JSON.parse(readFileSync(PASSED, 'utf8'));
  const due = SLOW_SUITES.map(({ name, specs, guards }) => ({
    name,
    specs,
    hash: hashOf([specs, ...guards, 'package-lock.json']),
  })).filter(({ name, hash }) => !onlyChanged || passed[name] !== hash);
  for (const { name, specs, hash } of inTurn(due).slice(0, most)) {
    const paths = filesOf(specs).map((file) => relative('backend', file));
    const result = await runJest('backend', {
      name: `slow: ${name}`,
      options: ['-c', 'jest.slow.config.mjs', ...paths],
    });
    tally.add(result);
    if (!result.hasPassed) continue;
    passed[name] = hash;
    writeFileSync(PASSED, `${JSON.stringify(passed, null, 2)}\n`);
  }
}

const DAY_MS = 86_400_000;

/** The suites from the one whose turn it is today. */
function inTurn(suites) {
  const first = suites.length === 0 ? 0 : Math.floor(Date.now() / DAY_MS) % suites.length;
  return [...suites.slice(first), ...suites.slice(0, first)];
}

function hashOf(patterns) {
  const hash = createHash('sha256');
  const files = new Set(patterns.flatMap(filesOf));
  for (const file of [...files].sort((a, b) => (a < b ? -1 : 1))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Fails when a pattern matches no file, because the files were moved and the pattern has to follow them. */
function filesOf(pattern) {
  const files = globSync(pattern, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  if (files.length === 0) throw new Error(`No file matches ${pattern}: see test/runner/slow-suites.mjs.`);
  return files;
}
