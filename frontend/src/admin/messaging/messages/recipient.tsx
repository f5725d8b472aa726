import { chakra } from '@chakra-ui/react';
import type { RecipientView } from '@contract/messaging/messages/admin-messaging.views.js';
import { RECIPIENT_TYPE_LABELS } from '@contract/messaging/messages/audience.js';
import { Badge } from '../../../ui/badge.js';

/** Shows a recipient and the channels that reach them. */
export function Recipient({ firstName, lastName, email, type, hasAccount, isMailed }: RecipientView) {
  const way = [hasAccount && 'hesap', isMailed && 'e-posta'].filter((each) => each !== false).join(' + ');
  return (
    <chakra.li display="flex" justifyContent="space-between" alignItems="center" gap="3">
      <chakra.div minW="0">
        <chakra.p fontWeight="600">{`${firstName} ${lastName}`}</chakra.p>
        <chakra.p textStyle="sm" color="fg.subtle">
          {email} · {way}
        </chakra.p>
      </chakra.div>
      <Badge tone="neutral">{RECIPIENT_TYPE_LABELS[type]}</Badge>
    </chakra.li>
  );
}
