import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { PageOf } from '@contract/admin/page.query.js';

/**
 * Puts the server's answer to a change into its row on every page of the list that was read. The row changes at once,
 * and the next change of it sends the version that the server now has.
 */
export function useReplaceRow<Row extends { readonly id: string | number }>(
  list: Parameters<typeof getQueryKey>[0],
) {
  const queryClient = useQueryClient();
  return (changed: Partial<Row> & Pick<Row, 'id'>): void => {
    queryClient.setQueriesData<PageOf<Row>>(
      { queryKey: getQueryKey(list) },
      (page) =>
        page && {
          ...page,
          items: page.items.map((row) => (row.id === changed.id ? { ...row, ...changed } : row)),
        },
    );
  };
}
