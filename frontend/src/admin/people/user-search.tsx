import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Icon } from '../../ui/icon.js';
import { TextField } from '../../ui/text-field.js';

/** The pause after typing before the search starts. */
const PAUSE_MS = 300;

interface UserSearchProps {
  /** The search text in the address. */
  readonly search: string;
  readonly onSearch: (text: string) => void;
}

export function UserSearch({ search, onSearch }: UserSearchProps) {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  // Back and forward change the address without a letter being typed.
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
        label="Kullanıcı ara"
        labelHidden
        type="search"
        placeholder="Ad, soyad ya da e-posta"
        maxLength={100}
        startIcon={<Icon as={Search} size="sm" />}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </chakra.div>
  );
}
