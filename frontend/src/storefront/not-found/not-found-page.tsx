import { chakra } from '@chakra-ui/react';
import { paths } from '../../lib/navigation/paths.js';
import { useDocumentTitle } from '../../lib/navigation/use-document-title.js';
import { ButtonLink } from '../../ui/button.js';
import { SectionDrawing } from '../../ui/section-drawing.js';
import { useFeatures } from '../../lib/site/use-features.js';

export function NotFoundPage() {
  useDocumentTitle('Bulunamadı');
  const { shop } = useFeatures();
  return (
    <chakra.div display="grid" placeItems="center" minH={{ base: '0', md: '680px' }} px="gutter" py="12">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '6fr 4fr' }}
        gap={{ base: '8', md: '16' }}
        alignItems="center"
        w="100%"
        maxW="1040px"
      >
        <chakra.div display="grid" gap="3" justifyItems="start">
          <chakra.p color="fg.muted">404</chakra.p>
          <chakra.h1 textStyle="h1">Bu sayfa fırından çıkmamış</chakra.h1>
          <chakra.p textStyle="lead" color="fg.muted" my="2">
            Aradığınız sayfa taşınmış ya da hiç olmamış. Belki şunlardan biri işinizi görür.
          </chakra.p>
          <chakra.div display="flex" gap="3" flexWrap="wrap">
            <ButtonLink to={paths.home}>Ana Sayfaya Dönün</ButtonLink>
            {shop ? (
              <ButtonLink to={paths.shelf} variant="outline">
                Ürünleri İnceleyin
              </ButtonLink>
            ) : (
              <ButtonLink to={paths.workshops} variant="outline">
                Workshopları İnceleyin
              </ButtonLink>
            )}
          </chakra.div>
        </chakra.div>
        <chakra.div order={{ base: -1, md: 0 }} maxW={{ base: '240px', md: 'none' }}>
          <SectionDrawing shape="mug" size="380px" />
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}
