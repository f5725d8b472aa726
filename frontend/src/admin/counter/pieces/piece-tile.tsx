import { chakra } from '@chakra-ui/react';
import type { CounterPiece } from '@contract/desk/counter.views.js';
import { Badge } from '../../../ui/badge.js';
import { Price } from '../../../ui/price.js';
import { ResponsivePicture } from '../../../ui/responsive-picture.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { mostOf } from '../cart/use-counter-cart.js';

interface PieceTileProps {
  readonly piece: CounterPiece;
  /** How many of it are on the counter already. */
  readonly chosen: number;
  readonly disabled: boolean;
  readonly onAdd: () => void;
}

const FEW = 3;

const Tile = chakra('button', {
  base: {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: '2',
    w: 'full',
    h: 'full',
    p: '2',
    textAlign: 'start',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    bg: 'bg.panel',
    cursor: 'pointer',
    touchAction: 'manipulation',
    _hover: { bg: 'bg.subtle' },
    '&[data-chosen]': { borderColor: 'brand.solid', boxShadow: 'inset 0 0 0 1px {colors.brand.solid}' },
    _disabled: { cursor: 'default', color: 'fg.muted' },
  },
});

/** A press puts one more of the piece on the counter. */
export function PieceTile({ piece, chosen, disabled, onAdd }: PieceTileProps) {
  const { name, priceKurus, picture, available } = piece;
  return (
    <Tile
      type="button"
      data-chosen={chosen > 0 ? '' : undefined}
      disabled={disabled || chosen >= mostOf(piece)}
      onClick={onAdd}
    >
      <chakra.span display="block" aspectRatio="1" borderRadius="sm" overflow="hidden" bg="bg.muted">
        <ResponsivePicture picture={picture} sizes="(min-width: 64em) 200px, 45vw" alt="" />
      </chakra.span>
      <chakra.span fontWeight="650" lineHeight="1.3" overflowWrap="anywhere">
        {name}
      </chakra.span>
      <Price kurus={priceKurus} />
      {stockWord(available) !== null && (
        <chakra.span textStyle="sm" color="fg.muted">
          {stockWord(available)}
        </chakra.span>
      )}
      {chosen > 0 && (
        <chakra.span position="absolute" top="3" right="3">
          <Badge tone="ink">
            {chosen}
            <VisuallyHidden> adet seçildi</VisuallyHidden>
          </Badge>
        </chakra.span>
      )}
    </Tile>
  );
}

function stockWord(available: number | null): string | null {
  if (available === 0) return 'Tükendi';
  return available !== null && available <= FEW ? `Son ${available} adet` : null;
}
