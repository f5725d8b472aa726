import { chakra } from '@chakra-ui/react';
import type { CategoryView } from '@contract/catalog/catalog.views.js';
import type { ProductSort } from '@contract/catalog/product-list.query.js';
import { trpc } from '../../lib/trpc.js';
import { SelectField } from '../../ui/select-field.js';
import { SearchBox } from './search-box.js';
import type { ProductFilterControls } from './use-product-filters.js';

const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: '0',
    minH: 'target',
    px: '4',
    borderRadius: 'full',
    fontWeight: '600',
    fontSize: '0.9375rem',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    transition: 'background-color 140ms cubic-bezier(.22,.7,.25,1)',
    _hover: { bg: 'bg.subtle' },
    _pressed: { bg: 'bg.inverted', color: 'fg.inverted' },
  },
});

const SORT_LABELS: Record<ProductSort, string> = {
  newest: 'En yeniler',
  price_asc: 'Fiyat: düşükten yükseğe',
  price_desc: 'Fiyat: yüksekten düşüğe',
};
const SORT_OPTIONS = Object.entries(SORT_LABELS).map(([value, label]) => ({ value, label }));

/** Without categories the chips stay away; the shelf works as before. */
const NO_CATEGORIES: readonly CategoryView[] = [];

export function ProductTools({ filters, change }: Pick<ProductFilterControls, 'filters' | 'change'>) {
  const { data: categories = NO_CATEGORIES } = trpc.catalog.categories.useQuery();
  return (
    <chakra.div
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      alignItems={{ base: 'stretch', md: 'center' }}
      justifyContent="space-between"
      gap={{ base: '3', md: '6' }}
      borderYWidth={{ base: '0', md: '1px' }}
      py={{ base: '0', md: '3' }}
    >
      <chakra.div
        role="group"
        aria-label="Kategori"
        display="flex"
        gap="1"
        minH="target"
        flexWrap={{ base: 'nowrap', md: 'wrap' }}
        overflowX={{ base: 'auto', md: 'visible' }}
        mx={{ base: 'calc({spacing.gutter} * -1)', md: '0' }}
        px={{ base: 'gutter', md: '0' }}
        py={{ base: '1', md: '0' }}
        scrollbarWidth="none"
      >
        {[{ slug: '', name: 'Tümü' }, ...categories].map(({ slug, name }) => (
          <Chip
            key={slug}
            type="button"
            aria-pressed={filters.category === slug}
            onClick={() => change({ category: slug })}
          >
            {name}
          </Chip>
        ))}
      </chakra.div>
      <chakra.div flexShrink="0" w={{ base: '100%', md: '300px' }} order={{ base: -1, md: 0 }}>
        <SearchBox value={filters.search} onSearch={(search) => change({ search })} />
      </chakra.div>
    </chakra.div>
  );
}

interface ResultLineProps extends Pick<ProductFilterControls, 'filters' | 'change'> {
  /** Null while nothing is known. */
  readonly total: number | null;
}

/** How many pieces there are, said aloud when it changes, and in which order they stand. */
export function ResultLine({ filters, change, total }: ResultLineProps) {
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
      <chakra.div w={{ base: '216px', md: '248px' }}>
        <SelectField
          label="Sıralama"
          labelHidden
          size="sm"
          options={SORT_OPTIONS}
          value={filters.sort}
          onChange={(event) => change({ sort: event.target.value as ProductSort })}
        />
      </chakra.div>
    </chakra.div>
  );
}
