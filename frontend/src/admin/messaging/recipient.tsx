import { chakra } from '@chakra-ui/react';
import type { RecipientView } from '@contract/messages/admin-messaging.views.js';
import { RECIPIENT_TYPE_LABELS } from '@contract/messages/audience.js';
import { Badge } from '../../ui/badge.js';

/** Who gets it, and by which ways. */
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
