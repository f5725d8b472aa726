import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.js';
import { IconButton } from '../../ui/icon-button.js';
import { TextField } from '../../ui/text-field.js';

const WAIT_MS = 300;

interface SearchBoxProps {
  readonly value: string;
  readonly onSearch: (search: string) => void;
}

/** What is typed is shown at once; the shelf follows when the typing pauses. */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<number | undefined>(undefined);
  if (known !== value) {
    // The address changed by itself: back button, 'Tümünü Göster'.
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const searchSoon = (text: string, waitMs: number) => {
    setTyped(text);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => onSearch(text.trim()), waitMs);
  };
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        searchSoon(typed, 0);
      }}
    >
      <TextField
        label="Ürün ara"
        labelHidden
        size="sm"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        placeholder="Ürün, kategori ya da renk ara"
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
    </form>
  );
}
