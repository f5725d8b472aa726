import { chakra } from '@chakra-ui/react';
import { ImagePlus } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { FieldError } from '../../ui/field-frame.js';
import { Icon } from '../../ui/icon.js';
import { Note } from '../../ui/note.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { PictureDialog } from './picture-dialog.js';
import { ACCEPTED_TYPES, MOST_PICTURES } from './picture-list.js';
import { PictureTile } from './picture-tile.js';
import { LEFT_OUT, PICTURE_HELP, PICTURES_FULL } from './product.texts.js';
import type { ProductPictures } from './use-product-pictures.js';

interface PicturesPartProps {
  readonly pictures: ProductPictures;
  readonly error: string | undefined;
}

export function PicturesPart({ pictures, error }: PicturesPartProps) {
  const { items, add, retry, remove, move } = pictures;
  const errorId = useId();
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [draggedKey, setDraggedKey] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const moveAndTell = (key: string, to: number) => {
    const place = Math.max(0, Math.min(to, items.length - 1));
    move(key, place);
    setAnnouncement(place === 0 ? 'Ana resim oldu.' : `${place + 1}. sıraya taşındı.`);
  };
  const takeFiles = (event: DragEvent) => {
    event.preventDefault();
    if (draggedKey === null) add([...event.dataTransfer.files]);
  };
  return (
    <chakra.section
      aria-label="Resimler"
      aria-describedby={error === undefined ? undefined : errorId}
      onDragOver={(event) => event.preventDefault()}
      onDrop={takeFiles}
    >
      <chakra.h2 textStyle="h4" mb="4">
        Resimler
      </chakra.h2>
      <chakra.ul display="grid" gridTemplateColumns="repeat(3, minmax(0, 1fr))" gap="3">
        {items.map((item, index) => (
          <PictureTile
            key={item.key}
            item={item}
            index={index}
            isDragged={item.key === draggedKey}
            onOpen={() => setOpenKey(item.key)}
            onRetry={() => retry(item.key)}
            onRemove={() => remove(item.key)}
            onMove={(to) => moveAndTell(item.key, to)}
            onDragStart={() => setDraggedKey(item.key)}
            onDragOver={() => draggedKey !== null && draggedKey !== item.key && move(draggedKey, index)}
            onDragEnd={() => setDraggedKey(null)}
          />
        ))}
        <AddTile isFull={items.length >= MOST_PICTURES} onFiles={add} />
      </chakra.ul>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      <chakra.div mt="3" display="grid" gap="3">
        <FieldError id={errorId} error={error} />
        <chakra.p textStyle="sm" color="fg.subtle">
          {PICTURE_HELP}
        </chakra.p>
        {items.some(({ status }, index) => index > 0 && status === 'failed') && (
          <Note tone="warning">{LEFT_OUT}</Note>
        )}
        {items.length >= MOST_PICTURES && <Note tone="info">{PICTURES_FULL}</Note>}
      </chakra.div>
      <PictureDialog
        pictures={pictures}
        openKey={openKey}
        onMove={moveAndTell}
        onClose={() => setOpenKey(null)}
      />
    </chakra.section>
  );
}

const Drop = chakra('label', {
  base: {
    aspectRatio: '1 / 1',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '2',
    p: '2',
    textAlign: 'center',
    textStyle: 'sm',
    fontWeight: '600',
    color: 'fg.muted',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.emphasized',
    borderRadius: 'md',
    bg: 'bg.panel',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    _focusWithin: { outline: '3px solid', outlineColor: 'border.focus', outlineOffset: '2px' },
  },
});

interface AddTileProps {
  readonly isFull: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Stays when no more pictures fit, so that trying again shows the reason. */
function AddTile({ isFull, onFiles }: AddTileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <chakra.li opacity={isFull ? '0.6' : '1'}>
      <Drop>
        <Icon as={ImagePlus} />
        Resim ekle
        <chakra.input
          ref={input}
          type="file"
          srOnly
          multiple
          accept={ACCEPTED_TYPES.join(',')}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            // Allows choosing the same file again after it failed.
            target.value = '';
          }}
        />
      </Drop>
    </chakra.li>
  );
}
