import { useState } from 'react';
import { type LocalDate, studioDate } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import { useNow } from '../../lib/time/use-now.js';
import { amount } from '../lib/filter-values.js';
import { formatCount } from '../lib/page-window.js';
import type { Pagination } from '@contract/admin/page.query.js';
import { filterComplaints, FilterFields, type FilterInput } from './filter-fields.js';
import { FilterPanel } from './filter-panel.js';
import { type AppliedFilter, FilterPills } from './filter-pills.js';
import { type QuickFilter, QuickFilters } from './quick-filters.js';

type Texts = Readonly<Record<string, string>>;

interface AnyFilter {
  readonly read: (text: string) => unknown;
  readonly write: (value: never) => string;
}

export interface ListFiltersProps {
  readonly inputs: readonly FilterInput[];
  readonly filters: Readonly<Record<string, AnyFilter>>;
  /** The applied filters, as `useListAddress` reads them. */
  readonly applied: Readonly<Record<string, unknown>>;
  readonly isOpen: boolean;
  readonly pagination: Pagination | undefined;
  readonly quick?: (today: LocalDate) => readonly QuickFilter[];
  readonly onApply: (texts: Texts) => void;
  readonly onClear: () => void;
}

/** The filters of a large list: the panel while it is open, and the applied filters with buttons that remove them. */
export function ListFilters(props: ListFiltersProps) {
  const { inputs, filters, applied, isOpen, pagination, quick, onApply, onClear } = props;
  const today = studioDate(useNow());
  const [complaints, setComplaints] = useState<Texts>({});
  const texts = textsOf(filters, applied);
  const apply = (typed: Texts) => {
    const found = filterComplaints(inputs, filters, typed);
    setComplaints(found);
    if (Object.keys(found).length === 0) onApply(typed);
  };
  const clear = () => {
    setComplaints({});
    onClear();
  };
  return (
    <>
      {isOpen && (
        <FilterPanel id={FILTER_PANEL_ID} applied={applied} onApply={apply} onClear={clear}>
          <FilterFields inputs={inputs} texts={texts} errors={complaints} />
        </FilterPanel>
      )}
      {quick && <QuickFilters choices={quick(today)} texts={texts} onApply={onApply} />}
      <FilterPills
        pills={pillsOf(inputs, texts, onApply)}
        {...(pagination !== undefined && { lead: `${formatCount(pagination)} sonuç:` })}
      />
    </>
  );
}

export const FILTER_PANEL_ID = 'list-filters';

function textsOf(filters: ListFiltersProps['filters'], applied: ListFiltersProps['applied']): Texts {
  return Object.fromEntries(
    Object.entries(applied).flatMap(([name, value]) => {
      const filter = filters[name];
      return value === undefined || filter === undefined ? [] : [[name, filter.write(value as never)]];
    }),
  );
}

function pillsOf(
  inputs: readonly FilterInput[],
  texts: Texts,
  onApply: (texts: Texts) => void,
): AppliedFilter[] {
  return inputs.flatMap((input) => {
    const text = texts[input.name];
    if (text === undefined) return [];
    return {
      key: input.name,
      label: `${input.label.replace(' (TL)', '')}: ${wordOf(input, text)}`,
      onRemove: () => onApply({ ...texts, [input.name]: '' }),
    };
  });
}

function wordOf({ kind, options }: FilterInput, text: string): string {
  if (kind === 'date') return text.split('-').toReversed().join('.');
  if (kind === 'amount') return formatTl(amount.read(text) ?? 0);
  return options?.find(({ value }) => value === text)?.label ?? text;
}
