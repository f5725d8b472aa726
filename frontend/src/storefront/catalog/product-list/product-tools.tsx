import { chakra } from '@chakra-ui/react';
import { type FocusEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { CategoryView } from '@contract/catalog/catalog.views.js';
import type { ProductSort } from '@contract/catalog/product-list.query.js';
import { isPlainClick } from '../../../lib/navigation/plain-click.js';
import { trpc } from '../../../lib/server/trpc.js';
import { SelectField } from '../../../ui/select-field.js';
import { SearchBox } from './search-box.js';
import { useChosenBefore } from './use-chosen-before.js';
import type { ProductFilterControls } from './use-product-filters.js';

const Chip = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: '0',
    // A whole ring is seen beside the edge of the row.
    scrollMarginInline: '8px',
    minH: 'target',
    px: { base: '4', lg: '3' },
    borderRadius: 'full',
    fontWeight: '600',
    fontSize: '0.9375rem',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    transition: 'background-color 140ms cubic-bezier(.22,.7,.25,1)',
    _hover: { bg: 'bg.subtle' },
    '&[aria-current]': { bg: 'bg.inverted', color: 'fg.inverted' },
  },
});

const SORT_LABELS: Record<ProductSort, string> = {
  newest: 'En yeniler',
  price_asc: 'Fiyat: düşükten yükseğe',
  price_desc: 'Fiyat: yüksekten düşüğe',
};
const SORT_OPTIONS = Object.entries(SORT_LABELS).map(([value, label]) => ({ value, label }));

/** Without categories the chips are hidden; the product list works as before. */
const NO_CATEGORIES: readonly CategoryView[] = [];

export function ProductTools({ controls }: { readonly controls: ProductFilterControls }) {
  const { place, filters, change, linkTo } = controls;
  const { data: categories = NO_CATEGORIES } = trpc.catalog.categories.useQuery();
  const chips = useChosenChipInView(filters.category, categories.length);
  const choose = (event: MouseEvent, category: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    change({ category });
  };
  return (
    <chakra.div
      display="flex"
      flexDirection={{ base: 'column', lg: 'row' }}
      alignItems={{ base: 'stretch', lg: 'flex-start' }}
      justifyContent="space-between"
      gap={{ base: '3', lg: '6' }}
      borderYWidth={{ base: '0', lg: '1px' }}
      py={{ base: '0', lg: '3' }}
    >
      <chakra.div
        ref={chips}
        role="group"
        aria-label="Kategori"
        display="flex"
        position="relative"
        gap="1"
        minH="target"
        flexWrap={{ base: 'nowrap', lg: 'wrap' }}
        overflowX={{ base: 'auto', lg: 'visible' }}
        mx={{ base: 'calc({spacing.gutter} * -1)', lg: '0' }}
        px={{ base: 'gutter', lg: '0' }}
        py={{ base: '1', lg: '0' }}
        scrollbarWidth="none"
        onFocus={showWhole}
      >
        {[{ slug: '', name: 'Tümü' }, ...categories].map(({ slug, name }) => (
          <Chip
            key={slug}
            to={linkTo({ category: slug })}
            aria-current={filters.category === slug ? 'true' : undefined}
            onClick={(event) => choose(event, slug)}
          >
            {name}
          </Chip>
        ))}
      </chakra.div>
      <chakra.div flexShrink="0" w={{ base: '100%', lg: '272px', xl: '296px' }} order={{ base: -1, lg: 0 }}>
        <SearchBox place={place} filters={filters} onSearch={(search) => change({ search })} />
      </chakra.div>
    </chakra.div>
  );
}

/** Browsers leave a focused chip at the edge of the row when a part of it can be seen. */
function showWhole({ target }: FocusEvent): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Scrolls to the chosen chip, because the row of chips can be wider than a phone. */
function useChosenChipInView(category: string, count: number): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && chosen) {
      row.current.scrollLeft = chosen.offsetLeft - row.current.clientWidth / 2 + chosen.clientWidth / 2;
    }
  }, [category, count]);
  return row;
}

interface ResultLineProps extends Pick<ProductFilterControls, 'filters' | 'change'> {
  /** Null until it is known. */
  readonly total: number | null;
}

/** Shows the number of products, which is read aloud when it changes, and the sort order. */
export function ResultLine({ filters, change, total }: ResultLineProps) {
  const order = useRef<HTMLSelectElement>(null);
  const sortBy = (sort: string) => change({ sort: sort as ProductSort });
  // The router navigates only after the effects of the first render.
  useChosenBefore(order, filters.sort, (sort) => window.setTimeout(() => sortBy(sort)));
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      mt={{ base: '2', md: '3' }}
      mb={{ base: '5', md: '6' }}
    >
      <chakra.p role="status" textStyle="sm" color="fg.subtle" whiteSpace="nowrap">
        {total === null ? '' : `${total} parça`}
      </chakra.p>
      <chakra.div flex={{ base: '0 1 240px', md: '0 0 248px' }} minW="0">
        <SelectField
          ref={order}
          label="Sıralama"
          labelHidden
          size="sm"
          options={SORT_OPTIONS}
          value={filters.sort}
          onChange={(event) => sortBy(event.target.value)}
        />
      </chakra.div>
    </chakra.div>
  );
}
