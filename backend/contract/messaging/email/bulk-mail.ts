import type { PageOf } from '../../admin/page.query.js';

/** Specification 3, section 7, 'Email manager': the four groups, by their documented names. */
export const BULK_AUDIENCES = [
  'all_users',
  'registered_users',
  'guest_orders',
  'newsletter_subscribers',
] as const;
export type BulkAudience = (typeof BULK_AUDIENCES)[number];

export const BULK_AUDIENCE_LABELS: Record<BulkAudience, string> = {
  all_users: 'Herkes',
  registered_users: 'Kayıtlı kullanıcılar',
  guest_orders: 'Misafir siparişi verenler',
  newsletter_subscribers: 'Bülten aboneleri',
};

/** The facts that subject and body of a bulk mail may name as `{{name}}`; each recipient's mail shows its own. */
export const BULK_MAIL_VARIABLES = {
  greeting: 'Selam, adıyla',
  user_name: 'Alıcının adı',
  studio_phone: 'Atölyenin telefonu',
  studio_email: 'Atölyenin e-postası',
  studio_address: 'Atölyenin adresi',
} as const;

export type CampaignStatus = 'running' | 'paused' | 'stopped';

export interface BulkRecipient {
  readonly email: string;
  /** Empty when the shop does not know it. */
  readonly firstName: string;
}

/** The recipients: people in the group who have consented to commercial mail. */
export interface BulkReachView extends PageOf<BulkRecipient> {
  /** People in the group without consent or without a verified address. */
  readonly unmailedCount: number;
}

export interface BulkMailView {
  readonly id: string;
  readonly subject: string;
  readonly audience: BulkAudience;
  readonly adminName: string;
  /** ISO instant. */
  readonly createdAt: string;
  /** 'done' when no recipient is waiting any more. */
  readonly status: CampaignStatus | 'done';
  readonly recipientCount: number;
  readonly sentCount: number;
  readonly failedCount: number;
  readonly skippedCount: number;
  readonly waitingCount: number;
}
