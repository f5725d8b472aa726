import { chakra } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { shortId } from '@contract/common/short-id.js';
import { describeError } from '../../../lib/server/describe-error.js';
import { Button, ButtonAnchor } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Icon } from '../../../ui/icon.js';
import { Note } from '../../../ui/note.js';
import { TextLink } from '../../../ui/text-link.js';
import { adminPaths } from '../../lib/admin-paths.js';
import { fallbackText } from '../../lib/fallback-texts.js';
import { ProgressBar } from '../../ui/progress-bar.js';
import { type OrderLabels, useLabels, usePapers } from './use-labels.js';

interface LabelsDialogProps {
  readonly orderIds: readonly string[];
  readonly onClose: () => void;
}

const NOT_ASKED = fallbackText('Etiketler hazırlanırken hata oluştu');
const NOT_DRAWN = fallbackText('PDF hazırlanırken hata oluştu');
const NONE: readonly string[] = [];

/** Packs the chosen orders, gets their labels and offers labels and slips as one PDF; names the orders that have none. */
export function LabelsDialog({ orderIds, onClose }: LabelsDialogProps) {
  const { labels, isByHand, failure, again } = useLabels(orderIds);
  const isSlow = labels?.waiting.some(({ reason }) => reason !== null) === true;
  const isSettled = labels !== null && (labels.waiting.length === 0 || isSlow);
  const papers = usePapers(isSettled ? labels.ready : NONE);
  return (
    <Dialog
      open
      onClose={onClose}
      closesOutside={false}
      title={`${orderIds.length} siparişin etiketi ve fişi`}
      footer={
        <>
          <Button variant="outline" size="sm" onClick={onClose}>
            Kapat
          </Button>
          {papers.address !== null && (
            <ButtonAnchor size="sm" icon={<Icon as={Printer} />} href={papers.address} target="_blank">
              PDF’yi Aç ve Yazdır
            </ButtonAnchor>
          )}
        </>
      }
    >
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        {failure !== null && (
          <Note tone="danger" role="alert">
            {describeError(failure, NOT_ASKED).message}{' '}
            <Button variant="ghost" size="sm" onClick={again}>
              Yeniden Dene
            </Button>
          </Note>
        )}
        {failure === null && <Progress orderIds={orderIds} labels={labels} isByHand={isByHand} />}
        {papers.error !== null && (
          <Note tone="danger" role="alert">
            {describeError(papers.error, NOT_DRAWN).message}
          </Note>
        )}
        {labels !== null && <Failures failed={labels.failed} />}
      </chakra.div>
    </Dialog>
  );
}

interface ProgressProps extends Pick<LabelsDialogProps, 'orderIds'> {
  readonly labels: OrderLabels | null;
  readonly isByHand: boolean;
}

function Progress({ orderIds, labels, isByHand }: ProgressProps) {
  const done = labels === null ? 0 : orderIds.length - labels.waiting.length;
  const late = labels?.waiting.find(({ reason }) => reason !== null)?.reason ?? null;
  return (
    <>
      {(labels === null || labels.waiting.length > 0) && (
        <ProgressBar label="Etiketler alınıyor" value={done} max={orderIds.length} />
      )}
      <p role="status">{describeProgress(labels, orderIds.length)}</p>
      {late !== null && <Note tone="warning">{late} Hazır olanları şimdi yazdırabilirsiniz.</Note>}
      {isByHand && labels !== null && (
        <Note>
          Kargo hesabı bağlı olmadığı için kendi adres etiketiniz basılır. Etiketi kargo firmasından almak
          isterseniz <TextLink to={adminPaths.connections}>Bağlantılar</TextLink> sayfasında Geliver
          hesabınızı bağlayın.
        </Note>
      )}
    </>
  );
}

function describeProgress(labels: OrderLabels | null, count: number): string {
  if (labels === null) return 'Paketler hazırlanıyor…';
  const { ready, waiting } = labels;
  if (waiting.length > 0) return `Etiketler alınıyor: ${count - waiting.length} / ${count}`;
  return ready.length === 0 ? 'Yazdırılacak etiket yok.' : `${ready.length} siparişin kâğıtları hazır.`;
}

function Failures({ failed }: Pick<OrderLabels, 'failed'>) {
  if (failed.length === 0) return null;
  return (
    <div>
      <p>{failed.length} siparişin etiketi alınamadı:</p>
      <chakra.ul aria-label="Etiketi alınamayan siparişler" display="grid" gap="2" mt="2">
        {failed.map(({ orderId, reason }) => (
          <chakra.li key={orderId} overflowWrap="anywhere">
            <TextLink to={adminPaths.order(orderId)}>{shortId(orderId)}</TextLink>: {reason}
          </chakra.li>
        ))}
      </chakra.ul>
    </div>
  );
}
