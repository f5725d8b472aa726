import { lazy } from 'react';
import { Outlet, useLocation, useMatch } from 'react-router-dom';
import { isFromShelf } from '../lib/from-shelf.js';
import { lazyPage } from '../lib/lazy-page.js';
import { paths } from '../lib/paths.js';
import { Beside } from '../ui/beside.js';

export const HomePage = lazyPage(async () => (await import('./home/home-page.js')).HomePage);
export const ProductPage = lazyPage(async () => (await import('./product/product-page.js')).ProductPage);
const ProductPopup = lazy(async () => ({
  default: (await import('./product/product-popup.js')).ProductPopup,
}));

/** The home page, which stays where it is while a piece from its shelf lies over it. */
export function HomeBelow() {
  const isAtProduct = useMatch(paths.product(':slug')) !== null;
  const location = useLocation();
  return (
    <>
      {(!isAtProduct || isFromShelf(location.state)) && <HomePage />}
      <Outlet />
    </>
  );
}

/** A piece: over the shelf it was found on, or on a page of its own for whoever comes by its address. */
export function ProductRoute() {
  const location = useLocation();
  if (!isFromShelf(location.state)) return <ProductPage />;
  return (
    <Beside>
      <ProductPopup />
    </Beside>
  );
}
