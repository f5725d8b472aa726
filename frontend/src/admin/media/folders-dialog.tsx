import { chakra } from '@chakra-ui/react';
import type { MediaFolderView } from '@contract/media/admin-media.views.js';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../lib/server/trpc.js';
import { mayLeave } from '../../lib/navigation/use-leave-warning.js';
import { Dialog } from '../../ui/dialog.js';
import { Skeleton } from '../../ui/skeleton.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { LoadError } from '../ui/load-error.js';
import { RowAction } from '../ui/row-action.js';
import { FolderName, UNSAVED_FOLDER } from './folder-name.js';
import { type Folders, useFolders } from './use-folders.js';

interface FoldersDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Makes, renames and removes the folders of the library. */
export function FoldersDialog({ open, onClose }: FoldersDialogProps) {
  const close = () => void mayLeave([UNSAVED_FOLDER]).then((may) => may && onClose());
  return (
    <Dialog open={open} onClose={close} title="Klasörler" closesOutside={false}>
      <FolderList />
    </Dialog>
  );
}

function FolderList() {
  const list = trpc.admin.media.folders.useQuery();
  const folders = useFolders();
  return (
    <chakra.div display="grid" gap="6">
      <FolderName label="Yeni klasör" submitLabel="Ekle" name="" onSubmit={folders.create} />
      {list.isError && <LoadError query={list} what="Klasörler yüklenemedi" />}
      {list.isPending && (
        <div>
          <VisuallyHidden role="status">Klasörler yükleniyor</VisuallyHidden>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} h="48px" mb="3" />
          ))}
        </div>
      )}
      {list.data?.length === 0 && (
        <chakra.p color="fg.muted">
          Henüz klasör yok. Çekim günlerine ya da konulara göre klasör açıp görselleri içine taşıyabilirsiniz.
        </chakra.p>
      )}
      <ul aria-label="Klasörler">
        {list.data?.map((folder) => (
          <FolderRow key={folder.id} folder={folder} folders={folders} />
        ))}
      </ul>
    </chakra.div>
  );
}

function FolderRow({ folder, folders }: { readonly folder: MediaFolderView; readonly folders: Folders }) {
  /** The folder as it was when its name was opened, because the list behind may change. */
  const [renamed, setRenamed] = useState<MediaFolderView | null>(null);
  const { name, pictureCount } = folder;
  if (renamed) {
    return (
      <chakra.li py="3" borderBottomWidth="1px">
        <FolderName
          label="Klasör adı"
          submitLabel="Kaydet"
          name={renamed.name}
          onSubmit={(typed) => folders.rename(renamed, typed)}
          onEnd={() => setRenamed(null)}
        />
      </chakra.li>
    );
  }
  return (
    <chakra.li display="flex" alignItems="center" gap="1" py="2" borderBottomWidth="1px">
      <chakra.div flex="1" minW="0" overflowWrap="anywhere">
        <chakra.span fontWeight="650">{name}</chakra.span>
        <chakra.span display="block" textStyle="sm" color="fg.subtle">
          {pictureCount} görsel
        </chakra.span>
      </chakra.div>
      <RowAction icon={Pencil} word="Yeniden adlandır" subject={name} onClick={() => setRenamed(folder)} />
      <RowAction
        icon={Trash2}
        word="Sil"
        subject={name}
        disabled={folders.isBusy}
        onClick={() => void folders.remove(folder)}
      />
    </chakra.li>
  );
}
