import type { PageOf } from '../../admin/page.query.js';
import type { LocalDate } from '../../common/dates.js';
import type { Audience, DirectAudience, RecipientType } from './audience.js';
import type { MessageCategory } from './message.js';

export interface RecipientView {
  /** The id of the account, or of the latest guest order or booking. */
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly type: RecipientType;
  readonly hasAccount: boolean;
  readonly isMailed: boolean;
}

/** The number of recipients by channel. */
export interface Reach {
  readonly recipientCount: number;
  /** People with an account, where they read it. */
  readonly accountCount: number;
  readonly mailCount: number;
  /** People in the group to whom no mail may be sent: without consent, or without a verified address. */
  readonly unmailedCount: number;
}

export interface RecipientsView extends PageOf<RecipientView> {
  readonly reach: Reach;
}

/** A campaign to accounts: 'Sent message' of specification 2, section 3. */
export interface MessageCampaignView extends Reach {
  readonly id: string;
  readonly subject: string;
  readonly message: string;
  readonly category: MessageCategory;
  readonly adminName: string;
  readonly audience: Audience | DirectAudience;
  /**
   * The session, the person or the order that it was about: 'Çarkta ilk kâse, 14.11.2026 Cumartesi, 14:00–17:00'. Null
   * for a group, and when that record is gone.
   */
  readonly target: string | null;
  readonly day: LocalDate | null;
  /** ISO instant. */
  readonly createdAt: string;
  /** The number of recipients still waiting. */
  readonly waitingCount: number;
}

/** With the delivery results of its mails. */
export interface MessageCampaignDetailView extends MessageCampaignView {
  readonly mails: {
    readonly sent: number;
    readonly waiting: number;
    readonly failed: number;
    readonly skipped: number;
  };
}
