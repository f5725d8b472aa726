import { chakra } from '@chakra-ui/react';
import type { AccountOrder } from '@contract/people/account.views.js';
import { ResponsivePicture } from '../../ui/responsive-picture.js';

const MOST_SHOWN = 4;

const Frame = chakra('li', {
  base: { boxSize: '72px', borderRadius: 'md', overflow: 'hidden', bg: 'bg.picture', flexShrink: '0' },
});

/** Small pictures of the pieces and workshops in an order. */
export function OrderPictures({ lines }: Pick<AccountOrder, 'lines'>) {
  // The last place shows the number of further lines, unless there is only one.
  const shown = lines.length > MOST_SHOWN ? lines.slice(0, MOST_SHOWN - 1) : lines;
  const more = lines.length - shown.length;
  return (
    <chakra.ul display="flex" gap="3">
      {shown.map(({ id, name, picture }) => (
        <Frame key={id} title={name}>
          <ResponsivePicture picture={picture} sizes="72px" alt={name} />
        </Frame>
      ))}
      {more > 0 && (
        <Frame display="grid" placeItems="center" bg="bg.muted" color="fg.muted" textStyle="label">
          <span aria-label={`ve ${more} kalem daha`} role="img">
            +{more}
          </span>
        </Frame>
      )}
    </chakra.ul>
  );
}
