import { chakra } from '@chakra-ui/react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Icon } from '../../ui/icon.js';
import { IconButton } from '../../ui/icon-button.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { WITHOUT_SCRIPTS } from '../../ui/without-scripts.js';
import { type AnyPicture, PagePicture } from './page-picture.js';
import { slideOffset, useCarousel } from './use-carousel.js';
import { GALLERY } from './workshops.texts.js';

export interface Slide {
  readonly picture: AnyPicture;
  readonly caption: string;
}

interface GalleryCarouselProps {
  readonly label: string;
  readonly slides: readonly Slide[];
}

/** With fewer slides, one would have to leave at one side and enter at the other at the same time. */
const SLIDES_FOR_A_CIRCLE = 5;

/** The slides lie on one another and are shifted by their distance from the current one. */
const Strip = chakra('div', {
  base: {
    '--width': { base: 'calc(100% - 2 * {spacing.gutter})', md: 'min(calc((100% - 48px) * 4 / 8.2), 860px)' },
    '--step': { base: 'calc(100% + {spacing.gutter})', md: 'calc(89.25% + 24px)' },
    '--aside': { base: '1', md: '0.785' },
    display: 'grid',
    justifyItems: 'center',
    mx: 'calc(50% - 50vw)',
    borderRadius: 'lg',
    cursor: 'grab',
    touchAction: 'pan-y',
    userSelect: 'none',
    _active: { cursor: 'grabbing' },
  },
});

const SlideBox = chakra('div', {
  base: {
    gridArea: '1 / 1',
    w: 'var(--width)',
    aspectRatio: '3 / 2',
    borderRadius: 'lg',
    overflow: 'hidden',
    bg: 'bg.picture',
    translate: 'calc(var(--offset) * var(--step) + var(--drag, 0px)) 0',
    '&[aria-hidden=true]': { scale: 'var(--aside)' },
  },
  variants: {
    far: { true: { visibility: 'hidden' } },
    held: {
      true: {},
      false: {
        transition: 'translate 420ms cubic-bezier(.22,.7,.25,1), scale 420ms cubic-bezier(.22,.7,.25,1)',
      },
    },
  },
});

export function GalleryCarousel({ label, slides }: GalleryCarouselProps) {
  const circle = repeated(slides);
  const carousel = useCarousel(circle.length);
  const { current, dragPx } = carousel;
  const number = (current % slides.length) + 1;
  const shown = slides[number - 1];
  const isCarousel = slides.length > 1;
  return (
    <chakra.div
      role="group"
      aria-roledescription="resim galerisi"
      aria-label={label}
      onKeyDown={isCarousel ? carousel.onKeyDown : undefined}
      css={{ [WITHOUT_SCRIPTS]: { display: 'none' } }}
    >
      <Strip
        data-testid="slides"
        onDragStart={(event) => event.preventDefault()}
        {...(isCarousel && carousel.swipe)}
      >
        {circle.map(({ picture }, index) => {
          const offset = slideOffset(index, current, circle.length);
          return (
            <SlideBox
              key={index}
              aria-hidden={offset !== 0}
              far={Math.abs(offset) > 1}
              held={dragPx !== null}
              css={{ '--offset': String(offset) }}
              style={dragPx === null ? undefined : ({ '--drag': `${dragPx}px` } as CSSProperties)}
            >
              <PagePicture
                picture={picture}
                sizes="(min-width: 768px) 48vw, 92vw"
                priority={carousel.isAwake && Math.abs(offset) <= 1}
              />
            </SlideBox>
          );
        })}
      </Strip>
      <chakra.div
        display="flex"
        alignItems="center"
        flexWrap="wrap"
        justifyContent="space-between"
        gap="4"
        mt="5"
        minH="target"
        color="fg.muted"
      >
        <p>{shown?.caption}</p>
        {isCarousel && <Controls position={`${number} / ${slides.length}`} turn={carousel.turn} />}
      </chakra.div>
      <VisuallyHidden role="status">
        {`Resim ${number} / ${slides.length}: ${shown?.picture.alt ?? ''}`}
      </VisuallyHidden>
    </chakra.div>
  );
}

interface ControlsProps {
  readonly position: string;
  readonly turn: (steps: 1 | -1) => void;
}

function Controls({ position, turn }: ControlsProps) {
  return (
    <chakra.div display="flex" alignItems="center" gap="3" whiteSpace="nowrap">
      <span aria-hidden="true">{position}</span>
      <IconButton variant="outline" aria-label={GALLERY.previous} onClick={() => turn(-1)}>
        <Icon as={ArrowLeft} />
      </IconButton>
      <IconButton variant="outline" aria-label={GALLERY.next} onClick={() => turn(1)}>
        <Icon as={ArrowRight} />
      </IconButton>
    </chakra.div>
  );
}

function repeated(slides: readonly Slide[]): readonly Slide[] {
  if (slides.length < 2) return slides;
  const copies = Math.ceil(SLIDES_FOR_A_CIRCLE / slides.length);
  return Array.from({ length: copies }, () => slides).flat();
}
