import { ROLE_WORDS } from '@contract/admin/roles.js';

/** Any other value is shown as unknown (specification 3, section 3). */
export function roleName(role: string): string {
  return (
    (ROLE_WORDS as Readonly<Record<string, { readonly name: string } | undefined>>)[role]?.name ??
    'Bilinmiyor'
  );
}
