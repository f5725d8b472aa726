import { chakra } from '@chakra-ui/react';
import type { Pagination } from '@contract/admin/page.query.js';
import { Button } from '../../ui/button.js';

interface ShortPagerProps {
  /** Read aloud: 'Alıcı sayfaları'. */
  readonly label: string;
  readonly pagination: Pagination;
  readonly onPage: (page: number) => void;
}

/** For a list beside the matter in hand: one page on, one page back. */
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
