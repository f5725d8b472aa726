import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { MailKind } from './mail-template.js';

interface PersonToErase {
  /** In lower case. */
  readonly addresses: readonly string[];
  /** Kinds of mail that contain nothing but personal data. */
  readonly ownKinds: readonly MailKind[];
  /** Ids of records that have been deleted: unsent mails and notices about them are withdrawn. */
  readonly endedIds: readonly string[];
}

/** The second part of a dedupe key is the id of the message's record. */
const ABOUT = `split_part(dedupe_key, ':', 2)`;
/** The dedupe key of a mailed studio notice has one more part in front. */
const NOTICE_ABOUT = `split_part(dedupe_key, ':', 3)`;
const IS_DONE = `status IN ('sent', 'failed', 'skipped')`;
const EMPTY_MAIL = `is_erased = true,
  recipient = CASE WHEN ${IS_DONE} THEN '' ELSE recipient END,
  payload = CASE WHEN ${IS_DONE} THEN '{}' ELSE payload END,
  subject = NULL, last_error = NULL`;

/**
 * Removes personal data from stored mails and text messages. Emptied rows stay, so that nothing is sent a
 * second time.
 */
@Injectable()
export class EraseMessagesService {
  async erase(manager: EntityManager, person: PersonToErase): Promise<void> {
    const { addresses, ownKinds, endedIds } = person;
    const isOwn = `(template = ANY ($1) AND lower(recipient) = ANY ($2) OR ${ABOUT} = ANY ($3)
      OR template = 'studio-notice' AND ${NOTICE_ABOUT} = ANY ($3))`;
    const own = [ownKinds, addresses, endedIds];
    await manager.query(`DELETE FROM mail_message WHERE ${isOwn} AND status <> 'sending'`, own);
    await manager.query(`DELETE FROM studio_notification WHERE ${ABOUT} = ANY ($1)`, [endedIds]);
    // Rows that a worker is just sending are emptied again when the worker is done.
    await manager.query(`UPDATE mail_message SET ${EMPTY_MAIL} WHERE ${isOwn}`, own);
  }

  /** Messages about these records are still sent, and emptied afterwards. */
  async eraseAbout(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await manager.query(`UPDATE mail_message SET ${EMPTY_MAIL} WHERE ${ABOUT} = ANY ($1)`, [ids]);
    await manager.query(
      `UPDATE sms_message SET is_erased = true,
         recipient = CASE WHEN ${IS_DONE} THEN '' ELSE recipient END,
         text = CASE WHEN ${IS_DONE} THEN '' ELSE text END,
         last_error = NULL
       WHERE ${ABOUT} = ANY ($1)`,
      [ids],
    );
    await manager.query(`DELETE FROM studio_notification WHERE type = 'new_order' AND ${ABOUT} = ANY ($1)`, [
      ids,
    ]);
  }
}
