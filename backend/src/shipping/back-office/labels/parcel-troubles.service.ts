import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ParcelTrouble } from '../../../../contract/shipping/parcel-troubles.views.js';

const MOST = 50;
/** Older ones were seen to without the shop. */
const DAYS = 30;

/** Finds the labels and parcels that wait for the studio. */
@Injectable()
export class ParcelTroublesService {
  constructor(private readonly dataSource: DataSource) {}

  /** The newest first. A label that was asked for anew, or replaced by a number of the studio, is no trouble any more. */
  find(): Promise<ParcelTrouble[]> {
    return this.dataSource.query(
      `SELECT label.order_id AS "orderId", label.reference, btrim(o.name || ' ' || o.surname) AS "buyerName", told.kind,
         CASE WHEN told.kind LIKE 'label%' THEN label.reason END AS reason
       FROM parcel_label label JOIN "order" o ON o.id = label.order_id LEFT JOIN parcel ON parcel.id = label.parcel_id
       CROSS JOIN LATERAL (SELECT CASE
         WHEN label.state = 'refused' AND parcel.state = 'packed' AND parcel.tracking_number IS NULL
           AND NOT EXISTS (SELECT FROM parcel_label later WHERE later.parcel_id = parcel.id AND later.asked_at > label.asked_at)
           THEN 'label_refused'
         WHEN label.state IN ('asked', 'buying') AND label.reason IS NOT NULL THEN 'label_waits'
         WHEN label.state = 'cancelling' AND label.next_try_at IS NULL THEN 'label_kept'
         WHEN label.state = 'bought' AND parcel.state = 'failed' THEN 'not_delivered'
         WHEN label.state = 'bought' AND parcel.state = 'returned' AND o.status <> 'cancelled' THEN 'returned'
         END AS kind) told
       WHERE told.kind IS NOT NULL AND label.asked_at > now() - interval '${DAYS} days'
       ORDER BY label.asked_at DESC, label.reference LIMIT ${MOST}`,
    );
  }
}
