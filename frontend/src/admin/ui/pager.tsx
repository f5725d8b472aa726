import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, type LucideIcon } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { PAGE_SIZES, type PageSize, type Pagination } from '@contract/admin/page.query.js';
import { Icon } from '../../ui/icon.js';
import { inputRecipe } from '../../ui/theme/field.recipe.js';
import { isBeyondEnd, pageWindow } from '../lib/page-window.js';

interface PagerProps {
  readonly pagination: Pagination | undefined;
  readonly onPage: (page: number, how?: { readonly replace: boolean }) => void;
  readonly onPageSize: (perPage: PageSize) => void;
}

const Square = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minW: 'target',
    h: 'target',
    px: '1',
    borderRadius: 'md',
    fontWeight: '600',
    _hover: { bg: 'bg.subtle' },
    '&[aria-current]': { bg: 'bg.inverted', color: 'fg.inverted' },
    _disabled: { color: 'fg.subtle', opacity: '0.55' },
  },
});

const Select = chakra('select', inputRecipe);

/** The pager of a list. A new page starts at its top; beyond the last page the pager goes back to it. */
export function Pager({ pagination, onPage, onPageSize }: PagerProps) {
  useTurnBack(pagination, onPage);
  if (pagination === undefined || pagination.totalRecords === 0) return null;
  const { page, perPage, totalPages, isExact, hasNext, hasPrevious } = pagination;
  const turn = (to: number) => {
    onPage(to);
    document.querySelector('[data-list]')?.scrollIntoView({ block: 'start' });
  };
  return (
    <chakra.div
      display="flex"
      justifyContent={{ base: 'center', lg: 'space-between' }}
      alignItems="center"
      flexWrap="wrap"
      gap="4"
      mt="5"
    >
      <SizeChoice perPage={perPage} onPageSize={onPageSize} />
      {(totalPages > 1 || page > 1) && (
        <chakra.nav aria-label="Sayfalar" display="flex" flexWrap="wrap" justifyContent="center" gap="2px">
          <Step icon={ChevronsLeft} label="İlk sayfa" far disabled={!hasPrevious} onPress={() => turn(1)} />
          <Step
            icon={ChevronLeft}
            label="Önceki sayfa"
            disabled={!hasPrevious}
            onPress={() => turn(Math.min(page, totalPages + 1) - 1)}
          />
          {pageWindow(pagination).map((number) => (
            <Square
              key={number}
              type="button"
              aria-label={`Sayfa ${number}`}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => turn(number)}
            >
              {number}
            </Square>
          ))}
          <Step
            icon={ChevronRight}
            label="Sonraki sayfa"
            disabled={!hasNext}
            onPress={() => turn(page + 1)}
          />
          {isExact && (
            <Step
              icon={ChevronsRight}
              label="Son sayfa"
              far
              disabled={!hasNext}
              onPress={() => turn(totalPages)}
            />
          )}
        </chakra.nav>
      )}
    </chakra.div>
  );
}

function useTurnBack(pagination: Pagination | undefined, onPage: PagerProps['onPage']): void {
  const lastPage = pagination && isBeyondEnd(pagination) ? pagination.totalPages : null;
  // A ref, so that the effect does not run for every address: the page beyond the end stays until the last
  // page has loaded.
  const turn = useRef(onPage);
  useEffect(() => {
    turn.current = onPage;
  });
  useEffect(() => {
    if (lastPage !== null) turn.current(lastPage, { replace: true });
  }, [lastPage]);
}

interface StepProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
  /** Hidden on phones, which have no room for it. */
  readonly far?: boolean;
}

function Step({ icon, label, disabled, onPress, far = false }: StepProps) {
  return (
    <Square
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onPress}
      {...(far && { display: { base: 'none', md: 'inline-grid' } })}
    >
      <Icon as={icon} size="sm" />
    </Square>
  );
}

function SizeChoice({
  perPage,
  onPageSize,
}: Pick<PagerProps, 'onPageSize'> & { readonly perPage: PageSize }) {
  const id = useId();
  return (
    <chakra.div display="flex" alignItems="center" gap="2" color="fg.muted">
      <label htmlFor={id}>Sayfada</label>
      <Select
        id={id}
        size="sm"
        appearance="auto"
        w="auto"
        minW="84px"
        value={perPage}
        onChange={({ target }) => {
          const chosen = PAGE_SIZES.find((size) => String(size) === target.value);
          if (chosen) onPageSize(chosen);
        }}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </Select>
    </chakra.div>
  );
}
