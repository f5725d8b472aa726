import { mayRole, type Right } from '@contract/admin/rights.js';
import { useAdmin } from './use-admin.js';

/** Whether the signed-in admin has the right; what needs it is not offered to others. The server decides by itself. */
export function useMay(right: Right): boolean {
  return mayRole(useAdmin().role, right);
}
