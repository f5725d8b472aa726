import { chakra } from '@chakra-ui/react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';
import { Button } from '../../ui/button.js';
import { SectionDrawing } from '../../ui/section-drawing.js';
import { TextLink } from '../../ui/text-link.js';

/** What is left when a page breaks, or when its code could not be loaded. */
export function ProblemPage() {
  const error = useRouteError();
  useDocumentTitle('Bir sorun oluştu');
  return (
    <chakra.main display="grid" placeItems="center" minH="100dvh" px="gutter" py="12">
      <chakra.div display="grid" gap="4" justifyItems="center" textAlign="center" maxW="34em">
        <SectionDrawing shape="vase" />
        <chakra.h1 textStyle="h2">
          {isRouteErrorResponse(error) ? 'Bu sayfayı açamadık' : 'Burada bir şey çatladı'}
        </chakra.h1>
        <chakra.p textStyle="lead" color="fg.muted">
          Sepetiniz olduğu gibi duruyor. Sayfayı yenilemek çoğu zaman yeter.
        </chakra.p>
        <Button onClick={() => window.location.reload()}>Sayfayı Yenileyin</Button>
        <TextLink to={paths.home}>Ana sayfaya dönün</TextLink>
      </chakra.div>
    </chakra.main>
  );
}
