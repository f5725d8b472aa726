import type { Picture } from '@contract/media/picture.js';
import { ResponsivePicture } from '../../ui/responsive-picture.js';
import { type SitePicture, StaticPicture } from '../../ui/static-picture.js';

/** A picture of the studio, or the built-in one. */
export type AnyPicture = Picture | SitePicture;

interface PagePictureProps {
  readonly picture: AnyPicture;
  readonly sizes: string;
  readonly alt?: string;
  readonly priority?: boolean;
}

export function PagePicture({ picture, ...place }: PagePictureProps) {
  return 'fileName' in picture ? (
    <ResponsivePicture picture={picture} {...place} />
  ) : (
    <StaticPicture picture={picture} {...place} />
  );
}
