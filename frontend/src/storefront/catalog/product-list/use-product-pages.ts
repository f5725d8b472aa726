import { keepPreviousData } from '@tanstack/react-query';
import type { ProductCardView, ProductPage } from '@contract/catalog/catalog.views.js';
import { pagedList, type PagedList } from '../../../lib/paged-list.js';
import { trpc } from '../../../lib/trpc.js';
import type { ProductFilters } from './use-product-filters.js';

export interface ProductPages extends PagedList<ProductPage> {
  readonly products: readonly ProductCardView[];
}

/** Reads the first `pages` pages of the product list. */
export function useProductPages({ search, category, sort, pages }: ProductFilters): ProductPages {
  const input = { ...(search && { search }), ...(category && { category }), sort };
  const queries = trpc.useQueries((t) =>
    Array.from({ length: pages }, (_, index) =>
      t.catalog.products(
        { ...input, page: index + 1 },
        index === 0 ? { placeholderData: keepPreviousData } : {},
      ),
    ),
  );
  const list = pagedList(queries);
  return { ...list, products: list.pages.flatMap(({ products }) => products) };
}
