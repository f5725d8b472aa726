import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type TouchEvent, useRef, useState } from 'react';
import type { Picture } from '@contract/media/picture.js';
import { ResponsivePicture } from '../../../ui/responsive-picture.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { WITHOUT_SCRIPTS } from '../../../ui/without-scripts.js';
import { type ProductPlace, ProductShots } from './product-columns.js';

/** Specification 1, section 9. */
const SWIPE_PX = 50;
const SIZES: Record<ProductPlace, string> = {
  popup: '(min-width: 1088px) 520px, (min-width: 768px) 50vw, 100vw',
  page: '(min-width: 1440px) 600px, (min-width: 768px) 44vw, 100vw',
};
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const Thumb = chakra('button', {
  base: {
    boxSize: '16',
    borderWidth: '2px',
    borderColor: 'transparent',
    borderRadius: 'md',
    overflow: 'hidden',
    bg: 'bg.picture',
    boxShadow: '0 0 0 1px rgba(251,248,243,.7)',
    '&[aria-pressed=true]': { borderColor: 'bg', boxShadow: '0 0 0 2px {colors.fg}' },
  },
});

interface ProductGalleryProps {
  readonly pictures: readonly Picture[];
  readonly name: string;
  readonly place: ProductPlace;
}

/**
 * A gallery that shows one picture at a time and can be used by thumbnails, arrow keys or swiping. It starts again
 * after the last one.
 */
export function ProductGallery({ pictures, name, place }: ProductGalleryProps) {
  const [index, setIndex] = useState(0);
  const swipe = useSwipe((step) => setIndex((current) => wrapAround(current + step, pictures.length)));
  const shown = pictures[index] ?? null;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || pictures.length < 2) return;
    event.preventDefault();
    setIndex(wrapAround(index + step, pictures.length));
  };
  return (
    <ProductShots
      place={place}
      role="group"
      aria-label={`Resimler: ${name}`}
      onKeyDown={onKeyDown}
      {...swipe}
    >
      <chakra.div position="absolute" inset="0">
        <ResponsivePicture
          key={shown?.fileName ?? ''}
          picture={shown}
          alt={shown?.alt ?? name}
          sizes={SIZES[place]}
          priority
        />
      </chakra.div>
      {pictures.length > 1 && (
        <>
          <VisuallyHidden role="status">{`${index + 1}. resim, toplam ${pictures.length}`}</VisuallyHidden>
          <chakra.div
            position="absolute"
            left="5"
            bottom="5"
            right="5"
            display="flex"
            flexWrap="wrap"
            gap="2"
            css={{ [WITHOUT_SCRIPTS]: { display: 'none' } }}
          >
            {pictures.map((picture, position) => (
              <Thumb
                key={picture.fileName}
                type="button"
                aria-label={`${position + 1}. resim`}
                aria-pressed={position === index}
                onClick={() => setIndex(position)}
              >
                <ResponsivePicture picture={picture} alt="" sizes="64px" />
              </Thumb>
            ))}
          </chakra.div>
        </>
      )}
    </ProductShots>
  );
}

function wrapAround(index: number, length: number): number {
  return length === 0 ? 0 : (index + length) % length;
}

function useSwipe(onStep: (step: number) => void) {
  const start = useRef<number | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      start.current = event.touches.length === 1 ? (event.touches[0]?.clientX ?? null) : null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const end = event.changedTouches[0]?.clientX;
      if (start.current === null || end === undefined) return;
      const distance = end - start.current;
      if (Math.abs(distance) >= SWIPE_PX) onStep(distance > 0 ? -1 : 1);
    },
  };
}
