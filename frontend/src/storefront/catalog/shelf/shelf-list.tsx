import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { scrollIntoSight } from '../../../lib/navigation/section-navigation.js';
import { OtherFindsList } from '../product-list/lazy-other-finds.js';
import { ProductTools, ResultLine } from '../product-list/product-tools.js';
import { SHELF_LIST, useProductFilters } from '../product-list/use-product-filters.js';
import { useOtherFinds } from '../product-list/use-other-finds.js';
import { useProductPage } from '../product-list/use-product-page.js';
import { ShelfProducts } from './shelf-products.js';

export function ShelfList() {
  const controls = useProductFilters(SHELF_LIST);
  const { filters, change } = controls;
  const list = useProductPage(filters);
  const finds = useOtherFinds(filters.search);
  const results = useTopOfNewPage(filters.page);
  return (
    <>
      <ProductTools controls={controls} />
      <div ref={results}>
        <ResultLine
          filters={filters}
          change={change}
          total={list.status === 'ready' && !list.isStale ? list.total : null}
        />
        <ShelfProducts list={list} controls={controls} finds={finds} />
        {finds.status !== 'none' && <OtherFindsList finds={finds} titleAs="h2" />}
      </div>
    </>
  );
}

/** A page of the list that was chosen begins at its top; Back and Forward restore the position before. */
function useTopOfNewPage(page: number): RefObject<HTMLDivElement | null> {
  const results = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  const navigationType = useNavigationType();
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (results.current !== null && navigationType === NavigationType.Push) scrollIntoSight(results.current);
  }, [page, navigationType]);
  return results;
}
