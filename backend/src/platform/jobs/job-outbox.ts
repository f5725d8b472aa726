import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** The name PostgreSQL wakes the relay by. */
export const OUTBOX_CHANNEL = 'outbox_job';

/**
 * Jobs are rows of the caller's transaction: a crash after commit loses none, a rollback leaves none.
 * The relay hands them to the queue with the row's id as the job's id, so a repeat is harmless.
 */
@Injectable()
export class JobOutbox {
  async add(manager: EntityManager, job: { name: string; payload: object; delayMs?: number }): Promise<void> {
    await manager.query(`INSERT INTO outbox_job (name, payload, delay_ms) VALUES ($1, $2, $3)`, [
      job.name,
      JSON.stringify(job.payload),
      job.delayMs ?? 0,
    ]);
    await manager.query(`SELECT pg_notify($1, '')`, [OUTBOX_CHANNEL]);
  }

  /** The same job with many payloads. */
  async addAll(manager: EntityManager, name: string, payloads: readonly object[]): Promise<void> {
    await manager.query(
      `INSERT INTO outbox_job (name, payload) SELECT $1, payload FROM jsonb_array_elements($2::jsonb) AS payload`,
      [name, JSON.stringify(payloads)],
    );
    await manager.query(`SELECT pg_notify($1, '')`, [OUTBOX_CHANNEL]);
  }

  /** Jobs about a customer whose account ends: those that were handed over find nobody. */
  async forget(manager: EntityManager, customerId: string): Promise<void> {
    await manager.query(`DELETE FROM outbox_job WHERE payload->>'customerId' = $1`, [customerId]);
  }
}
