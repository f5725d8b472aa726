import { PictureBox } from './picture-box.js';

/** A picture that is built with the site, in several widths. */
export interface SitePicture {
  readonly avif: string;
  readonly webp: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

interface PictureFiles {
  /** The addresses, one for each of the widths. */
  readonly avif: readonly string[];
  readonly webp: readonly string[];
  readonly widths: readonly number[];
  /** The height of the widest picture in pixels. */
  readonly height: number;
  readonly alt: string;
}

export function sitePicture({ avif, webp, widths, height, alt }: PictureFiles): SitePicture {
  const srcSet = (files: readonly string[]) =>
    files.map((file, index) => `${file} ${widths[index]}w`).join(', ');
  return {
    avif: srcSet(avif),
    webp: srcSet(webp),
    src: webp[0] ?? '',
    width: Math.max(...widths),
    height,
    alt,
  };
}

interface StaticPictureProps {
  readonly picture: SitePicture;
  /** The CSS `sizes` of the place. */
  readonly sizes: string;
  /** Empty for a decorative picture; the picture's own text by default. */
  readonly alt?: string;
  /** Loads at once, for the first picture of a page. */
  readonly priority?: boolean;
}

/** A picture that fills its box. The parent sets the aspect ratio and the rounded corners. */
export function StaticPicture({ picture, sizes, alt = picture.alt, priority = false }: StaticPictureProps) {
  return (
    <PictureBox>
      <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
      <img
        src={picture.src}
        srcSet={picture.webp}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      />
    </PictureBox>
  );
}
