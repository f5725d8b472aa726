import { chakra } from '@chakra-ui/react';
import type { WorkshopsPage } from '@contract/content/workshops-page.js';
import { Section, SectionHead } from '../../ui/section.js';
import { GalleryCarousel, type Slide } from './gallery-carousel.js';
import { PagePicture } from './page-picture.js';
import { STUDIO_PICTURES } from './studio-pictures.js';
import { SkeletonMask } from './skeleton-mask.js';

interface GallerySectionProps {
  readonly gallery: WorkshopsPage['gallery'];
  readonly isLoading: boolean;
}

export function GallerySection({ gallery, isLoading }: GallerySectionProps) {
  const slides = gallery.pictures.length > 0 ? gallery.pictures : STUDIO_PICTURES;
  return (
    // Clips slides beyond the edge, which would otherwise make the page scroll sideways.
    <chakra.div overflowX="clip">
      <Section id="workshop-classes" labelledBy="gallery-title">
        {/* Remounted when the pictures arrive, so that a picture is announced only when the visitor turns to
            it. */}
        <SkeletonMask key={String(isLoading)} drawn={isLoading}>
          <SectionHead id="gallery-title" title={gallery.title} lead={gallery.subtitle} />
          <GalleryCarousel label={gallery.title} slides={slides} />
          <noscript>
            <AllPictures slides={slides} />
          </noscript>
        </SkeletonMask>
      </Section>
    </chakra.div>
  );
}

/** Shows all pictures to visitors without scripts, who cannot turn the gallery. */
function AllPictures({ slides }: { readonly slides: readonly Slide[] }) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' }}
      columnGap="6"
      rowGap="8"
    >
      {slides.map(({ picture, caption }, index) => (
        <figure key={index}>
          <chakra.div aspectRatio="3 / 2" borderRadius="md" overflow="hidden" bg="bg.picture">
            <PagePicture picture={picture} sizes="(min-width: 1024px) 30vw, (min-width: 480px) 45vw, 92vw" />
          </chakra.div>
          <chakra.figcaption color="fg.muted" mt="2">
            {caption}
          </chakra.figcaption>
        </figure>
      ))}
    </chakra.div>
  );
}
