import { createContext } from 'react';
import type { AdminView } from '@contract/admin/admin.views.js';

/** The signed-in admin; null outside of the protected screens. */
export const AdminContext = createContext<AdminView | null>(null);
