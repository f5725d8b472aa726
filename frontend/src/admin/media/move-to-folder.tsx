import { chakra } from '@chakra-ui/react';
import type { AdminMediaItem } from '@contract/media/admin-media.views.js';
import { NO_FOLDER } from '@contract/media/media-folder.dto.js';
import { FolderInput } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../lib/server/trpc.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { SelectField } from '../../ui/select-field.js';
import { useFolders } from './use-folders.js';

interface MoveToFolderProps {
  readonly items: readonly AdminMediaItem[];
  readonly onMoved: () => void;
}

/** Puts the selected pictures into a folder. */
export function MoveToFolder({ items, onMoved }: MoveToFolderProps) {
  const [chosen, setChosen] = useState('');
  const list = trpc.admin.media.folders.useQuery();
  const folders = useFolders();
  const move = async () => {
    const ids = items.map(({ id }) => id);
    if (await folders.move(ids, Number(chosen))) onMoved();
  };
  return (
    <>
      <chakra.div flex={{ base: '1 1 150px', md: '0 0 220px' }} minW="0">
        <SelectField
          label="Taşınacağı klasör"
          labelHidden
          size="sm"
          placeholder="Klasör seçin"
          options={[
            ...(list.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
            { value: String(NO_FOLDER), label: 'Klasörden çıkar' },
          ]}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
      </chakra.div>
      <Button
        size="sm"
        icon={<Icon as={FolderInput} />}
        disabled={chosen === ''}
        pending={folders.isBusy}
        pendingLabel="Taşınıyor..."
        onClick={() => void move()}
      >
        Taşı
      </Button>
    </>
  );
}
