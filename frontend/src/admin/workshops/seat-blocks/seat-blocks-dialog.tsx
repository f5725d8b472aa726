import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import type { SeatBlock } from '@contract/workshops/seat-block.js';
import { formatSession } from '@contract/workshops/session.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { ErrorState } from '../../../ui/error-state.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { useGuardedClose } from '../../lib/use-guarded-close.js';
import { freeSeats } from '../../lib/session-seats.js';
import { describeBlock } from './describe-block.js';
import { SeatBlockForm } from './seat-block-form.js';
import type { BlockInForm } from './use-seat-block-form.js';
import { useSeatBlocks } from './use-seat-blocks.js';

interface SeatBlocksDialogProps {
  readonly session: AdminSessionRow;
  readonly onClose: () => void;
}

const UNSENT = 'Ayırmak için yazdıklarınız henüz kaydedilmedi.';

/** Keeps seats of a session for the studio, names those that were taken elsewhere, and frees them again. */
export function SeatBlocksDialog({ session, onClose }: SeatBlocksDialogProps) {
  const { blocks, isReleasing, release } = useSeatBlocks(session.id);
  // A new key empties the form after each save.
  const [shown, setShown] = useState<{ readonly key: number; readonly what: BlockInForm }>({
    key: 0,
    what: { act: 'add' },
  });
  const [isDirty, setDirty] = useState(false);
  const close = useGuardedClose(isDirty, UNSENT, onClose);
  const show = (what: BlockInForm) => {
    setDirty(false);
    setShown({ key: shown.key + 1, what });
  };
  return (
    <Dialog open onClose={close} closesOutside={false} title="Yer ayırın">
      <chakra.p mb="4" color="fg.muted">
        {session.title}, {formatSession(session)} · {freeSeats(session)} boş yer. Ayırdığınız yerler sitedeki
        takvimden hemen düşer.
      </chakra.p>
      {blocks.isPending && <Skeleton h="16" mb="4" />}
      {blocks.isError && (
        <ErrorState
          title="Ayrılmış yerler yüklenemedi."
          retrying={blocks.isFetching}
          onRetry={() => void blocks.refetch()}
        />
      )}
      {blocks.data !== undefined && blocks.data.length > 0 && (
        <chakra.ul listStyleType="none" mb="6" aria-label="Ayrılmış yerler">
          {blocks.data.map((block) => (
            <BlockRow
              key={block.id}
              block={block}
              isBusy={isReleasing}
              onRelease={() => release(block)}
              onEdit={(act) => show({ act, block })}
            />
          ))}
        </chakra.ul>
      )}
      <SeatBlockForm
        key={shown.key}
        sessionId={session.id}
        what={shown.what}
        onDirty={setDirty}
        onDone={() => show({ act: 'add' })}
      />
    </Dialog>
  );
}

interface BlockRowProps {
  readonly block: SeatBlock;
  readonly isBusy: boolean;
  readonly onRelease: () => void;
  readonly onEdit: (act: 'name' | 'change') => void;
}

/** Unnamed seats are named one by one; the rest of them stays taken. */
function BlockRow({ block, isBusy, onRelease, onEdit }: BlockRowProps) {
  const isUnnamed = block.kind === 'elsewhere' && block.name === '';
  const { what, facts } = describeBlock(block);
  const action = (label: string, onPress: () => void) => (
    <Button variant="ghost" size="sm" disabled={isBusy} aria-label={`${label}: ${what}`} onClick={onPress}>
      {label}
    </Button>
  );
  return (
    <chakra.li display="grid" py="2" borderBottomWidth="1px">
      <chakra.p fontWeight="650" overflowWrap="anywhere">
        {what}
      </chakra.p>
      {facts !== '' && (
        <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {facts}
        </chakra.p>
      )}
      <chakra.div display="flex" flexWrap="wrap" ms="-3">
        {isUnnamed && action('Ad Yaz', () => onEdit('name'))}
        {action('Düzenle', () => onEdit('change'))}
        {action('Boşalt', onRelease)}
      </chakra.div>
    </chakra.li>
  );
}
