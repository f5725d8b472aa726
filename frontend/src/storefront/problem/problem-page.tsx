import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import { reloadPage } from '../../lib/leave-for.js';
import { paths } from '../../lib/paths.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';
import { Button } from '../../ui/button.js';
import { SectionDrawing } from '../../ui/section-drawing.js';
import { TextLink } from '../../ui/text-link.js';
import { isOutOfReach } from './connection.js';

/** What is left when a page breaks, or when its code could not be loaded. */
export function ProblemPage({ error }: { readonly error: unknown }) {
  return isOutOfReach(error) ? <OutOfReach /> : <Broken />;
}

/** The connection was gone for a moment: the page comes back with it. */
function OutOfReach() {
  useDocumentTitle('Bağlantı yok');
  useEffect(() => {
    window.addEventListener('online', reloadPage);
    return () => window.removeEventListener('online', reloadPage);
  }, []);
  return (
    <Problem
      title="Bağlantı yok"
      text="Sepetiniz olduğu gibi duruyor. İnternet bağlantınızı kontrol edin; bağlantı gelince sayfa kendiliğinden yenilenir."
      buttonLabel="Yeniden Deneyin"
    />
  );
}

function Broken() {
  useDocumentTitle('Bir sorun oluştu');
  return (
    <Problem
      title="Burada bir şey çatladı"
      text="Sepetiniz olduğu gibi duruyor. Sayfayı yenilemek çoğu zaman yeter."
      buttonLabel="Sayfayı Yenileyin"
    >
      <TextLink to={paths.home}>Ana sayfaya dönün</TextLink>
    </Problem>
  );
}

interface ProblemProps {
  readonly title: string;
  readonly text: string;
  readonly buttonLabel: string;
  readonly children?: ReactNode;
}

function Problem({ title, text, buttonLabel, children }: ProblemProps) {
  return (
    <chakra.main display="grid" placeItems="center" minH="100dvh" px="gutter" py="12">
      <chakra.div display="grid" gap="4" justifyItems="center" textAlign="center" maxW="34em">
        <SectionDrawing shape="vase" />
        <chakra.h1 textStyle="h2">{title}</chakra.h1>
        <chakra.p textStyle="lead" color="fg.muted">
          {text}
        </chakra.p>
        <Button onClick={reloadPage}>{buttonLabel}</Button>
        {children}
      </chakra.div>
    </chakra.main>
  );
}
