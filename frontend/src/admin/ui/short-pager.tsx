import { chakra } from '@chakra-ui/react';
import type { Pagination } from '@contract/admin/page.query.js';
import { Button } from '../../ui/button.js';

interface ShortPagerProps {
  /** The label for screen readers: 'Alıcı sayfaları'. */
  readonly label: string;
  readonly pagination: Pagination;
  readonly onPage: (page: number) => void;
}

/** A pager with only back and forward, for a list that is not the main content. */
export function ShortPager({ label, pagination, onPage }: ShortPagerProps) {
  const { page, totalPages, hasNext, hasPrevious } = pagination;
  if (totalPages <= 1) return null;
  return (
    <chakra.nav
      aria-label={label}
      display="flex"
      justifyContent="space-between"
      alignItems="center"
      gap="2"
      mt="3"
    >
      <Button size="sm" variant="ghost" disabled={!hasPrevious} onClick={() => onPage(page - 1)}>
        Önceki
      </Button>
      <chakra.span textStyle="sm" color="fg.muted">
        {page} / {totalPages}
      </chakra.span>
      <Button size="sm" variant="ghost" disabled={!hasNext} onClick={() => onPage(page + 1)}>
        Sonraki
      </Button>
    </chakra.nav>
  );
}
