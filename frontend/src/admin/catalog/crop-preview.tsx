import { chakra } from '@chakra-ui/react';
import { pictureUrl } from '@contract/media/picture.js';
import type { PictureItem } from './picture-list.js';

const SHOWN_WIDTH = 640;

/** Shows the whole picture and dims what is outside of the shop's square. */
export function CropPreview({ item }: { readonly item: PictureItem }) {
  const { picture, previewUrl } = item;
  const url = picture ? pictureUrl(picture, SHOWN_WIDTH, 'webp') : previewUrl;
  if (url === null) return null;
  const isWide = picture === null || picture.width >= picture.height;
  return (
    <chakra.figure display="grid" gap="2" justifyItems="center">
      <chakra.div position="relative" overflow="hidden" borderRadius="md" maxW="full" bg="bg.picture">
        <chakra.img src={url} alt="" display="block" maxW="full" maxH="320px" />
        {picture && (
          <chakra.span
            aria-hidden="true"
            position="absolute"
            aspectRatio="1 / 1"
            left="50%"
            top="50%"
            translate="-50% -50%"
            {...(isWide ? { h: 'full' } : { w: 'full' })}
            boxShadow="0 0 0 1000px rgb(250 246 240 / 0.72)"
            outline="2px solid"
            outlineColor="brand.solid"
            outlineOffset="-2px"
          />
        )}
      </chakra.div>
      <chakra.figcaption textStyle="sm" color="fg.subtle">
        Mağaza karenin içini gösterir; ürün sayfasında resmin tamamı açılır.
      </chakra.figcaption>
    </chakra.figure>
  );
}
