import { chakra } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import type { AdminCategoryView } from '@contract/catalog/admin-catalog.views.js';
import type { ProductDto } from '@contract/catalog/product.dto.js';
import { stockLabel, stockStatus } from '@contract/catalog/stock.js';
import { Badge } from '../../ui/badge.js';
import { Price } from '../../ui/price.js';
import { CardFrame, CardPicture } from '../../ui/product-card.parts.js';
import { ResponsivePicture } from '../../ui/responsive-picture.js';
import type { PictureItem } from './picture-list.js';

interface CardPreviewProps {
  readonly main: PictureItem | undefined;
  readonly categories: readonly AdminCategoryView[];
  readonly held: number;
}

/** Previews the shop's product card with the unsaved values. */
export function CardPreview({ main, categories, held }: CardPreviewProps) {
  const product = useWatch<ProductDto>();
  const { name = '', priceKurus = Number.NaN, categoryId } = product;
  const { badge, line } = stockLabel(stockOf(product, held));
  const category = categories.find(({ id }) => id === categoryId)?.name;
  return (
    <chakra.figure aria-label="Dükkândaki kart" mt="8">
      <chakra.figcaption textStyle="h4" mb="4">
        Dükkânda böyle görünür
      </chakra.figcaption>
      <chakra.div maxW="280px" opacity={product.isActive === false ? '0.5' : '1'}>
        <CardFrame>
          <PreviewPicture main={main} badge={badge} />
          <chakra.p textStyle="h4" pt="4" fontFamily="heading" overflowWrap="anywhere">
            {name.trim() || 'Ürün adı'}
          </chakra.p>
          <chakra.p textStyle="sm" color="fg.subtle" mt="2px">
            {[category, line].filter(Boolean).join(' · ')}
          </chakra.p>
          <chakra.p pt="2">{Number.isNaN(priceKurus) ? '– TL' : <Price kurus={priceKurus} />}</chakra.p>
        </CardFrame>
      </chakra.div>
      {product.isActive === false && (
        <chakra.p textStyle="sm" color="fg.subtle" mt="2">
          Raftan kaldırıldığı için dükkânda görünmez.
        </chakra.p>
      )}
    </chakra.figure>
  );
}

interface PreviewPictureProps {
  readonly main: PictureItem | undefined;
  readonly badge: string | null;
}

function PreviewPicture({ main, badge }: PreviewPictureProps) {
  const isOut = badge === 'STOK YOK';
  return (
    <CardPicture out={isOut}>
      {main?.previewUrl && main.picture === null ? (
        <chakra.img src={main.previewUrl} alt="" w="full" h="full" objectFit="cover" />
      ) : (
        <ResponsivePicture picture={main?.picture ?? null} sizes="280px" alt="" />
      )}
      {badge !== null && (
        <Badge tone={isOut ? 'ink' : 'paper'} caps position="absolute" left="3" top="3">
          {badge}
        </Badge>
      )}
    </CardPicture>
  );
}

type StockFields = Partial<Pick<ProductDto, 'stockQuantity' | 'minStock' | 'isUnlimited'>>;

function stockOf({ stockQuantity, minStock, isUnlimited = false }: StockFields, held: number) {
  const available = Math.max(0, (stockQuantity || 0) - held);
  const status = stockStatus({ available, minStock: minStock || 0, isUnlimited });
  return { status, available: isUnlimited ? null : available };
}
