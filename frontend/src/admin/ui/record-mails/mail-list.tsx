import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatDateTime } from '@contract/common/dates.js';
import { MAIL_LOG_STATUS_LABELS } from '@contract/messaging/email/mail-log.js';
import type { RecordMail } from '@contract/messaging/email/record-mails.js';

export interface MailListProps {
  readonly mails: readonly RecordMail[];
  /** What can be done with a mail. */
  readonly actionOf?: ((mail: RecordMail) => ReactNode) | undefined;
}

/** Mails with what became of each. */
export function MailList({ mails, actionOf }: MailListProps) {
  return (
    <chakra.ul aria-label="Gönderilen e-postalar" display="grid" gap="2" textStyle="sm">
      {mails.map((mail) => (
        <chakra.li key={mail.id} overflowWrap="anywhere">
          {mail.subject}
          <chakra.span display="block" color={mail.status === 'failed' ? 'danger.fg' : 'fg.muted'}>
            {[
              ...[MAIL_LOG_STATUS_LABELS[mail.status], formatDateTime(mail.sentAt ?? mail.createdAt)],
              ...[mail.recipient, mail.reason],
            ]
              .filter((fact) => fact !== null && fact !== '')
              .join(' · ')}
          </chakra.span>
          {actionOf?.(mail)}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
