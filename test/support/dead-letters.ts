import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { query } from './shop-database.js';

/** Adds a failed job of a text message. When it is retried, it finds nothing to send and succeeds. */
export async function failedJob(reason: string): Promise<string> {
  const [row] = await query<{ id: string }>(
    `INSERT INTO outbox_job (name, payload, delay_ms) VALUES ('sms.send', $1, 3600000) RETURNING id`,
    [JSON.stringify({ smsId: randomUUID() })],
  );
  await query(`SELECT pg_notify('outbox_job', '')`);
  // Marks the job as failed, because ten tries would take too long.
  const fail = () =>
    query(
      `UPDATE bullmq.job SET state = 'failed', failed_reason = $2, attempts_made = 10, attempts_started = 10,
         delay_ms = 0, process_at_ms = NULL, finished_at_ms = extract(epoch FROM now()) * 1000
       WHERE id = $1 RETURNING id`,
      [row?.id, reason],
    );
  await expect.poll(async () => (await fail()).length).toBe(1);
  return row?.id ?? '';
}
