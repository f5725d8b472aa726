import { chakra } from '@chakra-ui/react';
import { ArrowLeft, ArrowRight, RefreshCw, Star } from 'lucide-react';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Icon } from '../../ui/icon.js';
import { Note } from '../../ui/note.js';
import { TextField } from '../../ui/text-field.js';
import { CropPreview } from './crop-preview.js';
import type { ProductPictures } from './use-product-pictures.js';

interface PictureDialogProps {
  readonly pictures: ProductPictures;
  /** Null closes the dialog. */
  readonly openKey: string | null;
  readonly onMove: (key: string, to: number) => void;
  readonly onClose: () => void;
}

/** A dialog for a picture's crop, description and position that also works without a mouse. */
export function PictureDialog({ pictures, openKey, onMove, onClose }: PictureDialogProps) {
  const index = pictures.items.findIndex(({ key }) => key === openKey);
  const item = pictures.items[index];
  if (!item) return null;
  const last = pictures.items.length - 1;
  return (
    <Dialog
      open
      onClose={onClose}
      title={index === 0 ? 'Ana resim' : `${index + 1}. resim`}
      footer={<Button onClick={onClose}>Tamam</Button>}
    >
      <chakra.div display="grid" gap="5">
        <CropPreview item={item} onAim={(focus) => pictures.aim(item.key, focus)} />
        {item.status === 'failed' && (
          <Note tone="danger" role="alert">
            <chakra.p mb="3">Bu resim yüklenemedi. {item.reason}</chakra.p>
            <Button
              variant="outline"
              size="sm"
              icon={<Icon as={RefreshCw} />}
              onClick={() => pictures.retry(item.key)}
            >
              Yeniden Dene
            </Button>
          </Note>
        )}
        <TextField
          label="Resimde ne görünüyor?"
          maxLength={200}
          placeholder="Örneğin: Seladon kupa, yandan"
          help="Resmi göremeyenlere okunur; arama motorları da okur."
          value={item.alt}
          onChange={({ target }) => pictures.describe(item.key, target.value)}
        />
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button
            variant="outline"
            size="sm"
            icon={<Icon as={ArrowLeft} />}
            disabled={index === 0}
            onClick={() => onMove(item.key, index - 1)}
          >
            Öne Taşı
          </Button>
          <Button
            variant="outline"
            size="sm"
            icon={<Icon as={ArrowRight} />}
            disabled={index === last}
            onClick={() => onMove(item.key, index + 1)}
          >
            Arkaya Taşı
          </Button>
          <Button
            variant="outline"
            size="sm"
            icon={<Icon as={Star} />}
            disabled={index === 0}
            onClick={() => onMove(item.key, 0)}
          >
            Ana Resim Yap
          </Button>
        </chakra.div>
      </chakra.div>
    </Dialog>
  );
}
