import { PIECES_ON_HOME_PAGE } from '@contract/catalog/product-list.query.js';
import { describeShipping } from '@contract/studio/shipping-promise.js';
import { useShipping } from '../../../lib/cart/use-shipping.js';
import { Section, SectionHead } from '../../../ui/section.js';
import { FoundTitle } from './found-title.js';
import { OtherFindsList } from './lazy-other-finds.js';
import { ProductGrid } from './product-grid.js';
import { NoProducts, ProductsLoading, ProductsUnread } from './product-states.js';
import { ProductTools, ResultLine } from './product-tools.js';
import {
  HOME_LIST,
  type ProductFilterControls,
  SHELF_LIST,
  useProductFilters,
} from './use-product-filters.js';
import { isFound, type OtherFinds, useOtherFinds } from './use-other-finds.js';
import { type ShownProducts, useProductPage } from './use-product-page.js';
import { WholeShelfCard } from './whole-shelf-card.js';

const PRODUCTS = {
  title: 'Raftaki parçalar',
  lead: 'Her parça elde yapıldığı için sizinki fotoğraftakinin kardeşi olur, ikizi değil.',
};

/**
 * The home page shows the beginning of the shelf's first page. It asks with the same input as the shelf, so that both
 * share one cached answer.
 */
export function ProductSection() {
  const controls = useProductFilters(HOME_LIST);
  const list = useProductPage({ ...controls.filters, page: 1 });
  const shipping = useShipping();
  const finds = useOtherFinds(controls.filters.search);
  return (
    <Section id="products" labelledBy="products-title">
      <SectionHead
        id="products-title"
        title={PRODUCTS.title}
        lead={[...(shipping ? [`${describeShipping(shipping)}.`] : []), PRODUCTS.lead].join(' ')}
      />
      <ProductTools controls={controls} />
      <ResultLine
        filters={controls.filters}
        change={controls.change}
        total={list.status === 'ready' && !list.isStale ? list.total : null}
      />
      <FirstProducts list={list} controls={controls} finds={finds} />
      {finds.status !== 'none' && <OtherFindsList finds={finds} titleAs="h3" />}
    </Section>
  );
}

interface FirstProductsProps {
  readonly list: ShownProducts;
  readonly controls: ProductFilterControls;
  readonly finds: OtherFinds;
}

function FirstProducts({ list, controls, finds }: FirstProductsProps) {
  const { filters, isFiltered, linkTo } = controls;
  if (list.status === 'error') return <ProductsUnread list={list} />;
  if (list.status === 'loading') return <ProductsLoading count={PIECES_ON_HOME_PAGE + 1} withFeature />;
  if (list.products.length === 0) {
    return <NoProducts controls={controls} suggestion={list.suggestion} isFoundElsewhere={isFound(finds)} />;
  }
  const products = list.products.slice(0, PIECES_ON_HOME_PAGE);
  return (
    <>
      {isFound(finds) && <FoundTitle as="h3">Parçalar</FoundTitle>}
      <ProductGrid
        products={products}
        list={HOME_LIST.pathname}
        isStale={list.isStale}
        end={
          products.length === PIECES_ON_HOME_PAGE && (
            <WholeShelfCard to={linkTo(filters, SHELF_LIST)} isFiltered={isFiltered} total={list.total} />
          )
        }
      />
    </>
  );
}
