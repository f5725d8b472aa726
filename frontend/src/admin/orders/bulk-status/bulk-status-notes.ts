import { shortId } from '@contract/common/short-id.js';
import type { BulkObstacle, BulkStatusPreview } from '@contract/orders/bulk-status.js';
import { ORDER_STATUS_LABELS, type OrderStatus } from '@contract/orders/order-status.js';

const OBSTACLES: Readonly<Record<BulkObstacle, string>> = {
  same: 'sipariş zaten bu durumda',
  no_pieces: 'sipariş bu adıma geçemez, gönderilecek parçası yok',
  picked_up: 'sipariş atölyeden teslim alınacak, yola çıkmaz',
  cancelled: 'sipariş iptal edilmiş; yeniden açmak için tek tek bakın',
  missing: 'sipariş artık yok',
};

/** The consequences of a change of several orders, shown before it is made. */
export function bulkStatusNotes(previews: readonly BulkStatusPreview[], status: OrderStatus): string[] {
  const changing = previews.filter(({ obstacle }) => obstacle === null);
  const mails = changing.filter(({ sendsMail }) => sendsMail).length;
  const unpaid = changing.filter(({ givesUnpaid }) => givesUnpaid);
  const leftOut = (Object.keys(OBSTACLES) as BulkObstacle[]).map((obstacle) =>
    countWords(
      previews.filter((preview) => preview.obstacle === obstacle),
      OBSTACLES[obstacle],
    ),
  );
  return [
    changing.length === 0
      ? 'Hiçbir sipariş değişmeyecek.'
      : `${changing.length} sipariş “${ORDER_STATUS_LABELS[status]}” olacak, ${
          mails === 0 ? 'e-posta gitmeyecek.' : `${mails} e-posta gidecek.`
        }`,
    countWords(unpaid, 'siparişin ödemesi görünmüyor; ürünler ödemesiz verilecek'),
    ...leftOut,
  ].filter((note) => note !== null);
}

/** '2 sipariş zaten bu durumda: A4F2C81D, B1C2D3E4.'; null for none. */
function countWords(previews: readonly BulkStatusPreview[], words: string): string | null {
  if (previews.length === 0) return null;
  return `${previews.length} ${words}: ${previews.map(({ orderId }) => shortId(orderId)).join(', ')}.`;
}
