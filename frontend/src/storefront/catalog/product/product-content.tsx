import { chakra } from '@chakra-ui/react';
import { Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProductView } from '@contract/catalog/catalog.views.js';
import { PRODUCT_SPECIFICATIONS, SPECIFICATION_FIELDS } from '@contract/catalog/product-specifications.js';
import { stockLabel } from '@contract/catalog/stock.js';
import { describeDelivery } from '@contract/studio/shipping-promise.js';
import { useShipping } from '../../../lib/cart/use-shipping.js';
import { useOwnStock } from '../../../lib/cart/use-own-stock.js';
import { Badge } from '../../../ui/badge.js';
import { Icon } from '../../../ui/icon.js';
import { Price } from '../../../ui/price.js';
import { ShareButton } from '../../../ui/share-button.js';
import { Preparation } from './preparation.js';
import { ProductBuy } from './product-buy.js';
import { ProductColumns, ProductInfo, type ProductPlace } from './product-columns.js';
import { ProductGallery } from './product-gallery.js';

interface ProductContentProps {
  readonly product: ProductView;
  readonly place: ProductPlace;
  /** The name, as a heading of the level that the place needs. */
  readonly heading: ReactNode;
}

export function ProductContent({ product: read, place, heading }: ProductContentProps) {
  const stock = useOwnStock(read);
  const product = { ...read, stock };
  return (
    <ProductColumns place={place}>
      <ProductGallery pictures={product.pictures} name={product.name} place={place} />
      <ProductInfo place={place}>
        {heading}
        <PriceAndStock product={product} />
        {product.description !== '' && (
          <chakra.p color="fg.muted" whiteSpace="pre-line">
            {product.description}
          </chakra.p>
        )}
        <Specifications product={product} />
        <ProductBuy product={product} />
        <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3" flexWrap="wrap">
          <ShippingNote />
          <chakra.div mx="-5">
            <ShareButton name={product.name} />
          </chakra.div>
        </chakra.div>
      </ProductInfo>
    </ProductColumns>
  );
}

function ShippingNote() {
  const shipping = useShipping();
  return (
    <chakra.p display="flex" alignItems="center" gap="2" textStyle="sm" color="fg.muted">
      {shipping && (
        <>
          <Icon as={Truck} />
          {describeDelivery(shipping)}
        </>
      )}
    </chakra.p>
  );
}

function PriceAndStock({ product }: { readonly product: ProductView }) {
  const { badge, line } = stockLabel(product.stock);
  return (
    <chakra.div display="flex" alignItems="center" gap="4" flexWrap="wrap">
      <Price
        kurus={product.priceKurus}
        insteadOfKurus={product.priorPriceKurus}
        textStyle="h3"
        fontWeight="460"
      />
      {badge !== null && (
        <Badge tone={product.stock.status === 'out_of_stock' ? 'ink' : 'warning'} caps>
          {badge}
        </Badge>
      )}
      {line !== null && (
        <chakra.span textStyle="sm" color="fg.subtle">
          {line}
        </chakra.span>
      )}
    </chakra.div>
  );
}

function Specifications({ product }: { readonly product: ProductView }) {
  const names = PRODUCT_SPECIFICATIONS.filter((name) => product[name] !== '');
  return (
    <chakra.dl borderTopWidth="1px">
      {names.map((name) => (
        <Specification key={name} label={SPECIFICATION_FIELDS[name].label}>
          {product[name]}
        </Specification>
      ))}
      <Specification label="Hazırlık">
        <Preparation ownDays={product.preparationDays} />
      </Specification>
    </chakra.dl>
  );
}

interface SpecificationProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Specification({ label, children }: SpecificationProps) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="112px 1fr"
      gap="4"
      py="3"
      borderBottomWidth="1px"
      textStyle="note"
    >
      <chakra.dt color="fg.subtle">{label}</chakra.dt>
      <dd>{children}</dd>
    </chakra.div>
  );
}
