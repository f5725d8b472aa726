import { chakra } from '@chakra-ui/react';
import { formatTl } from '@contract/common/money.js';
import type { Picture } from '@contract/media/picture.js';
import { ResponsivePicture } from './responsive-picture.js';

interface BoughtLineProps {
  readonly name: string;
  readonly picture: Picture | null;
  readonly quantity: number;
  readonly unitPriceKurus: number;
  readonly totalKurus: number;
}

/** A line of an order that is being placed or was placed: nothing to change here. */
export function BoughtLine({ name, picture, quantity, unitPriceKurus, totalKurus }: BoughtLineProps) {
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="56px minmax(0, 1fr) auto"
      gap="3"
      alignItems="center"
      py="3"
      textStyle="note"
      lineHeight="1.4"
    >
      <chakra.div boxSize="56px" borderRadius="sm" overflow="hidden" bg="bg.picture">
        <ResponsivePicture picture={picture} sizes="56px" alt="" />
      </chakra.div>
      <div>
        {name}
        <chakra.span display="block" textStyle="sm" color="fg.subtle">
          {quantity} adet{quantity > 1 && ` × ${formatTl(unitPriceKurus)}`}
        </chakra.span>
      </div>
      <chakra.span whiteSpace="nowrap">{formatTl(totalKurus)}</chakra.span>
    </chakra.li>
  );
}
