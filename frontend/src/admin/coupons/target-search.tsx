import { chakra } from '@chakra-ui/react';
import { keepPreviousData } from '@tanstack/react-query';
import { Plus, Search } from 'lucide-react';
import { type Ref, useState } from 'react';
import { searchForm } from '@contract/common/turkish-text.js';
import { trpc } from '../../lib/server/trpc.js';
import { Icon } from '../../ui/icon.js';
import { TextField } from '../../ui/text-field.js';
import { omitUndefined } from '../lib/omit-undefined.js';
import { useDebounced } from '../lib/use-debounced.js';
import { type CouponTarget, customerLabel } from './coupon-form-values.js';
import { formatNumber } from '../lib/format-number.js';
import { useMay } from '../lib/use-may.js';

/** The pause after typing before the search starts. */
const PAUSE_MS = 300;
/** One short page, because among many customers everybody types instead of scrolling. */
const SHOWN = 10;

export interface TargetSearchProps {
  readonly chosen: readonly CouponTarget[];
  readonly onPick: (target: CouponTarget) => void;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly describedBy: string | undefined;
}

export function ProductSearch(props: TargetSearchProps) {
  const search = useTyped();
  const found = trpc.admin.products.list.useQuery(
    omitUndefined({
      search: search.debounced || undefined,
      perPage: SHOWN,
      sort: 'name',
      sortOrder: 'asc',
    } as const),
    { placeholderData: keepPreviousData },
  );
  const targets = found.data?.items.map(({ id, name }) => ({ id, label: name }));
  return (
    <Finder
      {...props}
      label="Ürün ekle"
      placeholder="Ürün adı ya da kategori"
      search={search}
      found={targets}
      total={found.data?.pagination.totalRecords ?? 0}
      hasFailed={found.isError}
    />
  );
}

export function CategorySearch(props: TargetSearchProps) {
  const search = useTyped();
  const categories = trpc.admin.categories.list.useQuery();
  const matching = categories.data
    ?.filter(({ name }) => searchForm(name).includes(searchForm(search.debounced)))
    .map(({ id, name }) => ({ id: String(id), label: name }));
  return (
    <Finder
      {...props}
      label="Kategori ekle"
      placeholder="Kategori adı"
      search={search}
      found={matching}
      total={matching?.length ?? 0}
      hasFailed={categories.isError}
    />
  );
}

export function CustomerSearch(props: TargetSearchProps) {
  return useMay('customers.read') ? <AllowedCustomerSearch {...props} /> : null;
}

function AllowedCustomerSearch(props: TargetSearchProps) {
  const search = useTyped();
  const found = trpc.admin.users.list.useQuery(
    omitUndefined({ search: search.debounced || undefined, perPage: SHOWN } as const),
    { placeholderData: keepPreviousData },
  );
  const targets = found.data?.items.map((user) => ({ id: user.id, label: customerLabel(user) }));
  return (
    <Finder
      {...props}
      label="Müşteri ekle"
      placeholder="Ad, soyad ya da e-posta"
      search={search}
      found={targets}
      total={found.data?.pagination.totalRecords ?? 0}
      hasFailed={found.isError}
    />
  );
}

type Typed = ReturnType<typeof useTyped>;

/** Keeps the typed text, and the same text after a pause. */
function useTyped() {
  const [typed, type] = useState('');
  const debounced = useDebounced(typed.trim(), PAUSE_MS);
  return { typed, debounced, type };
}

interface FinderProps extends TargetSearchProps {
  readonly label: string;
  readonly placeholder: string;
  readonly search: Typed;
  readonly found: readonly CouponTarget[] | undefined;
  /** The number of all matches, including those not shown. */
  readonly total: number;
  readonly hasFailed: boolean;
}

const Found = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    w: 'full',
    minH: 'target',
    px: '3',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    borderRadius: 'md',
    _hover: { bg: 'bg.subtle' },
    _disabled: { color: 'fg.subtle', cursor: 'default' },
  },
});

function Finder({ label, placeholder, search, found, total, hasFailed, ...props }: FinderProps) {
  const { chosen, onPick, inputRef, describedBy } = props;
  const left = found?.filter(({ id }) => !chosen.some((target) => target.id === id)).slice(0, SHOWN);
  return (
    <chakra.div borderWidth="1px" borderRadius="lg" p="3">
      <TextField
        label={label}
        size="sm"
        type="search"
        placeholder={placeholder}
        maxLength={100}
        autoComplete="off"
        startIcon={<Icon as={Search} size="sm" />}
        ref={inputRef}
        aria-describedby={describedBy}
        value={search.typed}
        onChange={({ target }) => search.type(target.value)}
        onKeyDown={(event) => {
          // Enter must not submit the surrounding form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <chakra.ul aria-label={`${label}: bulunanlar`} mt="2" maxH="240px" overflowY="auto">
        {left?.map((target) => (
          <li key={target.id}>
            <Found type="button" aria-label={`Ekle: ${target.label}`} onClick={() => onPick(target)}>
              <Icon as={Plus} size="sm" />
              {target.label}
            </Found>
          </li>
        ))}
      </chakra.ul>
      <chakra.p role="status" textStyle="sm" color="fg.subtle" mt="1" px="3">
        {statusText({ hasFailed, isKnown: left !== undefined, shown: left?.length ?? 0, total })}
      </chakra.p>
    </chakra.div>
  );
}

interface Search {
  readonly hasFailed: boolean;
  readonly isKnown: boolean;
  readonly shown: number;
  readonly total: number;
}

function statusText({ hasFailed, isKnown, shown, total }: Search): string {
  if (hasFailed) return 'Liste okunamadı; aramayı yeniden deneyin.';
  if (!isKnown) return 'Aranıyor...';
  if (shown === 0) return total === 0 ? 'Bulunamadı.' : 'Buradakilerin hepsi seçili.';
  return total > SHOWN ? `${formatNumber(total)} sonuçtan ilk ${shown} tanesi; adını yazarak daraltın.` : '';
}
