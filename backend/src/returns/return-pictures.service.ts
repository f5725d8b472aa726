import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { MAX_RETURN_PICTURE_BYTES } from '../../contract/returns/return-pictures.js';
import type { AddReturnPictureDto, ReturnPictureDto } from '../../contract/returns/returns.dto.js';
import { preparePicture } from '../media/prepare-picture.js';
import { OrderQueriesService } from '../orders/order-queries.service.js';
import { Clock } from '../platform/clock.js';
import { PictureProcessor } from '../platform/pictures/picture-processor.js';

/** Of one order, whatever becomes of them: enough for several tries. */
const MOST_OF_ORDER = 24;

/** Keeps the pictures of returns. They are only shown to the buyer and the studio. */
@Injectable()
export class ReturnPicturesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderQueriesService,
    private readonly processor: PictureProcessor,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps the pixels alone, without what the camera wrote about the place. A repeated upload adds it once. Throws
   * order_not_found, picture_too_large, invalid_picture, picture_broken, return_pictures_full.
   */
  async add({ pictureId, base64, ...key }: AddReturnPictureDto, customerId: string | null): Promise<void> {
    const { order } = await this.orders.ofBuyer(key, customerId);
    const sent = Buffer.from(base64, 'base64');
    if (sent.byteLength > MAX_RETURN_PICTURE_BYTES) throw new AppError('picture_too_large');
    const added = { orderId: order.id, pictureId };
    // Before the work, and once more where nobody else adds one.
    await assertRoom(this.dataSource.manager, added);
    const { bytes } = await preparePicture(sent, this.processor);
    await this.dataSource.transaction(async (manager) => {
      await this.orders.lock(manager, order.id);
      await assertRoom(manager, added);
      await manager.query(
        `INSERT INTO order_return_picture (id, order_id, bytes, uploaded_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (id) DO NOTHING`,
        [pictureId, order.id, Buffer.from(bytes), this.clock.now()],
      );
    });
  }

  /** A WebP in base64. Throws order_not_found, return_not_found. */
  async ofBuyer({ pictureId, ...key }: ReturnPictureDto, customerId: string | null): Promise<string> {
    const { order } = await this.orders.ofBuyer(key, customerId);
    return this.read(pictureId, order.id);
  }

  /** The same for the studio. Throws return_not_found. */
  async read(pictureId: string, orderId: string | null = null): Promise<string> {
    const [picture] = await this.dataSource.query<{ bytes: Buffer }[]>(
      'SELECT bytes FROM order_return_picture WHERE id = $1 AND ($2::uuid IS NULL OR order_id = $2)',
      [pictureId, orderId],
    );
    if (!picture) throw new AppError('return_not_found');
    return picture.bytes.toString('base64');
  }
}

async function assertRoom(
  manager: EntityManager,
  { orderId, pictureId }: { readonly orderId: string; readonly pictureId: string },
): Promise<void> {
  const [{ count }] = await manager.query<[{ count: number }]>(
    'SELECT count(*)::integer AS count FROM order_return_picture WHERE order_id = $1 AND id <> $2',
    [orderId, pictureId],
  );
  if (count >= MOST_OF_ORDER) throw new AppError('return_pictures_full');
}
