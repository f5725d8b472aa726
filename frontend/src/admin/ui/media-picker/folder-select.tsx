import { NO_FOLDER } from '@contract/media/media-folder.dto.js';
import { trpc } from '../../../lib/server/trpc.js';
import { SelectField } from '../../../ui/select-field.js';

interface FolderSelectProps {
  /** Undefined: all pictures. */
  readonly folderId: number | undefined;
  readonly onChange: (folderId: number | undefined) => void;
}

/** Narrows a list of pictures to one folder of the library, or to those in none. */
export function FolderSelect({ folderId, onChange }: FolderSelectProps) {
  const folders = trpc.admin.media.folders.useQuery();
  return (
    <SelectField
      label="Klasör"
      labelHidden
      size="sm"
      placeholder="Tüm klasörler"
      options={[
        ...(folders.data ?? []).map(({ id, name, pictureCount }) => ({
          value: String(id),
          label: `${name} (${pictureCount})`,
        })),
        { value: String(NO_FOLDER), label: 'Klasörsüz' },
      ]}
      value={folderId === undefined ? '' : String(folderId)}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    />
  );
}
