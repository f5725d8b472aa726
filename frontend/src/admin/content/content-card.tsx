import { chakra } from '@chakra-ui/react';
import { History, Image, Pencil, RotateCcw } from 'lucide-react';
import type { AdminContentItem } from '@contract/content/admin-content.views.js';
import { isContractText } from '@contract/content/contract-text.js';
import { formatDate, studioDate } from '@contract/common/dates.js';
import { Badge } from '../../ui/badge.js';
import { ButtonLink } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { IconButton } from '../../ui/icon-button.js';
import { adminPaths } from '../lib/admin-paths.js';
import { counterOf, readable, startOf } from './content-values.js';
import { TYPE_NAMES } from './content.texts.js';
import { PictureValue } from './picture-value.js';

interface ContentCardProps {
  readonly item: AdminContentItem;
  readonly onEdit: () => void;
  readonly onHistory: () => void;
  readonly onReset: () => void;
}

const LINES = 6;

/** Shows a text and whether it is the studio's or built in. */
export function ContentCard({ item, onEdit, onHistory, onReset }: ContentCardProps) {
  const { label, type, updatedAt, version, own } = item;
  const value = startOf(item);
  return (
    <>
      <chakra.div display="flex" alignItems="flex-start" justifyContent="space-between" gap="3">
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap="3"
          rowGap="1"
          minW="0"
          minH="target"
        >
          <chakra.h2 textStyle="label" overflowWrap="anywhere">
            {label}
          </chakra.h2>
          <Whose item={item} />
        </chakra.div>
        <chakra.div display="flex" flexShrink="0">
          {own !== '' && (
            <IconButton
              aria-label={`${item.isPicture ? 'Hazır görsele dön' : 'Hazır metne dön'}: ${label}`}
              onClick={onReset}
            >
              <Icon as={RotateCcw} />
            </IconButton>
          )}
          {version > 0 && (
            <IconButton aria-label={`Geçmişi: ${label}`} aria-haspopup="dialog" onClick={onHistory}>
              <Icon as={History} />
            </IconButton>
          )}
          {isContractText(item) ? (
            <ButtonLink variant="outline" size="sm" to={`${adminPaths.legal}?metin=sozlesme`}>
              Sözleşmeler’de Düzenle
            </ButtonLink>
          ) : (
            <IconButton aria-label={`Düzenle: ${label}`} onClick={onEdit}>
              <Icon as={item.isPicture ? Image : Pencil} />
            </IconButton>
          )}
        </chakra.div>
      </chakra.div>
      {item.isPicture ? (
        <PictureValue value={value} />
      ) : (
        <chakra.p whiteSpace="pre-line" overflowWrap="anywhere" lineClamp={LINES}>
          {readable(item, value)}
        </chakra.p>
      )}
      <chakra.div
        mt="2"
        display="flex"
        justifyContent="space-between"
        gap="3"
        textStyle="sm"
        color="fg.subtle"
      >
        <chakra.span overflowWrap="anywhere" minW="0">
          {item.isPicture ? 'görsel' : TYPE_NAMES[type]}
          {updatedAt !== null && ` · ${formatDate(studioDate(new Date(updatedAt)))}`}
        </chakra.span>
        {!item.isPicture && (
          <chakra.span flexShrink="0" fontVariantNumeric="tabular-nums">
            {counterOf(item, value)}
          </chakra.span>
        )}
      </chakra.div>
    </>
  );
}

function Whose({ item: { own, shown, isPicture } }: { readonly item: AdminContentItem }) {
  if (own === '') return <Badge plain>{isPicture ? 'Hazır görsel' : 'Hazır metin'}</Badge>;
  const mine = isPicture ? 'Sizin görseliniz' : 'Sizin metniniz';
  if (own !== shown) return <Badge tone="warning">{mine}, sitede henüz görünmüyor</Badge>;
  return <Badge tone="success">{mine}</Badge>;
}
