import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobRegistry } from '../../platform/jobs/job-registry.js';
import { Log } from '../../platform/logging/log.js';
import type { IysApi, IysRecord } from './iys-api.js';
import { IysConnectionService } from './iys-connection.service.js';
import { IysRefusal } from './iys-errors.js';

const MOST_IN_ONE_RUN = 500;

interface WaitingEvent extends IysRecord {
  readonly id: string;
  readonly tries: number;
  /** The consent that it withdraws never got into İYS. */
  readonly isPointless: boolean;
}

/**
 * Reports consents and withdrawals to İYS, those of one recipient in their order. Each is claimed by one statement, so that
 * two workers never report the same; a lost answer is asked about before the event is reported again.
 */
@Injectable()
export class TellIysService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobRegistry,
    private readonly connection: IysConnectionService,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({ name: 'iys.send', everySeconds: 60, run: () => this.tell() });
  }

  /** Ends early when İYS is away; without an account everything waits. */
  async tell(): Promise<void> {
    const api = await this.connection.api();
    if (api === null) return;
    for (let told = 0; told < MOST_IN_ONE_RUN; told += 1) {
      const event = await this.claim();
      if (event === null || !(await this.tellOne(api, event))) return;
    }
  }

  private async tellOne(api: IysApi, event: WaitingEvent): Promise<boolean> {
    try {
      if (event.isPointless) await this.settle(event, 'skipped', {});
      else await this.settle(event, 'sent', { transactionId: await reported(api, event) });
      return true;
    } catch (error) {
      if (error instanceof IysRefusal) {
        await this.settle(event, 'refused', { reason: error.reason });
        this.log.warn('İYS refused a record.', { eventId: event.id });
        return true;
      }
      await this.noteFailure(event, error);
      return false;
    }
  }

  /** A claim lasts as long as the wait until the next try, which grows from a minute to an hour. */
  private async claim(): Promise<WaitingEvent | null> {
    const [rows]: [WaitingEvent[], number] = await this.dataSource.query(
      `UPDATE iys_event event SET tries = tries + 1,
         next_try_at = now() + least(interval '1 minute' * 2 ^ least(tries, 10), interval '1 hour')
       WHERE id = (
         SELECT due.id FROM iys_event due
         WHERE due.state = 'waiting' AND due.next_try_at <= now() AND NOT EXISTS (
           SELECT FROM iys_event earlier WHERE earlier.state = 'waiting' AND earlier.id < due.id
             AND earlier.recipient = due.recipient AND earlier.type = due.type)
         ORDER BY due.id LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING id, tries, recipient, type, status,
         to_char(consent_date AT TIME ZONE 'Europe/Istanbul', 'YYYY-MM-DD HH24:MI:SS') AS "consentDate",
         coalesce((SELECT followed.state <> 'sent' FROM iys_event followed WHERE followed.id = event.follows_id), false)
           AS "isPointless"`,
    );
    return rows[0] ?? null;
  }

  private async settle(
    { id }: WaitingEvent,
    state: 'sent' | 'refused' | 'skipped',
    { transactionId = null, reason = null }: { transactionId?: string | null; reason?: string | null },
  ): Promise<void> {
    await this.dataSource.query(
      `UPDATE iys_event SET state = $2, transaction_id = $3, last_error = $4, settled_at = now()
       WHERE id = $1 AND state = 'waiting'`,
      [id, state, transactionId, reason],
    );
  }

  private async noteFailure({ id }: WaitingEvent, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error);
    await this.dataSource.query(`UPDATE iys_event SET last_error = $2 WHERE id = $1 AND state = 'waiting'`, [
      id,
      reason,
    ]);
    this.log.warn('İYS could not be told and will be tried again.', { eventId: id, reason });
  }
}

/** Answers the id of the transaction; null when an earlier try had got through and its number was lost. */
async function reported(api: IysApi, event: WaitingEvent): Promise<string | null> {
  const { recipient, type, status, consentDate, tries } = event;
  if (tries > 1) {
    const known = await api.status({ recipient, type });
    if (known?.status === status && known.consentDate === consentDate) return known.transactionId;
  }
  return api.add({ recipient, type, status, consentDate });
}
