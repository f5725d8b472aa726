import { chakra, createListCollection, Listbox } from '@chakra-ui/react';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mayLeave } from '../../../lib/navigation/use-leave-warning.js';
import { Dialog } from '../../../ui/dialog.js';
import type { PaletteEntry } from './palette-entry.js';
import { usePaletteEntries } from './use-palette-entries.js';

interface CommandPaletteProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Finds a record or a screen by a few letters and leads to it. */
export function CommandPalette({ open, onClose }: CommandPaletteProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog open={open} onClose={onClose} initialFocus={field} title="Ara ve git">
      <Finder field={field} onClose={onClose} />
    </Dialog>
  );
}

interface FinderProps {
  readonly field: React.RefObject<HTMLInputElement | null>;
  readonly onClose: () => void;
}

function Finder({ field, onClose }: FinderProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { entries, isSearching } = usePaletteEntries(typed);
  const collection = useMemo(
    () => createListCollection({ items: entries, itemToValue: keyOf, itemToString: ({ label }) => label }),
    [entries],
  );
  const follow = async ([entry]: readonly PaletteEntry[]) => {
    if (entry === undefined) return;
    const leaves = await mayLeave();
    onClose();
    if (leaves) void navigate(entry.to);
  };
  return (
    <Listbox.Root
      unstyled
      collection={collection}
      value={[]}
      onValueChange={({ items }) => void follow(items)}
      display="grid"
      gap="3"
      pt="1"
    >
      <Listbox.Label srOnly>Sonuçlar</Listbox.Label>
      <Field
        ref={field}
        role="combobox"
        aria-expanded={entries.length > 0}
        aria-label="Sipariş, müşteri, ürün, seans ya da ekran"
        data-autofocus=""
        autoHighlight
        autoComplete="off"
        spellCheck={false}
        placeholder="Sipariş no, ad, telefon, ürün ya da ekran"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Results unstyled aria-busy={isSearching}>
        {groupsOf(entries).map(([group, members]) => (
          <Listbox.ItemGroup key={group} unstyled>
            <GroupName unstyled>{group}</GroupName>
            {members.map((entry) => (
              <Entry key={keyOf(entry)} unstyled item={entry}>
                <Listbox.ItemText unstyled>{entry.label}</Listbox.ItemText>
                <chakra.small color="fg.subtle">{entry.detail}</chakra.small>
              </Entry>
            ))}
          </Listbox.ItemGroup>
        ))}
      </Results>
      <chakra.p role="status" textStyle="sm" color="fg.subtle" css={{ '&:empty': { display: 'none' } }}>
        {isSearching && 'Aranıyor...'}
        {!isSearching && entries.length === 0 && 'Bununla eşleşen bir kayıt ya da ekran yok.'}
      </chakra.p>
    </Listbox.Root>
  );
}

const keyOf = ({ group, to }: PaletteEntry): string => `${group} ${to}`;

function groupsOf(entries: readonly PaletteEntry[]): (readonly [string, readonly PaletteEntry[]])[] {
  const groups = [...new Set(entries.map(({ group }) => group))];
  return groups.map((name) => [name, entries.filter(({ group }) => group === name)]);
}

const Field = chakra(Listbox.Input, {
  base: {
    w: 'full',
    minH: 'target',
    px: '3',
    borderWidth: '1.5px',
    borderColor: 'border.emphasized',
    borderRadius: 'md',
    bg: 'bg.panel',
  },
});

const Results = chakra(Listbox.Content, {
  base: { maxH: '50dvh', overflowY: 'auto', outline: 'none' },
});

const GroupName = chakra(Listbox.ItemGroupLabel, {
  base: { textStyle: 'xs', fontWeight: '650', color: 'fg.subtle', pt: '3', pb: '1', px: '3' },
});

const Entry = chakra(Listbox.Item, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    minH: 'target',
    px: '3',
    borderRadius: 'md',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '&[data-highlighted]': { bg: 'bg.muted' },
  },
});
