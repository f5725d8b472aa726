import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { workContext } from '../logging/work-context.js';

/** The name PostgreSQL wakes the relay by. */
export const OUTBOX_CHANNEL = 'outbox_job';

/**
 * Jobs are rows of the caller's transaction: a crash after commit loses none, a rollback leaves none.
 * The relay hands them to the queue with the row's id as the job's id, so a repeat is harmless.
 */
@Injectable()
export class JobOutbox {
  async add(manager: EntityManager, job: { name: string; payload: object; delayMs?: number }): Promise<void> {
    await manager.query(
      `INSERT INTO outbox_job (name, payload, delay_ms, request_id) VALUES ($1, $2, $3, $4)`,
      [job.name, JSON.stringify(job.payload), job.delayMs ?? 0, workContext().requestId ?? null],
    );
    await manager.query(`SELECT pg_notify($1, '')`, [OUTBOX_CHANNEL]);
  }

  /** The same job with many payloads. */
  async addAll(manager: EntityManager, name: string, payloads: readonly object[]): Promise<void> {
    await manager.query(
      `INSERT INTO outbox_job (name, payload, request_id)
       SELECT $1, payload, $3 FROM jsonb_array_elements($2::jsonb) AS payload`,
      [name, JSON.stringify(payloads), workContext().requestId ?? null],
    );
    await manager.query(`SELECT pg_notify($1, '')`, [OUTBOX_CHANNEL]);
  }

  /** Jobs about a customer whose account ends: those that were handed over find nobody. */
  async forget(manager: EntityManager, customerId: string): Promise<void> {
    await manager.query(`DELETE FROM outbox_job WHERE payload->>'customerId' = $1`, [customerId]);
  }
}
