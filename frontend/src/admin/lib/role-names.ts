import type { AdminRole } from '@contract/admin/admin.views.js';

const NAMES: Readonly<Record<AdminRole, string>> = { admin: 'Yönetici', super_admin: 'Süper yönetici' };

/** Any other value is shown as unknown (specification 3, section 3). */
export function roleName(role: string): string {
  return (NAMES as Readonly<Record<string, string | undefined>>)[role] ?? 'Bilinmiyor';
}
