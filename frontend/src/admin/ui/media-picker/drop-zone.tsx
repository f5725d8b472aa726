import { chakra } from '@chakra-ui/react';
import { ImagePlus } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { MEDIA_TYPES } from '@contract/media/media-upload.js';
import { Icon } from '../../../ui/icon.js';

interface DropZoneProps {
  readonly onFiles: (files: readonly File[]) => void;
  /** Uses a single line, for small places. */
  readonly isSmall?: boolean;
}

const Zone = chakra('label', {
  base: {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '2',
    p: '5',
    minH: '200px',
    textAlign: 'center',
    color: 'fg.muted',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.emphasized',
    borderRadius: 'lg',
    bg: 'bg.panel',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    _focusWithin: { outline: '3px solid', outlineColor: 'border.focus', outlineOffset: '2px' },
    '&[data-over]': { bg: 'brand.subtle', borderColor: 'brand.solid' },
    '&[data-small]': { minH: 'target', p: '3', gridAutoFlow: 'column', alignItems: 'center' },
  },
});

/** Takes one or several pictures by drag and drop or by a file dialog. */
export function DropZone({ onFiles, isSmall = false }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <Zone
      data-over={isOver ? '' : undefined}
      data-small={isSmall ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon as={ImagePlus} />
      <chakra.span fontWeight="600" color="fg">
        {isSmall ? 'Yeni görsel yükleyin' : 'Görselleri buraya bırakın ya da seçin'}
      </chakra.span>
      <chakra.span textStyle="sm">JPEG, PNG, GIF, WebP · en fazla 5 MB</chakra.span>
      <chakra.input
        type="file"
        srOnly
        multiple
        accept={MEDIA_TYPES.join(',')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Allows choosing the same file again after it failed.
          target.value = '';
        }}
      />
    </Zone>
  );
}
