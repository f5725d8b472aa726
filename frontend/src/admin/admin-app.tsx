import { useRoutes } from 'react-router-dom';
import { adminRoutes } from './admin-routes.js';

/** The back office: a site of its own beside the shop, so that no visitor loads a line of it. */
export function AdminApp() {
  return useRoutes(adminRoutes);
}
