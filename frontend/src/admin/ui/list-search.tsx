import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Icon } from '../../ui/icon.js';
import { TextField } from '../../ui/text-field.js';

/** As long as somebody pauses between two letters. */
const PAUSE_MS = 300;

interface ListSearchProps {
  readonly label: string;
  readonly placeholder: string;
  /** As the address has it. */
  readonly search: string;
  readonly onSearch: (text: string) => void;
}

/** What is searched for follows the address, and the address what is typed. */
export function ListSearch({ label, placeholder, search, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  // Back, forward and the menu change the address without a letter being typed.
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
        size="sm"
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
