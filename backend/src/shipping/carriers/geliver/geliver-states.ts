import type { Shipment } from '@geliver/sdk';
import type { ParcelState } from '../../../../contract/shipping/parcel-state.js';

/** What the shipment's own status says; those before a parcel leaves say nothing of it. */
const OF_STATUS: Readonly<Record<string, ParcelState>> = {
  SHIPPED: 'handed_over',
  DELIVERED: 'delivered',
  FAILED: 'failed',
  RETURN_SHIPPED: 'failed',
  RETURNED: 'returned',
};

/** The same of the carrier's newest report, which is finer. */
const OF_REPORT: Readonly<Record<string, ParcelState>> = {
  package_accepted: 'handed_over',
  package_departed: 'in_transit',
  package_arrived: 'in_transit',
  out_for_delivery: 'out_for_delivery',
  delivery_failed: 'failed',
  delivery_rescheduled: 'failed',
  delivered: 'delivered',
  returned: 'returned',
};

/** Null while Geliver says nothing that the shop tells. */
export function parcelStateOf({ statusCode, trackingStatus }: Shipment): ParcelState | null {
  const report = trackingStatus?.trackingSubStatusCode?.toLowerCase() ?? '';
  const status = OF_STATUS[statusCode ?? ''] ?? null;
  if (status === 'delivered' || status === 'returned') return status;
  return OF_REPORT[report] ?? status;
}
