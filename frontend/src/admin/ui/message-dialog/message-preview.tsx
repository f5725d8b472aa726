import { chakra } from '@chakra-ui/react';
import type { Reach } from '@contract/messaging/messages/admin-messaging.views.js';
import { Paragraphs } from '../../../ui/paragraphs.js';
import { describeReach } from '../../lib/describe-reach.js';
import type { WrittenMessage } from './use-direct-message.js';

/** Shows the message as it will be read, and once more how many people get it. */
export function MessagePreview({
  written,
  reach,
}: {
  readonly written: WrittenMessage;
  readonly reach: Reach;
}) {
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <chakra.article
        aria-label="Mesajın önizlemesi"
        p={{ base: '4', md: '6' }}
        bg="bg.subtle"
        borderRadius="md"
        overflowWrap="anywhere"
      >
        <chakra.h3 textStyle="h3" mb="3">
          {written.subject.trim()}
        </chakra.h3>
        <Paragraphs text={written.message.trim()} />
      </chakra.article>
      <chakra.p role="status" color="fg.muted">
        {describeReach(reach)} Gönderilen mesaj geri alınamaz.
      </chakra.p>
    </chakra.div>
  );
}
