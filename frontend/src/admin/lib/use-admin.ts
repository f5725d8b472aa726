import { useContext } from 'react';
import type { AdminView } from '@contract/admin/admin.views.js';
import { AdminContext } from './admin-context.js';

/** Returns the signed-in admin, for everything inside the shell. */
export function useAdmin(): AdminView {
  const admin = useContext(AdminContext);
  if (admin === null) throw new Error('Only the back office knows who is signed in.');
  return admin;
}
