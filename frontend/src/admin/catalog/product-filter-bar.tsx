import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { AdminCategoryView } from '@contract/catalog/admin-catalog.views.js';
import { STOCK_FILTERS, type StockFilter } from '@contract/catalog/admin-products.query.js';
import { Icon } from '../../ui/icon.js';
import { SelectField } from '../../ui/select-field.js';
import { TextField } from '../../ui/text-field.js';
import { type ProductList, STOCK_FILTER_LABELS } from './product-filters.js';

const TYPING_MS = 250;

interface ProductFilterBarProps {
  readonly list: ProductList;
  readonly categories: readonly AdminCategoryView[];
}

export function ProductFilterBar({ list, categories }: ProductFilterBarProps) {
  const { filters, changeFilters } = list;
  return (
    <chakra.div
      role="search"
      aria-label="Ürünleri süzün"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 420px) repeat(3, minmax(0, 190px))' }}
      gap="3"
      mb="4"
    >
      <SearchBox list={list} />
      <SelectField
        label="Kategori"
        labelHidden
        size="sm"
        placeholder="Tüm kategoriler"
        options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={filters.kategori ?? ''}
        onChange={({ target }) => changeFilters({ kategori: Number(target.value) || undefined })}
      />
      <SelectField
        label="Stok durumu"
        labelHidden
        size="sm"
        placeholder="Tüm stok durumları"
        options={STOCK_FILTERS.map((value) => ({ value, label: STOCK_FILTER_LABELS[value] }))}
        value={filters.stok ?? ''}
        onChange={({ target }) =>
          changeFilters({ stok: (target.value || undefined) as StockFilter | undefined })
        }
      />
      <SelectField
        label="Görünürlük"
        labelHidden
        size="sm"
        placeholder="Rafta ve gizli"
        options={[
          { value: 'true', label: 'Yalnızca raftakiler' },
          { value: 'false', label: 'Yalnızca gizliler' },
        ]}
        value={filters.rafta === undefined ? '' : String(filters.rafta)}
        onChange={({ target }) =>
          changeFilters({ rafta: target.value === '' ? undefined : target.value === 'true' })
        }
      />
    </chakra.div>
  );
}

/** Searches while typing; Back leads to the state before typing. */
function SearchBox({ list }: { readonly list: ProductList }) {
  const { filters, changeFilters } = list;
  const [typed, setTyped] = useState(filters.ara ?? '');
  /** The search text that this box last read from the address. */
  const [known, setKnown] = useState(filters.ara);
  if (filters.ara !== known) {
    setKnown(filters.ara);
    setTyped(filters.ara ?? '');
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const wanted = text.trim() || undefined;
      setKnown(wanted);
      changeFilters({ ara: wanted }, { replace: true });
    }, TYPING_MS);
  };
  return (
    <TextField
      label="Ara"
      labelHidden
      size="sm"
      type="search"
      placeholder="Ürün adı ya da kategori"
      startIcon={<Icon as={Search} />}
      value={typed}
      onChange={({ target }) => type(target.value)}
    />
  );
}
