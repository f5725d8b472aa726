import { chakra } from '@chakra-ui/react';
import { Ban, Plus } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import type { ProductCardView } from '@contract/catalog/catalog.views.js';
import { stockLabel } from '@contract/catalog/stock.js';
import { fromProductList } from '../lib/navigation/from-product-list.js';
import { paths } from '../lib/navigation/paths.js';
import { useOwnStock } from '../lib/cart/use-own-stock.js';
import { useAddToCart } from '../lib/cart/use-add-to-cart.js';
import { Badge } from './badge.js';
import { Icon } from './icon.js';
import { Price } from './price.js';
import { ResponsivePicture } from './responsive-picture.js';
import { AddButton, CardFrame, CardLink, CardPicture } from './product-card.parts.js';

interface ProductCardProps {
  readonly product: ProductCardView;
  /** The first product of the unfiltered list is shown twice as large. */
  readonly feature?: boolean;
  /** The path of the list's page, over which a product opens in a pop-up; absent where it opens a page of its own. */
  readonly list?: string | undefined;
}

const SIZES = '(min-width: 1280px) 302px, (min-width: 768px) 30vw, 46vw';
const FEATURE_SIZES = '(min-width: 1280px) 628px, (min-width: 768px) 62vw, 94vw';

export function ProductCard({ product, feature = false, list }: ProductCardProps) {
  const stock = useOwnStock(product);
  const { badge, line } = stockLabel(stock);
  const isOut = stock.status === 'out_of_stock' && stock.available !== null;
  return (
    <CardFrame feature={feature}>
      <CardPicture feature={feature} out={isOut}>
        <ResponsivePicture picture={product.picture} sizes={feature ? FEATURE_SIZES : SIZES} />
        {badge !== null && (
          <Badge
            tone={isOut ? 'ink' : 'paper'}
            caps
            position="absolute"
            left={{ base: '2', md: '3' }}
            top={{ base: '2', md: '3' }}
          >
            {badge}
          </Badge>
        )}
      </CardPicture>
      <chakra.div pt="4" display="flex" flexDirection="column" flex={feature ? 'none' : '1'}>
        <chakra.h3
          textStyle={feature ? 'h3' : 'h4'}
          fontSize={feature ? { base: '1.25rem', md: '1.5rem' } : { base: '1.0625rem', md: '1.1875rem' }}
        >
          <CardLink asChild>
            <ProductLink product={product} list={list} />
          </CardLink>
        </chakra.h3>
        <chakra.p textStyle="sm" color="fg.subtle" mt="2px">
          {[product.category.name, line].filter(Boolean).join(' · ')}
        </chakra.p>
        <BuyLine product={product} feature={feature} isOut={isOut} />
      </chakra.div>
    </CardFrame>
  );
}

/**
 * Links to the product's page, or from a list to its pop-up, which keeps the filters in the address and the scroll
 * position.
 */
function ProductLink({ product: { slug, name }, list, ...rest }: Pick<ProductCardProps, 'product' | 'list'>) {
  const { search } = useLocation();
  const pathname = paths.product(slug);
  const toPopup = list !== undefined && {
    to: { pathname, search },
    state: fromProductList(list),
    'aria-haspopup': 'dialog' as const,
  };
  return (
    <Link to={pathname} {...toPopup} {...rest}>
      {name}
    </Link>
  );
}

interface BuyLineProps {
  readonly product: ProductCardView;
  readonly feature: boolean;
  readonly isOut: boolean;
}

function BuyLine({ product, feature, isOut }: BuyLineProps) {
  const addToCart = useAddToCart();
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" mt="auto" pt="2">
      <Price flex="1" kurus={product.priceKurus} insteadOfKurus={product.priorPriceKurus} />
      <AddButton
        type="button"
        feature={feature}
        disabled={isOut}
        aria-label={isOut ? `Stok yok: ${product.name}` : `Sepete ekle: ${product.name}`}
        onClick={() => addToCart(product)}
      >
        <Icon as={isOut ? Ban : Plus} />
        <span>{isOut ? 'Stok yok' : 'Sepete Ekle'}</span>
      </AddButton>
    </chakra.div>
  );
}
