import { lazy } from 'react';
import { Outlet, useLocation, useMatch } from 'react-router-dom';
import { isFromProductList } from '../lib/from-product-list.js';
import { lazyPage } from '../lib/lazy-page.js';
import { paths } from '../lib/paths.js';
import { LazyBoundary } from '../ui/lazy-boundary.js';

export const HomePage = lazyPage(async () => (await import('./home/home-page.js')).HomePage);
export const ProductPage = lazyPage(
  async () => (await import('./catalog/product/product-page.js')).ProductPage,
);
const ProductPopup = lazy(async () => ({
  default: (await import('./catalog/product/product-popup.js')).ProductPopup,
}));

/** Keeps the home page mounted while a product is shown over it. */
export function HomeUnderProduct() {
  const isAtProduct = useMatch(paths.product(':slug')) !== null;
  const location = useLocation();
  return (
    <>
      {(!isAtProduct || isFromProductList(location.state)) && <HomePage />}
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
  if (!isFromProductList(location.state)) return <ProductPage />;
  return (
    <LazyBoundary>
      <ProductPopup />
    </LazyBoundary>
  );
}
