import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPath } from 'react-router-dom';
import { FILTER_NAMES } from '../../../lib/navigation/product-filter-names.js';
import { Icon } from '../../../ui/icon.js';
import { IconButton } from '../../../ui/icon-button.js';
import { TextField } from '../../../ui/text-field.js';
import { useChosenBefore } from './use-chosen-before.js';
import { type ListPlace, type ProductFilters, SORT_IN_URL } from './use-product-filters.js';

const WAIT_MS = 300;

interface SearchBoxProps {
  readonly place: ListPlace;
  readonly filters: ProductFilters;
  readonly onSearch: (search: string) => void;
}

/**
 * The search box. The text shows at once, and the list follows when typing pauses. Without scripts the form loads the
 * page again and keeps the other filters.
 */
export function SearchBox({ place, filters, onSearch }: SearchBoxProps) {
  const value = filters.search;
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<number | undefined>(undefined);
  const field = useRef<HTMLInputElement>(null);
  if (known !== value) {
    // The address was changed from outside: by Back or 'Tümünü Göster'.
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const searchSoon = (text: string, waitMs: number) => {
    setTyped(text);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => onSearch(text.trim()), waitMs);
  };
  useChosenBefore(field, value, (text) => searchSoon(text, 0));
  return (
    <form
      role="search"
      method="get"
      action={createPath(place)}
      onSubmit={(event) => {
        event.preventDefault();
        searchSoon(typed, 0);
      }}
    >
      <TextField
        ref={field}
        label="Ürün ara"
        labelHidden
        size="sm"
        type="search"
        name={FILTER_NAMES.search}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        placeholder="Parça, atölye, yazı ara"
        startIcon={<Icon as={Search} />}
        value={typed}
        onChange={(event) => searchSoon(event.target.value, WAIT_MS)}
        end={
          typed !== '' && (
            <IconButton aria-label="Aramayı temizle" onClick={() => searchSoon('', 0)}>
              <Icon as={X} size="sm" />
            </IconButton>
          )
        }
      />
      {filters.category !== '' && (
        <input type="hidden" name={FILTER_NAMES.category} value={filters.category} />
      )}
      {filters.sort !== 'newest' && (
        <input type="hidden" name={FILTER_NAMES.sort} value={SORT_IN_URL[filters.sort]} />
      )}
    </form>
  );
}
