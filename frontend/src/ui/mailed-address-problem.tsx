import { paths } from '../lib/navigation/paths.js';
import { useDocumentTitle } from '../lib/navigation/use-document-title.js';
import { ButtonLink } from './button.js';
import { EmptyState } from './empty-state.js';
import { ErrorState } from './error-state.js';

interface MailedAddressProblemProps {
  readonly documentTitle: string;
  readonly unknownTitle: string;
  /** The texts for a lost connection: what cannot be shown, and what is safe. */
  readonly unreachable: { readonly title: string; readonly text: string };
  readonly isUnknown: boolean;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Replaces a page that was opened from a mail when its link is invalid or the server cannot be reached. */
export function MailedAddressProblem(props: MailedAddressProblemProps) {
  const { documentTitle, unknownTitle, unreachable, isUnknown, isRetrying, onRetry } = props;
  useDocumentTitle(documentTitle);
  if (!isUnknown) return <ErrorState titleAs="h1" {...unreachable} onRetry={onRetry} retrying={isRetrying} />;
  return (
    <EmptyState
      shape="bowl"
      titleAs="h1"
      title={unknownTitle}
      text="Bağlantının eksiksiz olduğundan emin olun; e-postanızdaki bağlantıyı bütünüyle kopyalamak çoğu zaman yeter."
      action={
        <ButtonLink to={paths.home} variant="outline">
          Ana Sayfaya Dönün
        </ButtonLink>
      }
    />
  );
}
