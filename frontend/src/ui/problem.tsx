import { chakra } from '@chakra-ui/react';
import { browserPage } from '../lib/navigation/browser-page.js';
import { paths } from '../lib/navigation/paths.js';
import { useDocumentTitle } from '../lib/navigation/use-document-title.js';
import { useLoadFailure } from '../lib/server/use-load-failure.js';
import { Button } from './button.js';
import { EmptyState } from './empty-state.js';
import { TextLink } from './text-link.js';

const WORDS = {
  connection: ['Bağlantı yok', 'İnternet bağlantınızı kontrol edin; gelince sayfa kendiliğinden yenilenir.'],
  newVersion: ['Sitenin yeni sürümü yayınlandı', 'Sayfayı yenileyin.'],
  fault: ['Burada bir şey çatladı', 'Sayfayı yenilemek çoğu zaman yeter.'],
} as const;

interface ProblemProps {
  readonly error: unknown;
}

/** Replaces a page that broke, or whose code could not be loaded. */
export function ProblemPage({ error }: ProblemProps) {
  const failure = useLoadFailure(error);
  const [title, text] = failure ? WORDS[failure] : [null];
  useDocumentTitle(title);
  return (
    title && (
      <chakra.main display="grid" placeContent="center" justifyItems="center" minH="100dvh" px="gutter">
        <EmptyState
          shape="vase"
          titleAs="h1"
          title={title}
          text={`Sepetiniz olduğu gibi duruyor. ${text}`}
          action={failure === 'connection' ? <Reload label="Yeniden Deneyin" /> : <Reload />}
        />
        {failure === 'fault' && <TextLink to={paths.home}>Ana sayfaya dönün</TextLink>}
      </chakra.main>
    )
  );
}

/** Replaces a part that could not be shown. The rest of the page stays, and a retry is up to the visitor. */
export function ProblemNote({ error }: ProblemProps) {
  const failure = useLoadFailure(error);
  return (
    failure && (
      <chakra.div
        role="alert"
        position="fixed"
        bottom="0"
        w="full"
        zIndex="toast"
        display="grid"
        justifyItems="center"
        gap="3"
        p="5"
        bg="bg"
      >
        {WORDS[failure].join('. ')}
        <Reload />
      </chakra.div>
    )
  );
}

function Reload({ label = 'Sayfayı Yenileyin' }) {
  return <Button onClick={() => browserPage.reload()}>{label}</Button>;
}
