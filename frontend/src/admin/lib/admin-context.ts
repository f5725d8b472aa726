import { createContext } from 'react';
import type { AdminView } from '@contract/admin/admin.views.js';

/** Who is signed in; null outside of what only admins see. */
export const AdminContext = createContext<AdminView | null>(null);
