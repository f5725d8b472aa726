import { chakra } from '@chakra-ui/react';
import type { WorkshopsPage } from '@contract/content/workshops-page.js';
import { Section, SectionHead } from '../../ui/section.js';
import { GalleryCarousel } from './gallery-carousel.js';
import { STUDIO_PICTURES } from './studio-pictures.js';
import { GallerySkeleton, HeadSkeleton } from './workshops-skeletons.js';

export function GallerySection({ gallery }: { readonly gallery: WorkshopsPage['gallery'] | undefined }) {
  return (
    // The slides reach from edge to edge; what stands beyond must not make the page scroll sideways.
    <chakra.div overflowX="clip">
      <Section id="workshop-classes" labelledBy="gallery-title">
        {gallery ? (
          <>
            <SectionHead id="gallery-title" title={gallery.title} lead={gallery.subtitle} />
            <GalleryCarousel
              label={gallery.title}
              slides={gallery.pictures.length > 0 ? gallery.pictures : STUDIO_PICTURES}
            />
          </>
        ) : (
          <>
            <HeadSkeleton />
            <GallerySkeleton />
          </>
        )}
      </Section>
    </chakra.div>
  );
}
