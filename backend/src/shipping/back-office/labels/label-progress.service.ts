import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LabelProgress } from '../../../../contract/shipping/labels.views.js';

/** Reads how far the labels of orders are. */
@Injectable()
export class LabelProgressService {
  constructor(private readonly dataSource: DataSource) {}

  /** By order; orders without a parcel are left out. What failed of an order comes before what it waits for. */
  async of(orderIds: readonly string[]): Promise<LabelProgress[]> {
    return this.dataSource.query(
      `SELECT DISTINCT ON (parcel.order_id) parcel.order_id AS "orderId", told.state, newest.reason
       FROM parcel LEFT JOIN LATERAL (SELECT label.state, label.reason, EXISTS (SELECT FROM parcel_label_pdf WHERE label_id = label.id) AS has_pdf
         FROM parcel_label label WHERE parcel_id = parcel.id ORDER BY asked_at DESC, reference DESC LIMIT 1) newest ON true
       CROSS JOIN LATERAL (SELECT CASE WHEN newest.state IS NULL OR parcel.state <> 'packed' OR newest.has_pdf THEN 'ready'
         WHEN newest.state = 'refused' THEN 'failed' ELSE 'waiting' END AS state) told
       WHERE parcel.order_id = ANY ($1::uuid[])
       ORDER BY parcel.order_id, array_position(ARRAY['failed', 'waiting', 'ready'], told.state), parcel.position`,
      [orderIds],
    );
  }
}
