import { kurusToLira } from '@contract/common/money.js';

/** Returns the address of the documented export of a list (specification 2, section 7), whose amounts are liras. */
export function exportAddress(
  script: string,
  filters: Readonly<Record<string, string | number | undefined>>,
): string {
  const params = new URLSearchParams({ action: 'export' });
  for (const [name, value] of Object.entries(filters)) {
    if (value === undefined) continue;
    params.set(name, typeof value === 'number' ? String(kurusToLira(value)) : value);
  }
  return `/api/${script}?${params.toString()}`;
}
