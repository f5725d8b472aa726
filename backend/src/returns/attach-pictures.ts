import type { EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';

/** Makes uploaded pictures of the order those of a return. Throws return_picture_missing. */
export async function attachPictures(
  manager: EntityManager,
  {
    orderId,
    returnId,
    pictureIds,
  }: { readonly orderId: string; readonly returnId: string; readonly pictureIds: readonly string[] },
): Promise<void> {
  const [, attached] = await manager.query<[unknown, number]>(
    `UPDATE order_return_picture SET return_id = $2
     WHERE order_id = $1 AND return_id IS NULL AND id = ANY ($3::uuid[])`,
    [orderId, returnId, pictureIds],
  );
  if (attached !== pictureIds.length) throw new AppError('return_picture_missing');
}
