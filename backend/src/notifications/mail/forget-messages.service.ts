import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { MailKind } from './mail-template.js';

interface PersonToForget {
  /** In small letters. */
  readonly addresses: readonly string[];
  /** Kinds of mail that are about the person alone. */
  readonly ownKinds: readonly MailKind[];
  /** Nobody is to hear of these any more: mails and notices named after them are taken back. */
  readonly endedIds: readonly string[];
}

/** The second part of a dedupe key names what a message is about. */
const ABOUT = `split_part(dedupe_key, ':', 2)`;
/** A studio's notice is mailed under its own key behind one word more. */
const NOTICE_ABOUT = `split_part(dedupe_key, ':', 3)`;
const IS_DONE = `status IN ('sent', 'failed', 'skipped')`;
const EMPTY_MAIL = `is_forgotten = true,
  recipient = CASE WHEN ${IS_DONE} THEN '' ELSE recipient END,
  payload = CASE WHEN ${IS_DONE} THEN '{}' ELSE payload END,
  subject = NULL, last_error = NULL`;

/** What was written to a person whose account ends. Emptied rows stay, so that nothing is written a second time. */
@Injectable()
export class ForgetMessagesService {
  async forget(manager: EntityManager, person: PersonToForget): Promise<void> {
    const { addresses, ownKinds, endedIds } = person;
    const isOwn = `(template = ANY ($1) AND lower(recipient) = ANY ($2) OR ${ABOUT} = ANY ($3)
      OR template = 'studio-notice' AND ${NOTICE_ABOUT} = ANY ($3))`;
    const own = [ownKinds, addresses, endedIds];
    await manager.query(`DELETE FROM mail_message WHERE ${isOwn} AND status <> 'sending'`, own);
    await manager.query(`DELETE FROM notification WHERE ${ABOUT} = ANY ($1)`, [endedIds]);
    // What a worker has in hand while this is written is looked at again once the worker is done.
    await manager.query(`UPDATE mail_message SET ${EMPTY_MAIL} WHERE ${isOwn}`, own);
  }

  /** Messages named after these still go out, and are emptied then. */
  async forgetAbout(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await manager.query(`UPDATE mail_message SET ${EMPTY_MAIL} WHERE ${ABOUT} = ANY ($1)`, [ids]);
    await manager.query(
      `UPDATE sms_message SET is_forgotten = true,
         recipient = CASE WHEN ${IS_DONE} THEN '' ELSE recipient END,
         text = CASE WHEN ${IS_DONE} THEN '' ELSE text END,
         last_error = NULL
       WHERE ${ABOUT} = ANY ($1)`,
      [ids],
    );
    await manager.query(`DELETE FROM notification WHERE type = 'new_order' AND ${ABOUT} = ANY ($1)`, [ids]);
  }

  /** Whom an account's changes of address were told to. */
  async formerAddresses(manager: EntityManager, customerId: string): Promise<string[]> {
    const told = await manager.query<{ recipient: string }[]>(
      `SELECT DISTINCT recipient FROM mail_message WHERE template = 'address-changed' AND ${ABOUT} = $1`,
      [customerId],
    );
    return told.map(({ recipient }) => recipient);
  }
}
