import { paths } from '../../../lib/navigation/paths.js';
import { ButtonLink } from '../../../ui/button.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { PageLinks } from '../../../ui/page-links.js';
import { FoundTitle } from '../product-list/found-title.js';
import { ProductGrid } from '../product-list/product-grid.js';
import { NoProducts, ProductsLoading, ProductsUnread } from '../product-list/product-states.js';
import type { ProductFilterControls } from '../product-list/use-product-filters.js';
import { isFound, type OtherFinds } from '../product-list/use-other-finds.js';
import type { ShownProducts } from '../product-list/use-product-page.js';

const SKELETONS = 12;

interface ShelfProductsProps {
  readonly list: ShownProducts;
  readonly controls: ProductFilterControls;
  readonly finds: OtherFinds;
}

export function ShelfProducts({ list, controls, finds }: ShelfProductsProps) {
  const { filters, linkTo } = controls;
  if (list.status === 'error') return <ProductsUnread list={list} />;
  if (list.status === 'loading') return <ProductsLoading count={SKELETONS} withFeature={false} />;
  if (list.products.length === 0) {
    if (list.total > 0) return <BeyondTheEnd linkTo={linkTo} />;
    return <NoProducts controls={controls} suggestion={list.suggestion} isFoundElsewhere={isFound(finds)} />;
  }
  return (
    <>
      <FoundTitle as="h2" isHidden={!isFound(finds)}>
        Parçalar
      </FoundTitle>
      <ProductGrid products={list.products} list={paths.shelf} isStale={list.isStale} />
      <PageLinks page={filters.page} pageCount={list.pageCount} linkTo={(page) => linkTo({ page })} />
    </>
  );
}

/** An old address may name a page that is no longer there. */
function BeyondTheEnd({ linkTo }: Pick<ProductFilterControls, 'linkTo'>) {
  return (
    <EmptyState
      shape="vase"
      title="Raf burada bitiyor"
      text="Bu sayfada parça kalmamış. İlk sayfadan başlayabilirsiniz."
      action={
        <ButtonLink variant="outline" to={linkTo({ page: 1 })}>
          İlk Sayfaya Dönün
        </ButtonLink>
      }
    />
  );
}
