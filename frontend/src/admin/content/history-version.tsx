import { chakra } from '@chakra-ui/react';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { AdminContentItem, ContentChangeView } from '@contract/content/admin-content.views.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { WordDiff } from '../ui/word-diff.js';
import { readable } from './content-values.js';

interface VersionHeadProps {
  readonly item: AdminContentItem;
  readonly title: string;
  /** The value that restoring would bring back. */
  readonly value: string;
  readonly isCurrent: boolean;
  readonly isRestoring: boolean;
  readonly onRestore: (value: string) => void;
}

export function VersionHead({ item, title, value, isCurrent, isRestoring, onRestore }: VersionHeadProps) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
      rowGap="1"
      mb="2"
    >
      <chakra.span textStyle="sm" color="fg.muted" overflowWrap="anywhere" minW="0">
        {title}
        {value === '' && ' · hazır metin'}
      </chakra.span>
      {isCurrent && <Badge tone="success">Şu anki</Badge>}
      {!isCurrent && value !== item.own && (
        <Button
          variant="outline"
          size="sm"
          icon={<Icon as={RotateCcw} />}
          pending={isRestoring}
          pendingLabel="Geri alınıyor..."
          onClick={() => onRestore(value)}
        >
          Bu Metne Dön
        </Button>
      )}
    </chakra.div>
  );
}

interface DifferenceProps {
  readonly item: AdminContentItem;
  readonly change: ContentChangeView;
}

/** Computed on demand, because a hundred comparisons of long texts would block the screen. */
export function Difference({ isNewest, ...shown }: DifferenceProps & { readonly isNewest: boolean }) {
  const [isOpen, setOpen] = useState(isNewest);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <chakra.summary minH="target" alignContent="center" textStyle="sm" cursor="pointer">
        Ne değişti?
      </chakra.summary>
      {isOpen && <Changes {...shown} />}
    </details>
  );
}

/** Shows the removed and added words as readers see them. */
function Changes({ item, change: { before, after } }: DifferenceProps) {
  const said = (value: string) => readable(item, value === '' ? item.builtIn : value);
  return <WordDiff before={said(before)} after={said(after)} />;
}
