import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@contract/common/dates.js';
import { trpc } from '../../../lib/server/trpc.js';
import { formatPeopleCount } from '../../lib/format-people-count.js';

/** The latest messages about the same record, so that nobody is told twice. */
export function SentBefore({ targetId }: { readonly targetId: string }) {
  const { data: sent = [] } = trpc.admin.messaging.sentTo.useQuery({ targetId });
  if (sent.length === 0) return null;
  return (
    <chakra.section aria-label="Daha önce gönderilenler" textStyle="sm">
      <chakra.h3 fontWeight="650">Daha önce gönderilenler</chakra.h3>
      <chakra.ul mt="1" display="grid" gap="1" overflowWrap="anywhere">
        {sent.map(({ id, subject, createdAt, adminName, recipientCount }) => (
          <li key={id}>
            {subject}
            <chakra.span display="block" color="fg.subtle">
              {formatDateTime(createdAt)} · {adminName} · {formatPeopleCount(recipientCount)}
            </chakra.span>
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
