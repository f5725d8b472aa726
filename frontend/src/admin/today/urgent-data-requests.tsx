import { chakra } from '@chakra-ui/react';
import { trpc } from '../../lib/server/trpc.js';
import { Note } from '../../ui/note.js';
import { TextLink } from '../../ui/text-link.js';
import { adminPaths } from '../lib/admin-paths.js';
import { useMay } from '../lib/use-may.js';

/** Requests about personal data whose term of 30 days ends soon or has ended; nothing when there are none. */
export function UrgentDataRequests() {
  const mayHandle = useMay('dataRequests.handle');
  const { data } = trpc.admin.dataRequests.urgent.useQuery(undefined, { enabled: mayHandle });
  if (!data || data.soon + data.overdue === 0) return null;
  return (
    <chakra.div mb="6">
      <Note tone="danger" role="status">
        {data.overdue > 0 && <strong>{data.overdue} KVKK başvurusunun yasal süresi geçti. </strong>}
        {data.soon > 0 && `${data.soon} KVKK başvurusunun 30 günlük süresi doluyor. `}
        <TextLink to={`${adminPaths.dataRequests}?durum=open`}>Başvuruları açın</TextLink>
      </Note>
    </chakra.div>
  );
}
