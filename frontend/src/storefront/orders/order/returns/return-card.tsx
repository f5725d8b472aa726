import { chakra } from '@chakra-ui/react';
import { formatDate, formatDateTime } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import { isOpenReturn, RETURN_KIND_LABELS } from '@contract/returns/return-state.js';
import type { ReturnView } from '@contract/returns/returns.views.js';
import { describePieces } from '@contract/shipping/parcel.views.js';
import { ReturnStateBadge } from '../../../../ui/return-state-badge.js';
import type { OrderKey } from './order-key.js';
import { ReturnActs } from './return-acts.js';
import { ReturnPicture } from './return-picture.js';

interface ReturnCardProps {
  readonly orderKey: OrderKey;
  readonly shown: ReturnView;
  readonly address: string;
}

/** A return with its state, and what the buyer has to do. */
export function ReturnCard({ orderKey, shown, address }: ReturnCardProps) {
  const { kind, state, pieces, notifiedAt, pictureIds } = shown;
  const isToSend = kind === 'withdrawal' && (state === 'notified' || state === 'on_its_way');
  return (
    <chakra.li display="grid" gap="3" p="4" borderWidth="1px" borderRadius="md">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1.5">
        <chakra.strong minW="0" overflowWrap="anywhere">
          {RETURN_KIND_LABELS[kind]}: {describePieces(pieces)}
        </chakra.strong>
        <ReturnStateBadge state={state} />
      </chakra.div>
      <chakra.p textStyle="note" color="fg.muted">
        {formatDateTime(notifiedAt)} tarihinde bildirdiniz.
      </chakra.p>
      <chakra.p overflowWrap="anywhere">{wordsOf(shown)}</chakra.p>
      {isToSend && <HowToSend shown={shown} address={address} />}
      {pictureIds.length > 0 && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {pictureIds.map((pictureId, index) => (
            <ReturnPicture key={pictureId} orderKey={orderKey} pictureId={pictureId} position={index + 1} />
          ))}
        </chakra.div>
      )}
      {isOpenReturn(state) && state !== 'received' && <ReturnActs orderKey={orderKey} shown={shown} />}
    </chakra.li>
  );
}

function HowToSend({ shown, address }: { readonly shown: ReturnView; readonly address: string }) {
  const { carrier, returnCode, sendBy, trackingNumber } = shown;
  return (
    <chakra.div display="grid" gap="2" p="4" borderRadius="md" bg="bg.subtle" overflowWrap="anywhere">
      <p>
        {carrier !== '' && returnCode !== '' ? (
          <>
            İade kodunuz <strong>{returnCode}</strong>; paketi <strong>{carrier}</strong> ile gönderin.
            Ücretini biz öderiz.
          </>
        ) : (
          awaitedWords(carrier)
        )}
      </p>
      <p>Adres: {address}</p>
      <p>
        Parçaları geldikleri gibi korunaklı paketleyin, kutuya sipariş numaranızı yazan bir not koyun. Paketi{' '}
        {formatDate(sendBy)} gününe kadar kargoya verin.
      </p>
      {trackingNumber !== null && <p>Yazdığınız takip numarası: {trackingNumber}</p>}
    </chakra.div>
  );
}

/** What the studio has not told yet. */
function awaitedWords(carrier: string): string {
  const what = carrier === '' ? 'Kargo firmasını ve iade kodunuzu' : `${carrier} için iade kodunuzu`;
  return `${what} e-postayla yazacağız; o zamana kadar göndermenize gerek yok. Ücretini biz öderiz.`;
}

function wordsOf({ kind, state, refundBy, refundKurus, refusal }: ReturnView): string {
  const refund = `Ödemenizi en geç ${formatDate(refundBy)} gününe kadar, ödediğiniz yoldan iade ederiz.`;
  switch (state) {
    case 'notified':
      return kind === 'damage'
        ? 'Fotoğraflarınıza bakıyoruz; en kısa sürede yazacağız. Lütfen parçayı ve kutusunu saklayın.'
        : refund;
    case 'on_its_way':
      return `Paketinizi bekliyoruz. ${refund}`;
    case 'received':
      return `Paketiniz bize ulaştı. ${refund}`;
    case 'refunded':
      return `${formatTl(refundKurus ?? 0)} tutarını ödediğiniz yoldan iade ettik. Kartınıza dönen tutarın ekstrenize yansıması bankanıza göre birkaç iş günü sürebilir.`;
    case 'replaced':
      return 'Yeni parçanızı ücretsiz gönderiyoruz.';
    case 'refused':
      return `Kabul edemedik: ${refusal ?? ''}`;
    case 'withdrawn':
      return 'Bu bildirimden vazgeçtiniz; parçalar sizde kalıyor.';
  }
}
