import {
  cargoOfOnly,
  describePieces,
  parcelsOfParts,
  type ParcelView,
} from '../../contract/shipping/parcel.views.js';
import type { OrderTransitionFacts } from '../notifications/mail/facts/order-mail-facts.js';
import type { WholeOrder } from './order-queries.service.js';

type ParcelFacts = Pick<OrderTransitionFacts, 'cargo' | 'parcels' | 'isPart' | 'hasMore'>;

/** How the order leaves, for mails about the whole of it. */
export function parcelFacts({ parcels, lines }: WholeOrder): ParcelFacts {
  const parts = parcelsOfParts(parcels, lines);
  return { cargo: cargoOfOnly(parcels), ...(parts.length > 0 && { parcels: parts.map(partFacts) }) };
}

/** The same for the mail about one parcel of an order that leaves in parts. */
export function leftParcelFacts(parcel: ParcelView, hasMore: boolean): ParcelFacts {
  return { cargo: parcel.cargo, parcels: [partFacts(parcel)], isPart: true, hasMore };
}

function partFacts({ pieces, cargo }: ParcelView) {
  return { items: describePieces(pieces), cargo };
}
