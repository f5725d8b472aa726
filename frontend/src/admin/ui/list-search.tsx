import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Icon } from '../../ui/icon.js';
import { TextField } from '../../ui/text-field.js';

/** The pause after typing before the search starts. */
const PAUSE_MS = 300;

interface ListSearchProps {
  readonly label: string;
  readonly placeholder: string;
  readonly size?: 'md' | 'sm';
  /** The search text in the address. */
  readonly search: string;
  readonly onSearch: (text: string) => void;
}

/** The search box of a list. Typing changes the address, and the list follows the address. */
export function ListSearch({ label, placeholder, size = 'sm', search, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  // Back, Forward and the menu change the address without typing.
  if (known !== search) {
    setKnown(search);
    if (typed.trim() !== search) setTyped(search);
  }
  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => onSearch(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <chakra.div role="search" maxW="420px" mb="5">
      <TextField
        label={label}
        labelHidden
        size={size}
        type="search"
        placeholder={placeholder}
        maxLength={100}
        startIcon={<Icon as={Search} size="sm" />}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </chakra.div>
  );
}
