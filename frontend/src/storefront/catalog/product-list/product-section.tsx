import type { MouseEvent } from 'react';
import { isPlainClick } from '../../../lib/plain-click.js';
import { Button } from '../../../ui/button.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { ErrorState } from '../../../ui/error-state.js';
import { MoreLink } from '../../../ui/more-link.js';
import { NoScriptFailure } from '../../../ui/no-script-failure.js';
import { ProductGrid, ProductGridSkeleton } from './product-grid.js';
import { ProductTools, ResultLine } from './product-tools.js';
import { Section, SectionHead } from '../../../ui/section.js';
import { type ProductFilterControls, useProductFilters } from './use-product-filters.js';
import { type ProductPages, useProductPages } from './use-product-pages.js';

const PRODUCTS = {
  title: 'Raftaki parçalar',
  lead: 'Tüm siparişlerde kargo bizden. Her parça elde yapıldığı için sizinki fotoğraftakinin kardeşi olur, ikizi değil.',
};
const UNREAD = 'Ürünler yüklenirken bir hata oluştu.';

export function ProductSection() {
  const controls = useProductFilters();
  const list = useProductPages(controls.filters);
  return (
    <Section id="products" labelledBy="products-title">
      <SectionHead id="products-title" title={PRODUCTS.title} lead={PRODUCTS.lead} />
      <ProductTools controls={controls} />
      <ResultLine
        filters={controls.filters}
        change={controls.change}
        total={list.status === 'ready' && !list.isStale ? list.total : null}
      />
      <ProductResults list={list} controls={controls} />
    </Section>
  );
}

function ProductResults({
  list,
  controls,
}: {
  readonly list: ProductPages;
  readonly controls: ProductFilterControls;
}) {
  const { isFiltered } = controls;
  if (list.status === 'error') {
    return (
      <ErrorState
        title={UNREAD}
        text="Bağlantınızı kontrol edip yeniden deneyin. Sepetiniz olduğu gibi duruyor."
        onRetry={list.retry}
        retrying={list.isRetrying}
      />
    );
  }
  if (list.status === 'loading') {
    return (
      <>
        <NoScriptFailure title={UNREAD} />
        <ProductGridSkeleton withFeature={!isFiltered} />
      </>
    );
  }
  if (list.products.length === 0) return <NoProducts controls={controls} />;
  return (
    <>
      <ProductGrid
        products={list.products}
        withFeature={!isFiltered}
        isStale={list.isStale}
        isLoadingMore={list.isLoadingMore}
      />
      {list.hasMore && <More controls={controls} isLoading={list.isLoadingMore} />}
    </>
  );
}

function More({
  controls: { filters, change, linkTo },
  isLoading,
}: {
  readonly controls: ProductFilterControls;
  readonly isLoading: boolean;
}) {
  const more = { pages: filters.pages + 1 };
  const showMore = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    change(more);
  };
  return <MoreLink to={linkTo(more)} isLoading={isLoading} onClick={showMore} />;
}

function NoProducts({ controls }: { readonly controls: ProductFilterControls }) {
  const { filters, isFiltered, clear } = controls;
  if (!isFiltered) {
    return (
      <EmptyState
        shape="vase"
        title="Raf şu an boş"
        text="Yeni parçalar fırında. Birkaç gün sonra yeniden uğrayın."
      />
    );
  }
  const showAll = (
    <Button variant="outline" onClick={clear}>
      Tümünü Göster
    </Button>
  );
  if (filters.search === '') {
    return (
      <EmptyState
        shape="bowl"
        title="Bu rafta şimdilik parça yok"
        text="Başka bir kategoriye bakın ya da bütün rafı görün."
        action={showAll}
      />
    );
  }
  return (
    <EmptyState
      shape="mug"
      title={`“${filters.search}” için bir şey bulamadık`}
      text="Başka bir kelime deneyin ya da bütün rafı görün."
      action={showAll}
    />
  );
}
