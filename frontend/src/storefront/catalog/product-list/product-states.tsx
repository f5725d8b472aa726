import { Button } from '../../../ui/button.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { ErrorState } from '../../../ui/error-state.js';
import { NoScriptFailure } from '../../../ui/no-script-failure.js';
import { ProductGridSkeleton } from './product-grid.js';
import type { ProductFilterControls } from './use-product-filters.js';
import type { ShownProducts } from './use-product-page.js';

const UNREAD = 'Ürünler yüklenirken bir hata oluştu.';

export function ProductsUnread({ list }: { readonly list: ShownProducts }) {
  return (
    <ErrorState
      title={UNREAD}
      text="Bağlantınızı kontrol edip yeniden deneyin. Sepetiniz olduğu gibi duruyor."
      onRetry={list.retry}
      retrying={list.isRetrying}
    />
  );
}

interface ProductsLoadingProps {
  readonly count: number;
  readonly withFeature: boolean;
}

export function ProductsLoading(skeleton: ProductsLoadingProps) {
  return (
    <>
      <NoScriptFailure title={UNREAD} />
      <ProductGridSkeleton {...skeleton} />
    </>
  );
}

interface NoProductsProps {
  readonly controls: ProductFilterControls;
  /** What the visitor may have meant; null when the shelf has nothing like it. */
  readonly suggestion: string | null;
  /** True when the search found workshops or posts, which are listed below. */
  readonly isFoundElsewhere: boolean;
}

export function NoProducts({ controls, suggestion, isFoundElsewhere }: NoProductsProps) {
  const { filters, isFiltered, change, clear } = controls;
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
  if (isFoundElsewhere) {
    return (
      <EmptyState
        shape="mug"
        title={`Rafta “${filters.search}” yok`}
        text="Atölyelerde ve yazılarda bulduklarımız aşağıda."
        action={showAll}
      />
    );
  }
  if (suggestion !== null) {
    return (
      <EmptyState
        shape="mug"
        title={`“${filters.search}” için bir şey bulamadık`}
        text={`“${suggestion}” demek istemiş olabilir misiniz?`}
        action={
          <Button variant="outline" onClick={() => change({ search: suggestion })}>
            “{suggestion}” ara
          </Button>
        }
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
