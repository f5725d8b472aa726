import { chakra } from '@chakra-ui/react';
import type { WorkshopsPage } from '@contract/content/workshops-page.js';
import { Section, SectionHead } from '../../ui/section.js';
import { GalleryCarousel } from './gallery-carousel.js';
import { STUDIO_PICTURES } from './studio-pictures.js';
import { Veil } from './veil.js';

interface GallerySectionProps {
  readonly gallery: WorkshopsPage['gallery'];
  readonly isLoading: boolean;
}

export function GallerySection({ gallery, isLoading }: GallerySectionProps) {
  return (
    // The slides reach from edge to edge; what stands beyond must not make the page scroll sideways.
    <chakra.div overflowX="clip">
      <Section id="workshop-classes" labelledBy="gallery-title">
        {/* Another one when the pictures come: what a picture shows is said only when somebody turns to it. */}
        <Veil key={String(isLoading)} drawn={isLoading}>
          <SectionHead id="gallery-title" title={gallery.title} lead={gallery.subtitle} />
          <GalleryCarousel
            label={gallery.title}
            slides={gallery.pictures.length > 0 ? gallery.pictures : STUDIO_PICTURES}
          />
        </Veil>
      </Section>
    </chakra.div>
  );
}
