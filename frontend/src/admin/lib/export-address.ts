import type { SheetFormat } from '@contract/admin/sheet-format.js';
import { kurusToLira } from '@contract/common/money.js';

type Filters = Readonly<Record<string, string | number | boolean | undefined>>;

/** Returns the address of the documented export of a list (specification 2, section 7), whose amounts are liras. */
export function exportAddress(
  script: string,
  {
    filters,
    format,
    action = 'export',
  }: { readonly filters: Filters; readonly format: SheetFormat; readonly action?: string },
): string {
  const params = new URLSearchParams({ action, format });
  for (const [name, value] of Object.entries(filters)) {
    if (value === undefined) continue;
    params.set(name, typeof value === 'number' ? String(kurusToLira(value)) : String(value));
  }
  return `/api/${script}?${params.toString()}`;
}

/** Returns the address of a list as a table, for lists without a documented export. */
export function sheetAddress(list: string, filters: Filters, format: SheetFormat): string {
  const params = new URLSearchParams({ format });
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined) params.set(name, String(value));
  }
  return `/api/tablolar/${list}?${params.toString()}`;
}
