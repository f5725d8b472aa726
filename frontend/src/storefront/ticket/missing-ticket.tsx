import { paths } from '../../lib/paths.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';
import { ButtonLink } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorState } from '../../ui/error-state.js';

interface MissingTicketProps {
  readonly isUnknown: boolean;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

export function MissingTicket({ isUnknown, isRetrying, onRetry }: MissingTicketProps) {
  useDocumentTitle('Bilet');
  if (!isUnknown) {
    return (
      <ErrorState
        title="Biletinizi şu anda gösteremiyoruz"
        text="Bağlantı hatası. Rezervasyonunuz bundan etkilenmedi; yeniden deneyin."
        onRetry={onRetry}
        retrying={isRetrying}
      />
    );
  }
  return (
    <EmptyState
      shape="bowl"
      titleAs="h2"
      title="Bu bileti bulamadık"
      text="Bağlantının eksiksiz olduğundan emin olun; e-postanızdaki bağlantıyı bütünüyle kopyalamak çoğu zaman yeter."
      action={
        <ButtonLink to={paths.home} variant="outline">
          Ana Sayfaya Dönün
        </ButtonLink>
      }
    />
  );
}
