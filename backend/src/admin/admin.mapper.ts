import type { AdminEntry, AdminProfile, AdminView } from '../../contract/admin/admin.views.js';
import type { Admin } from './admin.entity.js';

export function adminView({ id, name, email, role }: Admin): AdminView {
  return { id, name, email, role };
}

export function adminEntry(admin: Admin): AdminEntry {
  return { ...adminProfile(admin), isActive: admin.isActive };
}

export function adminProfile(admin: Admin): AdminProfile {
  return { ...adminView(admin), createdAt: admin.createdAt.toISOString(), version: admin.version };
}
