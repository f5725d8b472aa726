import { chakra } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import type { AdminMediaItem } from '@contract/media/admin-media.views.js';
import { IconButton } from '../../ui/icon-button.js';
import { Icon } from '../../ui/icon.js';
import { ResponsivePicture } from '../../ui/responsive-picture.js';
import { Switch } from '../../ui/switch-field.js';
import type { RowSelection } from '../lib/use-row-selection.js';
import { RowCheck } from '../ui/row-check.js';
import { formatFileSize, mediaCategoryName, mediaName } from '../lib/media-labels.js';

interface MediaCardProps {
  readonly item: AdminMediaItem;
  /** The name of its folder; undefined for an item in none. */
  readonly folder: string | undefined;
  readonly selection: RowSelection<AdminMediaItem>;
  readonly isSwitching: boolean;
  readonly onShow: (isActive: boolean) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

export function MediaCard(props: MediaCardProps) {
  const { item, folder, selection, isSwitching, onShow, onEdit, onRemove } = props;
  const { picture, isActive, fileSize, category } = item;
  const name = mediaName(item);
  return (
    <chakra.article
      aria-label={name}
      position="relative"
      display="grid"
      gridTemplateRows="auto 1fr auto"
      gridTemplateColumns="minmax(0, 1fr)"
      h="full"
      borderWidth="1px"
      borderRadius="lg"
      overflow="hidden"
      bg="bg.panel"
    >
      <chakra.div aspectRatio="4 / 3" bg="bg.picture" opacity={isActive ? '1' : '0.45'}>
        <ResponsivePicture picture={picture} sizes="(min-width: 48em) 260px, 45vw" />
      </chakra.div>
      <chakra.div position="absolute" left="0" top="0" bg="bg.panel" borderRadius="0 0 {radii.md} 0">
        <RowCheck row={item} selection={selection} label={name} />
      </chakra.div>
      <chakra.div px="3" pt="3">
        <chakra.h2 fontFamily="body" textStyle="label" lineClamp="2" overflowWrap="anywhere">
          {name}
        </chakra.h2>
        <chakra.p mt="1" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {[mediaCategoryName(category), folder].filter(Boolean).join(' · ')}
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted">
          {picture.width} × {picture.height} · {formatFileSize(fileSize)}
        </chakra.p>
      </chakra.div>
      <chakra.div
        display="flex"
        alignItems="center"
        flexWrap="wrap"
        justifyContent="space-between"
        px="2"
        pb="1"
      >
        <chakra.label
          display="inline-flex"
          alignItems="center"
          gap="2"
          minH="target"
          ps="1"
          textStyle="sm"
          cursor="pointer"
        >
          <Switch
            type="checkbox"
            role="switch"
            aria-label={`Sitede göster: ${name}`}
            checked={isActive}
            disabled={isSwitching}
            onChange={({ target }) => onShow(target.checked)}
          />
          <span aria-hidden="true">{isActive ? 'Aktif' : 'Pasif'}</span>
        </chakra.label>
        <chakra.span display="inline-flex">
          <IconButton aria-label={`Düzenle: ${name}`} onClick={onEdit}>
            <Icon as={Pencil} />
          </IconButton>
          <IconButton aria-label={`Sil: ${name}`} onClick={onRemove}>
            <Icon as={Trash2} />
          </IconButton>
        </chakra.span>
      </chakra.div>
    </chakra.article>
  );
}
