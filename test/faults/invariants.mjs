import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { compiled } from '../load/orders.mjs';
import { faultsOfDesk } from './desk.mjs';

const run = promisify(execFile);
/** A refund stays claimed for two minutes and a quarter after its worker has died; nothing takes longer. */
const SETTLES_WITHIN_MS = 240_000;

/** The number of unfinished things: open payments, jobs not handed over, mails not sent. */
const OPEN_ENDS = `
  SELECT (SELECT count(*)::int FROM payment_attempt WHERE status IN ('created', 'awaiting_3ds', 'authorising')) AS payments,
         (SELECT count(*)::int FROM refund WHERE status = 'requested') AS refunds,
         (SELECT count(*)::int FROM outbox_job WHERE relayed_at IS NULL) AS jobs,
         (SELECT count(*)::int FROM mail_message WHERE status IN ('pending', 'sending')) AS mails`;

/**
 * Moves the clock forward: payments of buyers who never returned from the bank become due, and mails whose try failed
 * or whose worker died are tried again now. A mail that is being sent keeps half a minute.
 */
const TIME_PASSES = [
  `UPDATE payment_attempt SET next_check_at = now() WHERE status IN ('created', 'awaiting_3ds') AND created_at < now() - interval '20 seconds'`,
  `UPDATE mail_message SET claimed_at = now() - interval '20 minutes'
   WHERE status = 'pending' AND coalesce(claimed_at, created_at) BETWEEN now() - interval '10 minutes' AND now() - interval '15 seconds'`,
  `UPDATE mail_message SET claimed_at = now() - interval '5 minutes'
   WHERE status = 'sending' AND claimed_at BETWEEN now() - interval '2 minutes' AND now() - interval '40 seconds'`,
];

export async function untilSettled(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const began = Date.now();
    for (;;) {
      for (const statement of TIME_PASSES) await client.query(statement);
      const [open] = (await client.query(OPEN_ENDS)).rows;
      const left = Object.entries(open).filter(([, count]) => count > 0);
      if (left.length === 0) return { seconds: (Date.now() - began) / 1_000, left: [] };
      if (Date.now() - began > SETTLES_WITHIN_MS) {
        return {
          seconds: (Date.now() - began) / 1_000,
          left: left.map(([what, count]) => `${count} ${what} stay open`),
        };
      }
      await wait(1_000);
    }
  } finally {
    await client.end();
  }
}

/** Everything that is inconsistent, as text; an empty list is expected. */
export async function findFaults({ deployment, shoppers, backOffice }) {
  const client = new pg.Client({ connectionString: deployment.postgres.url });
  await client.connect();
  try {
    return [
      ...(await ledgers(deployment.postgres.url)),
      ...(await orders(client, shoppers.purchases)),
      ...(await money(client, deployment.bank)),
      ...(await mails(client, deployment.mailbox)),
      ...(await faultsOfDesk(client, backOffice.byHand)),
      ...(await pictures(deployment.shopUrl, backOffice.pictures)),
    ];
  } finally {
    await client.end();
  }
}

/** Stock, seats, coupons, totals and sums, computed anew. */
async function ledgers(databaseUrl) {
  try {
    await run(process.execPath, [join(compiled, 'src/commands/verify-data.js')], {
      env: { PATH: process.env.PATH ?? '', DATABASE_URL: databaseUrl },
    });
    return [];
  } catch (error) {
    return [`verify:data: ${`${error.stdout}${error.stderr}`.trim()}`];
  }
}

/** Every order that a buyer was told of exists once, and every buyer whom the bank returned has paid. */
async function orders(client, purchases) {
  const { rows } = await client.query(
    `SELECT email, array_agg(id) AS ids, array_agg(payment_status) AS money FROM "order"
     WHERE email LIKE '%@deployment.test' GROUP BY email`,
  );
  const placed = new Map(rows.map((row) => [row.email, row]));
  const faults = [];
  for (const { email, orderId, told } of purchases) {
    const found = placed.get(email);
    if (found && found.ids.length > 1) faults.push(`${email} has ${found.ids.length} orders`);
    if (orderId && !found?.ids.includes(orderId)) faults.push(`the order ${orderId} is lost`);
    if (told === 'brought to the order' && found && !found.money.includes('paid')) {
      faults.push(`${email} came back from the bank and has ${found.money.join()}`);
    }
  }
  return faults;
}

