import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { shortId } from '../../../../contract/common/short-id.js';
import { JobOutbox } from '../../../platform/jobs/job-outbox.js';
import { CurrentStudio } from '../../../studio/current-studio.js';
import { BUY_LABELS } from './buy-labels.service.js';

/** Asks for the labels of packed parcels that have neither a label nor a number of the studio's own. */
@Injectable()
export class LabelsToAskService {
  constructor(
    private readonly studio: CurrentStudio,
    private readonly jobs: JobOutbox,
  ) {}

  /**
   * Expects a locked order. A label after one that was refused or cancelled has a reference of its own, so that the
   * carrier does not take it for the earlier one.
   */
  async ask(
    manager: EntityManager,
    { orderId, accountId }: { readonly orderId: string; readonly accountId: string },
  ): Promise<void> {
    const asked = await manager.query<unknown[]>(
      `INSERT INTO parcel_label (order_id, parcel_id, reference, account_id, weight_grams)
       SELECT parcel.order_id, parcel.id, base || CASE earlier.labels WHEN 0 THEN '' ELSE '-' || earlier.labels + 1 END,
         $3, packed.grams
       FROM parcel CROSS JOIN LATERAL (SELECT $2 || '-' || parcel.position AS base) named
       CROSS JOIN LATERAL (SELECT count(*) AS labels FROM parcel_label
         WHERE order_id = parcel.order_id AND (reference = base OR reference LIKE base || '-%')) earlier
       CROSS JOIN LATERAL (SELECT sum(parcel_line.quantity * coalesce(product.weight_grams, $4)) AS grams
         FROM parcel_line JOIN order_line line ON line.id = parcel_line.order_line_id
         LEFT JOIN product ON product.id = line.product_id WHERE parcel_line.parcel_id = parcel.id) packed
       WHERE parcel.order_id = $1 AND parcel.state = 'packed' AND parcel.tracking_number IS NULL
         AND NOT EXISTS (SELECT FROM parcel_label
           WHERE parcel_id = parcel.id AND parcel_label.state IN ('asked', 'buying', 'bought'))
       RETURNING id`,
      [orderId, shortId(orderId), accountId, this.studio.shipping.defaultWeightGrams],
    );
    if (asked.length > 0) await this.jobs.add(manager, { name: BUY_LABELS, payload: { orderId } });
  }
}
