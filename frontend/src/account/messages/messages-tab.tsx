import { chakra } from '@chakra-ui/react';
import { trpc } from '../../lib/server/trpc.js';
import { useDocumentTitle } from '../../lib/navigation/use-document-title.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorState } from '../../ui/error-state.js';
import { MessageList } from './message-list.js';
import { MessagesSkeleton } from './messages-skeleton.js';

export function MessagesTab() {
  useDocumentTitle('Mesajlarım');
  const messages = trpc.messages.list.useQuery();
  if (messages.isPending) return <MessagesSkeleton />;
  if (messages.isLoadingError) {
    return (
      <chakra.div pt="8">
        <ErrorState
          title="Mesajlarınızı gösteremiyoruz"
          text="Mesajlarınız olduğu gibi duruyor. Bağlantınızı kontrol edip yeniden deneyin."
          onRetry={() => void messages.refetch()}
          retrying={messages.isFetching}
        />
      </chakra.div>
    );
  }
  if (messages.data.messages.length === 0) {
    return (
      <EmptyState
        shape="bowl"
        titleAs="h2"
        title="Mesajınız yok"
        text="Siparişiniz fırından çıktığında, workshop gününüz yaklaştığında buraya yazarız."
      />
    );
  }
  return <MessageList {...messages.data} />;
}
