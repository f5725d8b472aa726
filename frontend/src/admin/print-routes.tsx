import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../lib/navigation/lazy-page.js';
import { pageRoute } from '../lib/navigation/page-routes.js';
import { adminPaths } from './lib/admin-paths.js';

/** The pages that go to the printer stand outside of the shell, because nothing of it belongs on paper. */
export const printRoutes: RouteObject[] = [
  pageRoute(
    adminPaths.printParcelPapers,
    lazyPage(() => import('./printing/parcel-papers-page.js'), 'ParcelPapersPage'),
  ),
  pageRoute(
    adminPaths.printSlips,
    lazyPage(() => import('./printing/packing-slips-page.js'), 'PackingSlipsPage'),
  ),
  pageRoute(
    adminPaths.printAddressLabels,
    lazyPage(() => import('./printing/address-labels-page.js'), 'AddressLabelsPage'),
  ),
  pageRoute(
    adminPaths.printPickingList,
    lazyPage(() => import('./printing/picking-list-page.js'), 'PickingListPage'),
  ),
  pageRoute(
    adminPaths.printDay,
    lazyPage(() => import('./printing/day-sheet-page.js'), 'DaySheetPage'),
  ),
  pageRoute(
    adminPaths.printPieceLabels,
    lazyPage(() => import('./printing/piece-labels-page.js'), 'PieceLabelsPage'),
  ),
];
