import type { StudioSeatGuest } from '../bookings/seat-guests/seat-guests.views.js';
import type { LocalDate, LocalTime } from '../common/dates.js';
import type { Picture } from '../media/picture.js';

/**
 * Why an order has no paper of its kind. 'cancelled': nothing of it is sent any more; 'no_pieces': it has only seats,
 * or its pieces came back; 'picked_up': its buyer collects it, so that it needs no address; 'erased': its buyer's data
 * was removed; 'missing': it does not exist any more.
 */
export type LeftOutReason = 'cancelled' | 'no_pieces' | 'picked_up' | 'erased' | 'missing';

export interface LeftOutOrder {
  readonly shortId: string;
  readonly reason: LeftOutReason;
}

/** One SVG path in a box of `size` × `size`. */
export interface QrMark {
  readonly size: number;
  readonly path: string;
}

/** Whom the papers are from. Empty texts are left out. */
export interface PrintedStudio {
  readonly name: string;
  /** In one line. */
  readonly address: string;
  readonly phone: string;
}

export interface SlipPiece {
  readonly lineId: string;
  readonly name: string;
  readonly dimensions: string;
  readonly picture: Picture | null;
  readonly quantity: number;
  /** In kuruş; null on a slip without prices. */
  readonly price: { readonly unitKurus: number; readonly totalKurus: number } | null;
}

/** What the pieces of the parcel come to, in kuruş. */
export interface SlipSums {
  readonly subtotalKurus: number;
  readonly discountKurus: number;
  readonly shippingKurus: number;
  readonly totalKurus: number;
}

/** The paper in a parcel. It has neither e-mail address nor telephone number. */
export interface PackingSlip {
  readonly orderId: string;
  readonly shortId: string;
  readonly orderedAt: string;
  readonly recipient: string;
  /** Null when the buyer collects the pieces. */
  readonly address: string | null;
  /** The buyer's own words to the studio. */
  readonly notes: string;
  readonly pieces: readonly SlipPiece[];
  /** Null on a slip without prices. */
  readonly sums: SlipSums | null;
  /** The short number of the order. */
  readonly qr: QrMark;
}

export interface PackingSlips {
  readonly studio: PrintedStudio;
  readonly slips: readonly PackingSlip[];
  readonly leftOut: readonly LeftOutOrder[];
}

/** What a carrier needs to know of a parcel. */
export interface AddressLabel {
  readonly orderId: string;
  readonly shortId: string;
  readonly recipient: string;
  readonly address: string;
  /** 'Üsküdar / İstanbul'; empty where the order has its address as one text. */
  readonly place: string;
  readonly phone: string;
  /** Empty while no carrier was chosen. */
  readonly carrier: string;
  readonly qr: QrMark;
}

export interface AddressLabels {
  readonly studio: PrintedStudio;
  readonly labels: readonly AddressLabel[];
  readonly leftOut: readonly LeftOutOrder[];
}

/** A piece with all that the chosen orders want of it. */
export interface PickingItem {
  readonly key: string;
  readonly name: string;
  readonly picture: Picture | null;
  readonly quantity: number;
  readonly orders: readonly { readonly shortId: string; readonly quantity: number }[];
}

/** The shelf of a category. */
export interface PickingGroup {
  /** Empty for pieces that are no longer in the shop. */
  readonly category: string;
  readonly items: readonly PickingItem[];
}

export interface PickingList {
  readonly studio: PrintedStudio;
  readonly groups: readonly PickingGroup[];
  readonly orderCount: number;
  readonly pieceCount: number;
  readonly leftOut: readonly LeftOutOrder[];
}

export interface DayGuest {
  readonly bookingId: string;
  readonly shortId: string;
  readonly name: string;
  /** Who sits on which seat, as far as the buyer named them. */
  readonly namedGuests: readonly StudioSeatGuest[];
  readonly phone: string;
  readonly seats: number;
  readonly isStudent: boolean;
  readonly notes: string;
  /** What is still to be paid, in kuruş. */
  readonly openKurus: number;
}

/** Seats of a session that no booking has, as they are printed. */
export interface DayBlock {
  readonly id: string;
  /** Whose they are, or that the studio keeps them. */
  readonly name: string;
  readonly phone: string;
  readonly seats: number;
  readonly notes: string;
  /** People are expected on them. */
  readonly isExpected: boolean;
}

export interface DaySession {
  readonly sessionId: string;
  readonly title: string;
  readonly isForChildren: boolean;
  readonly startTime: LocalTime;
  readonly endTime: LocalTime;
  readonly capacity: number;
  readonly guests: readonly DayGuest[];
  /** Booked seats, including those below. */
  readonly bookedSeats: number;
  /** Seats beyond the capacity that the studio gave knowingly. */
  readonly overbookedSeats: number;
  /** Seats that no booking has: people of elsewhere, and what the studio keeps. */
  readonly blocks: readonly DayBlock[];
}

export interface DaySheet {
  readonly studio: PrintedStudio;
  readonly date: LocalDate;
  readonly sessions: readonly DaySession[];
}

export interface PieceLabel {
  readonly productId: string;
  readonly name: string;
  readonly priceKurus: number;
  /** The address of the piece's page. */
  readonly qr: QrMark;
}

export interface PieceLabels {
  readonly studio: PrintedStudio;
  readonly labels: readonly PieceLabel[];
}
