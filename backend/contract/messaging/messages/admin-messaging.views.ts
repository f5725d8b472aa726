import type { PageOf } from '../../admin/page.query.js';
import type { LocalDate } from '../../common/dates.js';
import type { Audience, RecipientType } from './audience.js';
import type { MessageCategory } from './message.js';

export interface RecipientView {
  /** The account's, or the latest guest order's or booking's. */
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly type: RecipientType;
  readonly hasAccount: boolean;
  readonly isMailed: boolean;
}

/** How many a message reaches, and how. */
export interface Reach {
  readonly recipientCount: number;
  /** With an account, where they read it. */
  readonly accountCount: number;
  readonly mailCount: number;
  /** In the group, but not written to by mail: they did not agree, or their address is not verified. */
  readonly skippedCount: number;
}

export interface RecipientsView extends PageOf<RecipientView> {
  readonly reach: Reach;
}

/** Specification 2, section 3, 'Sent message'. */
export interface SentMessageView extends Reach {
  readonly id: string;
  readonly subject: string;
  readonly message: string;
  readonly category: MessageCategory;
  readonly adminName: string;
  readonly audience: Audience;
  readonly day: LocalDate | null;
  /** ISO instant. */
  readonly createdAt: string;
  /** Still on its way to as many. */
  readonly waitingCount: number;
}

/** A sent message with the delivery results of its mails. */
export interface SentMessageDetailView extends SentMessageView {
  readonly mails: {
    readonly sent: number;
    readonly waiting: number;
    readonly failed: number;
    readonly skipped: number;
  };
}
