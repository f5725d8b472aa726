import { useRoutes } from 'react-router-dom';
import { storefrontRoutes } from './storefront/routes.js';

/** The page that belongs to the address; it stands in a router and in the providers. */
export function App() {
  return useRoutes(storefrontRoutes);
}