/** The money that iyzico took and did not return equals the total of paid orders; at the desk people pay in cash. */
async function money(client, bank) {
  const { rows } = await client.query(
    `SELECT id, payment_status AS "paymentStatus",
       CASE WHEN channel = 'web' AND payment_status = 'paid' THEN total_kurus - refunded_kurus ELSE 0 END AS owed FROM "order"`,
  );
  const orders = new Map(rows.map((row) => [row.id, row]));
  const keptKurus = new Map();
  const faults = [];
  for (const { basketId, charges, items, isCancelled } of await bank.payments()) {
    if (charges > 1) faults.push(`the order ${basketId} was charged ${charges} times`);
    if (charges === 0 || isCancelled) continue;
    const kurus = items.reduce(
      (sum, { paidPriceKurus, refundedKurus }) => sum + paidPriceKurus - refundedKurus,
      0,
    );
    keptKurus.set(basketId, (keptKurus.get(basketId) ?? 0) + kurus);
  }
  for (const [id, { paymentStatus, owed }] of orders) {
    const kept = keptKurus.get(id) ?? 0;
    if (kept !== owed) {
      faults.push(`the order ${id} is ${paymentStatus} (${owed}), and iyzico keeps ${kept} kuruş`);
    }
  }
  for (const id of keptKurus.keys()) {
    if (!orders.has(id)) faults.push(`iyzico has money of an unknown order ${id}`);
  }
  return faults;
}

/** Every mail marked as sent is in a mailbox, and no recipient sees it twice. */
async function mails(client, mailbox) {
  const { rows } = await client.query(
    `SELECT recipient, subject, count(*)::int AS sent FROM mail_message
     WHERE status = 'sent' AND recipient LIKE '%@deployment.test' GROUP BY recipient, subject`,
  );
  const { rows: without } = await client.query(
    `SELECT o.id FROM "order" o WHERE o.payment_status = 'paid' AND NOT EXISTS (
       SELECT FROM mail_message m WHERE m.dedupe_key = 'order-confirmation:' || o.id AND m.status = 'sent')
     AND o.email LIKE '%@deployment.test'`,
  );
  const arrived = new Map();
  for (const { to, subject, messageId } of await delivered(mailbox)) {
    const key = `${to.join()} ${subject}`;
    arrived.set(key, (arrived.get(key) ?? new Set()).add(messageId));
  }
  const faults = without.map(({ id }) => `nobody was told that the order ${id} is paid`);
  for (const { recipient, subject, sent } of rows) {
    const there = arrived.get(`${recipient} ${subject}`)?.size ?? 0;
    if (there !== sent) faults.push(`${recipient} has '${subject}' ${there} times instead of ${sent}`);
  }
  return faults;
}

/** The number of mails that arrived once more under the same Message-ID. */
export async function countRepeats(mailbox) {
  const mails = await delivered(mailbox);
  return mails.length - new Set(mails.map(({ to, messageId }) => `${to.join()} ${messageId}`)).size;
}

async function delivered({ webUrl }) {
  return (await fetch(`${webUrl}/api/messages`)).json();
}

/** Every picture that the admin was told was stored can be loaded. */
async function pictures(shopUrl, names) {
  const missing = [];
  for (const name of names) {
    const response = await fetch(new URL(`/api/uploads/${name}`, shopUrl));
    const { byteLength } = await response.arrayBuffer();
    if (!response.ok || byteLength === 0) missing.push(`the picture ${name} is lost: ${response.status}`);
  }
  return missing;
}
