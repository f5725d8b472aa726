import { chakra } from '@chakra-ui/react';
import { describeReach } from '../../lib/describe-reach.js';
import { describeLoadFailure } from '../../lib/describe-load-failure.js';
import { Button } from '../../../ui/button.js';
import { Note } from '../../../ui/note.js';
import { Skeleton } from '../../../ui/skeleton.js';
import type { DirectMessageState } from './use-direct-message.js';

interface MessageReachProps {
  readonly read: DirectMessageState['recipients'];
  readonly unknownPeople: number;
}

/** Says how many people get the message and in which way, before it is written. */
export function MessageReach({ read, unknownPeople }: MessageReachProps) {
  if (read.isError) {
    return (
      <Note tone="danger" role="alert">
        {describeLoadFailure(read.error, 'Alıcılar yüklenirken hata oluştu')}{' '}
        <Button variant="outline" size="sm" pending={read.isFetching} onClick={() => void read.refetch()}>
          Yeniden Dene
        </Button>
      </Note>
    );
  }
  if (!read.data) return <Skeleton h="6" />;
  const { reach } = read.data;
  return (
    <chakra.div role="status" display="grid" gap="1">
      <p>{reach.recipientCount === 0 ? 'Yazılabilecek kimse yok.' : describeReach(reach)}</p>
      {unknownPeople > 0 && (
        <chakra.p color="fg.muted">
          Panel dışından yazılan {unknownPeople} kişinin adresini bilmiyoruz; onlara siz haber verin.
        </chakra.p>
      )}
    </chakra.div>
  );
}
