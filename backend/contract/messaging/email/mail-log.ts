/**
 * The statuses of specification 3, section 4, 'Email log status', with `skipped` for mails that were not sent
 * on purpose.
 */
export const MAIL_LOG_STATUSES = ['sent', 'failed', 'pending', 'skipped'] as const;
export type MailLogStatus = (typeof MAIL_LOG_STATUSES)[number];

export const MAIL_LOG_STATUS_LABELS: Record<MailLogStatus, string> = {
  sent: 'Gönderildi',
  failed: 'Başarısız',
  pending: 'Bekliyor',
  skipped: 'Gönderilmedi',
};

export interface MailLogView {
  readonly id: string;
  /** Empty once the person's data has been removed. */
  readonly recipient: string;
  readonly subject: string;
  readonly status: MailLogStatus;
  /** ISO instants. */
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly tries: number;
  /** A readable reason; null when nothing prevents the delivery. */
  readonly reason: string | null;
  readonly isRetryable: boolean;
}
