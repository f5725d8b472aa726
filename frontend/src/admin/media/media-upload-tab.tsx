import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { DEFAULT_MEDIA_CATEGORY, MEDIA_CATEGORIES } from '@contract/media/media-category.js';
import { useLeaveWarning } from '../../lib/navigation/use-leave-warning.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { SelectField } from '../../ui/select-field.js';
import { adminPaths } from '../lib/admin-paths.js';
import { MEDIA_CATEGORY_OPTIONS } from '../lib/media-labels.js';
import { DropZone } from '../ui/media-picker/drop-zone.js';
import { UploadList } from '../ui/media-picker/upload-list.js';
import { useMediaUploads } from '../ui/media-picker/use-media-uploads.js';

export function MediaUploadTab({ libraryHref }: { readonly libraryHref: string }) {
  const [category, setCategory] = useState(DEFAULT_MEDIA_CATEGORY);
  const { uploads, isBusy, add, clear } = useMediaUploads();
  useLeaveWarning(isBusy, 'Yüklenmekte olan dosyalar yarıda kalır.');
  const isAnyDone = uploads.some(({ status }) => status === 'done');
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5" maxW="760px">
      <SelectField
        label="Kategori"
        help="Yükleyeceğiniz görseller bu kategoriye girer; sonra tek tek değiştirebilirsiniz."
        options={MEDIA_CATEGORY_OPTIONS}
        value={category}
        onChange={({ target }) =>
          setCategory(MEDIA_CATEGORIES.find((each) => each === target.value) ?? DEFAULT_MEDIA_CATEGORY)
        }
      />
      <DropZone onFiles={(files) => add(files, { category })} />
      <UploadList uploads={uploads} editHrefOf={(id) => `${adminPaths.media}?gorsel=${id}`} />
      {uploads.length > 0 && !isBusy && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {isAnyDone && (
            <ButtonLink size="sm" to={libraryHref}>
              Görsellere Bakın
            </ButtonLink>
          )}
          <Button variant="outline" size="sm" onClick={clear}>
            Listeyi Temizle
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  );
}
