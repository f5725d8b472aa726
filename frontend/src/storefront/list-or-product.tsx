import { lazy } from 'react';
import { Outlet, useLocation, useMatch } from 'react-router-dom';
import { productListUnder } from '../lib/navigation/from-product-list.js';
import { lazyPage } from '../lib/navigation/lazy-page.js';
import { paths } from '../lib/navigation/paths.js';
import { LazyBoundary } from '../ui/lazy-boundary.js';
import { whileInUse } from './while-in-use.js';

export const HomePage = lazyPage(() => import('./home/home-page.js'), 'HomePage');
export const ShelfPage = whileInUse(
  'shop',
  lazyPage(() => import('./catalog/shelf/shelf-page.js'), 'ShelfPage'),
);
export const ProductPage = whileInUse(
  'shop',
  lazyPage(() => import('./catalog/product/product-page.js'), 'ProductPage'),
);
const ProductPopup = lazy(async () => ({
  default: (await import('./catalog/product/product-popup.js')).ProductPopup,
}));

/** Keeps the home page or the shelf mounted while a product is shown over it. */
export function ListUnderProduct() {
  const isAtHome = useMatch(paths.home) !== null;
  const isAtShelf = useMatch(paths.shelf) !== null;
  const location = useLocation();
  const list = productListUnder(location.state);
  return (
    <>
      {(isAtHome || list === paths.home) && <HomePage />}
      {(isAtShelf || list === paths.shelf) && <ShelfPage />}
      <Outlet />
    </>
  );
}

/**
 * Shows a product over the list that it was opened from, or on a page of its own when its address was opened
 * directly.
 */
export function ProductRoute() {
  const location = useLocation();
  if (productListUnder(location.state) === null) return <ProductPage />;
  return (
    <LazyBoundary>
      <ProductPopup />
    </LazyBoundary>
  );
}
