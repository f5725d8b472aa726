import { kurusToLira } from '@contract/common/money.js';

/** The documented export (specification 2, section 7) of what a list shows; amounts are liras there. */
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
