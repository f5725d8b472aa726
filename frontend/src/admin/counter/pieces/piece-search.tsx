import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { Icon } from '../../../ui/icon.js';
import { TextField } from '../../../ui/text-field.js';
import { useIsNarrow } from '../../lib/use-is-narrow.js';
import type { usePieceSearch } from './use-piece-search.js';

interface PieceSearchProps {
  readonly search: ReturnType<typeof usePieceSearch>;
  readonly onEnter: () => Promise<void>;
}

/** On a phone it has no focus at first, because the keyboard would cover the pieces. */
export function PieceSearch({ search, onEnter }: PieceSearchProps) {
  const isNarrow = useIsNarrow();
  return (
    <chakra.form
      role="search"
      flex="1"
      minW="0"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const field = event.currentTarget.querySelector('input');
        // What was not found is replaced by the next scan.
        void onEnter().then(() => field?.select());
      }}
    >
      <TextField
        label="Parça arayın ya da etiketini okutun"
        labelHidden
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoFocus={!isNarrow}
        placeholder="Parça arayın ya da etiketini okutun"
        maxLength={200}
        startIcon={<Icon as={Search} size="sm" />}
        error={search.problem ?? undefined}
        value={search.typed}
        onChange={({ target }) => search.type(target.value)}
      />
    </chakra.form>
  );
}
