import type { RouteObject } from 'react-router-dom';
import { adminPaths } from './lib/admin-paths.js';
import { AdminShell } from './shell/admin-shell.js';

export const adminRoutes: RouteObject[] = [{ path: `${adminPaths.home}/*`, element: <AdminShell /> }];
