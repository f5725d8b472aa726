import { chakra } from '@chakra-ui/react';
import { formatDate, formatDateTime } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import { isOpenReturn, RETURN_KIND_LABELS, RETURN_REASON_LABELS } from '@contract/returns/return-state.js';
import type { ReturnView } from '@contract/returns/returns.views.js';
import { describePieces } from '@contract/shipping/parcel.views.js';
import { trpc } from '../../../../lib/server/trpc.js';
import { ReturnStateBadge } from '../../../../ui/return-state-badge.js';
import { Skeleton } from '../../../../ui/skeleton.js';
import { Pair, Pairs } from '../../../ui/block.js';
import { ReturnActs } from './return-acts.js';

/** A return with what the buyer said of it, and what the studio may do. */
export function ReturnRow({ shown }: { readonly shown: ReturnView }) {
  const { kind, state, isUrgent, pieces, note, pictureIds, refusal } = shown;
  return (
    <chakra.li display="grid" gap="3" aria-label={`${RETURN_KIND_LABELS[kind]}: ${describePieces(pieces)}`}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1.5">
        <chakra.strong minW="0" overflowWrap="anywhere">
          {RETURN_KIND_LABELS[kind]}: {describePieces(pieces)}
        </chakra.strong>
        <ReturnStateBadge state={state} isUrgent={isUrgent} />
      </chakra.div>
      <Facts shown={shown} />
      {note !== '' && (
        <chakra.p overflowWrap="anywhere" whiteSpace="pre-line">
          “{note}”
        </chakra.p>
      )}
      {refusal !== null && (
        <chakra.p color="fg.muted" overflowWrap="anywhere">
          Kabul etmeme nedeniniz: {refusal}
        </chakra.p>
      )}
      {pictureIds.length > 0 && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {pictureIds.map((id, index) => (
            <Picture key={id} id={id} position={index + 1} />
          ))}
        </chakra.div>
      )}
      {isOpenReturn(state) && <ReturnActs shown={shown} />}
    </chakra.li>
  );
}

function Facts({ shown }: { readonly shown: ReturnView }) {
  const { kind, state, reason, notifiedAt, carrier, returnCode, trackingNumber } = shown;
  const { refundBy, receivedAt, refundKurus, pieces } = shown;
  const whole = pieces.reduce((sum, { wholeQuantity }) => sum + (wholeQuantity ?? 0), 0);
  return (
    <Pairs>
      <Pair name="Bildirim">{formatDateTime(notifiedAt)}</Pair>
      <Pair name="Neden">{RETURN_REASON_LABELS[reason]}</Pair>
      {kind === 'withdrawal' && (
        <Pair name="İade kargosu">{[carrier, returnCode || 'kod yazılmadı'].filter(Boolean).join(', ')}</Pair>
      )}
      {trackingNumber !== null && <Pair name="Takip no">{trackingNumber}</Pair>}
      {receivedAt !== null && (
        <Pair name="Teslim alındı">
          {formatDateTime(receivedAt)}, {whole} sağlam
        </Pair>
      )}
      {isOpenReturn(state) && <Pair name="Para iadesinin son günü">{formatDate(refundBy)}</Pair>}
      {refundKurus !== null && <Pair name="İade edilen">{formatTl(refundKurus)}</Pair>}
    </Pairs>
  );
}

interface PictureProps {
  readonly id: string;
  /** Counted from 1. */
  readonly position: number;
}

/** Large enough to see a crack. */
function Picture({ id, position }: PictureProps) {
  const picture = trpc.admin.returns.picture.useQuery({ id }, { staleTime: Infinity });
  if (picture.data === undefined) return <Skeleton boxSize="40" />;
  return (
    <chakra.img
      src={`data:image/webp;base64,${picture.data}`}
      alt={`Alıcının ${position}. fotoğrafı`}
      maxW="full"
      maxH="360px"
      objectFit="contain"
      borderRadius="md"
    />
  );
}
