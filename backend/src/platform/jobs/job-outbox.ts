import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { workContext } from '../logging/work-context.js';
import { currentTraceParent } from '../tracing/spans.js';

/** The notification channel on which PostgreSQL wakes the relay. */
export const OUTBOX_CHANNEL = 'outbox_job';

/**
 * Writes jobs as rows of the caller's transaction: a crash after the commit loses none, and a rollback leaves
 * none. The relay hands them to the queue with the row's id as the job's id, so that repeating it is
 * harmless.
 */
@Injectable()
export class JobOutbox {
  async add(manager: EntityManager, job: { name: string; payload: object; delayMs?: number }): Promise<void> {
    await manager.query(
      `INSERT INTO outbox_job (name, payload, delay_ms, request_id, trace_parent) VALUES ($1, $2, $3, $4, $5)`,
      [job.name, JSON.stringify(job.payload), job.delayMs ?? 0, ...origin()],
    );
    await manager.query(`SELECT pg_notify($1, '')`, [OUTBOX_CHANNEL]);
  }

  /**
   * Jobs of the last day that were handed to the queue some minutes ago. They are finished by now, unless the
   * queue has lost them.
   */
  async handedOver(manager: EntityManager, name: string): Promise<unknown[]> {
    const rows: { payload: unknown }[] = await manager.query(
      `SELECT payload FROM outbox_job
       WHERE name = $1 AND created_at > now() - interval '1 day' AND relayed_at < now() - interval '2 minutes'
       ORDER BY created_at`,
      [name],
    );
    return rows.map(({ payload }) => payload);
  }

  /**
   * Deletes jobs about a customer whose account is deleted; those already handed over will find no customer.
   */
  async erase(manager: EntityManager, customerId: string): Promise<void> {
    await manager.query(`DELETE FROM outbox_job WHERE payload->>'customerId' = $1`, [customerId]);
  }
}

/** The request and trace that cause a job. */
function origin(): [requestId: string | null, traceParent: string | null] {
  return [workContext().requestId ?? null, currentTraceParent() ?? null];
}
