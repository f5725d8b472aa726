import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { browserPage } from '../../lib/navigation/browser-page.js';
import { useLoadFailure } from '../../lib/server/use-load-failure.js';
import { Button } from '../../ui/button.js';
import { ErrorBoundary } from '../../ui/error-boundary.js';
import { ErrorState } from '../../ui/error-state.js';

/** Catches errors while rendering a section, so that the menu stays. */
export function SectionBoundary({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary show={BrokenSection} place={key}>
      {children}
    </ErrorBoundary>
  );
}

function BrokenSection({ error }: { readonly error: unknown }) {
  const failure = useLoadFailure(error);
  if (failure === null) return null;
  if (failure === 'newVersion') {
    return (
      <ErrorState
        titleAs="h1"
        title="Sitenin yeni sürümü yayınlandı"
        text="Kaydettiğiniz her şey olduğu gibi duruyor. Sayfayı yenileyin."
        icon={RefreshCw}
        action={<Button onClick={() => browserPage.reload()}>Sayfayı Yenileyin</Button>}
      />
    );
  }
  return (
    <ErrorState
      titleAs="h1"
      title="Bu bölüm açılamadı"
      text="Kaydettiğiniz her şey olduğu gibi duruyor. Bağlantınızı kontrol edip yeniden deneyin; menüdeki öteki bölümler çalışır."
      // A browser does not request failed code again within the same page.
      onRetry={() => browserPage.reload()}
    />
  );
}
