import type { BreadcrumbList } from 'schema-dts';
import { paths } from '../../lib/navigation/paths.js';

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The path from the home page, which is added here, to the page itself. */
export function breadcrumbs(origin: string, ...way: readonly Crumb[]) {
  const crumbs: readonly Crumb[] = [{ name: 'Ana Sayfa', path: paths.home }, ...way];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(
      ({ name, path }, index) =>
        ({ '@type': 'ListItem', position: index + 1, name, item: origin + path }) as const,
    ),
  } as const satisfies BreadcrumbList;
}
