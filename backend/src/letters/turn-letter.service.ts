import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { BulkTurn } from '../../contract/email/bulk-mail.dto.js';
import type { LetterStatus } from '../../contract/email/bulk-mail.js';
import { AdminChanges } from '../activity-log/admin-changes.service.js';
import { LetterOutbox } from '../notifications/letter-outbox.js';
import { JobOutbox } from '../platform/jobs/job-outbox.js';
import type { Actor } from '../platform/sessions/actor.js';
import { DELIVER_LETTERS_JOB } from './deliver-letters.service.js';
import { EndLetters } from './end-letters.service.js';

const FROM_TO: Record<BulkTurn, { readonly from: readonly LetterStatus[]; readonly to: LetterStatus }> = {
  pause: { from: ['running'], to: 'paused' },
  resume: { from: ['paused'], to: 'running' },
  stop: { from: ['running', 'paused'], to: 'stopped' },
};

/** Halts a letter that goes by mail alone, lets it go on, or stops it for good. */
@Injectable()
export class TurnLetter {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(AdminChanges) private readonly changes: AdminChanges,
    @Inject(JobOutbox) private readonly jobs: JobOutbox,
    @Inject(LetterOutbox) private readonly mails: LetterOutbox,
    @Inject(EndLetters) private readonly endings: EndLetters,
  ) {}

  /** What a worker has in hand already still goes out. Throws bulk_mail_not_in_state, also once everybody was reached. */
  async turn(actor: Actor, { id, turn }: { readonly id: string; readonly turn: BulkTurn }): Promise<void> {
    const { from, to } = FROM_TO[turn];
    await this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT FROM sent_message WHERE id = $1 FOR UPDATE', [id]);
      await this.endings.endIfDone(manager, id);
      const [changed] = await manager.query<[{ subject: string }[], number]>(
        `UPDATE sent_message SET status = $2
         WHERE id = $1 AND body_html IS NOT NULL AND ended_at IS NULL AND status = ANY ($3) RETURNING subject`,
        [id, to, from],
      );
      const [letter] = changed;
      if (!letter) throw new AppError('bulk_mail_not_in_state');
      await this.turnMails(manager, id, turn);
      await this.changes.record(manager, actor, {
        type: 'admin_change',
        event: `bulk_mail_${turn}`,
        recordKind: 'bulk_mail',
        recordId: id,
        label: letter.subject,
        before: null,
        after: { status: to },
      });
    });
  }

  private async turnMails(manager: EntityManager, id: string, turn: BulkTurn): Promise<void> {
    await this.mails.turn(manager, id, turn);
    if (turn === 'resume') await this.jobs.add(manager, { name: DELIVER_LETTERS_JOB, payload: {} });
    if (turn !== 'stop') return;
    await manager.query('DELETE FROM sent_message_recipient WHERE sent_message_id = $1', [id]);
    await this.endings.endIfDone(manager, id);
  }
}
