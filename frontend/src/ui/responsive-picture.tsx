import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { focusPosition } from '@contract/media/picture-focus.js';
import { type Picture, pictureSrcSet, pictureUrl } from '@contract/media/picture.js';
import { useState } from 'react';
import { PictureBox } from './picture-box.js';
import { SectionDrawing } from './section-drawing.js';

interface ResponsivePictureProps {
  readonly picture: Picture | null;
  /** The CSS `sizes` of the place. */
  readonly sizes: string;
  /** Empty for a decorative picture; the picture's own text by default. */
  readonly alt?: string;
  /** Loads at once, for the first pictures of a page. */
  readonly priority?: boolean;
}

const MIDDLE_WIDTH = 640;

/** A picture that fills its box. The parent sets the aspect ratio and the rounded corners. */
export function ResponsivePicture({ picture, sizes, alt, priority = false }: ResponsivePictureProps) {
  const [failedFile, setFailedFile] = useState<string | null>(null);
  if (picture === null || failedFile === picture.fileName) {
    return <MissingPicture alt={alt ?? picture?.alt ?? ''} />;
  }
  return (
    <PictureBox css={cropOf(picture)}>
      <source type="image/avif" srcSet={pictureSrcSet(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSrcSet(picture, 'webp')} sizes={sizes} />
      <img
        src={pictureUrl(picture, MIDDLE_WIDTH, 'jpeg')}
        srcSet={pictureSrcSet(picture, 'jpeg')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt ?? picture.alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        ref={(image) => {
          // The picture may have failed before hydration, when nothing was listening.
          if (image?.complete === true && image.naturalWidth === 0) setFailedFile(picture.fileName);
        }}
        onError={() => setFailedFile(picture.fileName)}
      />
    </PictureBox>
  );
}

function cropOf({ placeholder, focus }: Picture): SystemStyleObject {
  const position = focus ? focusPosition(focus) : 'center';
  return {
    ...(focus && { '& > img': { objectPosition: position } }),
    ...(placeholder !== '' && {
      backgroundImage: `url("${placeholder}")`,
      backgroundSize: 'cover',
      backgroundPosition: position,
    }),
  };
}

function MissingPicture({ alt }: { readonly alt: string }) {
  return (
    <chakra.div
      display="grid"
      placeItems="center"
      w="100%"
      h="100%"
      bg="bg.muted"
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      <SectionDrawing shape="bowl" size="60%" />
    </chakra.div>
  );
}
