import { chakra } from '@chakra-ui/react';
import { ImageOff, RefreshCw, Trash2 } from 'lucide-react';
import type { DragEvent, KeyboardEvent } from 'react';
import { Badge } from '../../ui/badge.js';
import { IconButton } from '../../ui/icon-button.js';
import { Icon } from '../../ui/icon.js';
import { ResponsivePicture } from '../../ui/responsive-picture.js';
import type { PictureItem } from './picture-list.js';

interface PictureTileProps {
  readonly item: PictureItem;
  readonly index: number;
  readonly isDragged: boolean;
  readonly onOpen: () => void;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
  readonly onMove: (to: number) => void;
  readonly onDragStart: () => void;
  /** Called when the dragged tile is over this one. */
  readonly onDragOver: () => void;
  readonly onDragEnd: () => void;
}

const Tile = chakra('li', {
  base: {
    position: 'relative',
    aspectRatio: '1 / 1',
    borderRadius: 'md',
    overflow: 'hidden',
    bg: 'bg.picture',
    '&[data-main]': { gridColumn: 'span 2', gridRow: 'span 2' },
    '&[data-dragged]': { opacity: '0.45' },
    '& img': { w: 'full', h: 'full', objectFit: 'cover' },
  },
});

const Opener = chakra('button', {
  base: {
    position: 'absolute',
    inset: '0',
    w: 'full',
    h: 'full',
    cursor: 'grab',
    borderRadius: 'md',
    _focusVisible: { outlineOffset: '-3px' },
  },
});

/** On phones two buttons are as wide as a small tile. */
const CORNER = { base: '0', md: '1.5' };
const Corner = chakra('div', {
  base: { position: 'absolute', top: CORNER, bg: 'bg', borderRadius: 'md' },
});

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** A picture cropped to the shop's square. It is moved by mouse or by the arrow keys. */
export function PictureTile(props: PictureTileProps) {
  const { item, index, isDragged, onOpen, onRetry, onRemove, onMove } = props;
  const name = index === 0 ? 'Ana resim' : `${index + 1}. resim`;
  const drag = {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', item.key);
      props.onDragStart();
    },
    onDragEnter: props.onDragOver,
    onDragEnd: props.onDragEnd,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(index + by);
  };
  return (
    <Tile data-main={index === 0 ? '' : undefined} data-dragged={isDragged ? '' : undefined} {...drag}>
      <Shown item={item} />
      <Opener
        type="button"
        aria-haspopup="dialog"
        aria-label={`${name}${item.alt && `: ${item.alt}`}. Düzenleyin; ok tuşlarıyla taşıyın.`}
        onClick={onOpen}
        onKeyDown={onKeyDown}
      />
      <TileBadge item={item} isMain={index === 0} />
      {item.status === 'failed' && (
        <Corner left={CORNER}>
          <IconButton aria-label={`Yeniden dene: ${name}`} title="Yeniden dene" onClick={onRetry}>
            <Icon as={RefreshCw} />
          </IconButton>
        </Corner>
      )}
      <Corner right={CORNER}>
        <IconButton aria-label={`Sil: ${name}`} onClick={onRemove}>
          <Icon as={Trash2} />
        </IconButton>
      </Corner>
    </Tile>
  );
}

function Shown({ item }: { readonly item: PictureItem }) {
  if (item.picture) return <ResponsivePicture picture={item.picture} sizes="290px" alt="" />;
  if (item.previewUrl === null) return null;
  return <chakra.img src={item.previewUrl} alt="" opacity="0.4" draggable={false} />;
}

function TileBadge({ item, isMain }: { readonly item: PictureItem; readonly isMain: boolean }) {
  const place = { position: 'absolute', left: '2', bottom: '2', pointerEvents: 'none' } as const;
  if (item.status === 'failed') {
    return (
      // Without its icon, so that it fits into a small tile on a phone.
      <Badge
        tone="danger"
        {...place}
        left={{ base: '1', md: '2' }}
        px={{ base: '2', md: '2.5' }}
        css={{ '& svg': { display: { base: 'none', md: 'block' } } }}
      >
        <ImageOff aria-hidden="true" />
        Yüklenemedi
      </Badge>
    );
  }
  if (item.status === 'uploading') {
    const percent = Math.round(item.progress * 100);
    return (
      <Badge
        tone="paper"
        {...place}
        role="progressbar"
        aria-label="Resim yükleniyor"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        %{percent}
      </Badge>
    );
  }
  return isMain ? (
    <Badge tone="paper" {...place}>
      Ana resim
    </Badge>
  ) : null;
}
