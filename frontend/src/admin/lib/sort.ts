import type { SortOrder } from '@contract/admin/page.query.js';

export interface Sort<By extends string = string> {
  readonly by: By;
  readonly order: SortOrder;
}
