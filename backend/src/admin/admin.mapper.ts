import type { AdminView } from '../../contract/admin/admin.views.js';
import type { Admin } from './admin.entity.js';

export function adminView({ id, name, email, role }: Admin): AdminView {
  return { id, name, email, role };
}
