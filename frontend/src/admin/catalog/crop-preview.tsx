import { chakra } from '@chakra-ui/react';
import { isMiddle, MIDDLE, type PictureFocus } from '@contract/media/picture-focus.js';
import { Focus } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { ResponsivePicture } from '../../ui/responsive-picture.js';
import { FocusArea } from './focus-area.js';
import type { PictureItem } from './picture-list.js';

interface CropPreviewProps {
  readonly item: PictureItem;
  readonly onAim: (focus: PictureFocus) => void;
}

/** Shows where the shop cuts the picture, lets the studio move the cut, and shows the tile that comes of it. */
export function CropPreview({ item, onAim }: CropPreviewProps) {
  const helpId = useId();
  const { picture, previewUrl } = item;
  if (picture === null) {
    return previewUrl === null ? null : (
      <chakra.img src={previewUrl} alt="" mx="auto" maxW="full" maxH="320px" borderRadius="md" />
    );
  }
  const focus = picture.focus ?? MIDDLE;
  return (
    <chakra.div role="group" aria-label="Resmin kesimi" aria-describedby={helpId}>
      <chakra.div display="flex" flexWrap="wrap" gap="5" alignItems="flex-start" justifyContent="center">
        <FocusArea picture={picture} focus={focus} onAim={onAim} />
        <chakra.figure w="132px">
          <chakra.div aspectRatio="1 / 1" borderRadius="md" overflow="hidden" bg="bg.picture">
            <ResponsivePicture picture={picture} sizes="132px" alt="" />
          </chakra.div>
          <chakra.figcaption mt="1.5" mb="2" textStyle="sm" color="fg.subtle" textAlign="center">
            Rafta böyle görünür
          </chakra.figcaption>
          <Button
            variant="outline"
            size="sm"
            block
            icon={<Icon as={Focus} />}
            disabled={isMiddle(focus)}
            onClick={() => onAim(MIDDLE)}
          >
            Ortala
          </Button>
        </chakra.figure>
      </chakra.div>
      <chakra.p id={helpId} mt="3" textStyle="sm" color="fg.subtle">
        Noktayı resmin en önemli yerine sürükleyin ya da ok tuşlarıyla taşıyın; resim her yerde o nokta
        görünecek biçimde kesilir.
      </chakra.p>
    </chakra.div>
  );
}
