import type { AddressDto, CustomerInfoDto } from '../../contract/checkout/checkout.dto.js';
import type { InvoiceDetails } from '../../contract/invoicing/invoice-details.js';
import type { PictureFocus } from '../../contract/media/picture-focus.js';
import type { StudioChannel } from '../../contract/orders/order-channel.js';
import type { LegalDocuments } from '../../contract/orders/legal-document.js';
import type { OrderLineKind } from '../../contract/orders/line-kind.js';
import type { BookingPolicy } from '../../contract/workshops/policies/booking-policy.js';
import type { SessionTimes } from '../../contract/workshops/session.js';

/** A line as agreed. The order keeps these values even if the product or session changes. */
export interface NewOrderLine {
  readonly kind: OrderLineKind;
  /** The id of the product or session; null for the fee of shipping. */
  readonly id: string | null;
  /** Null for all but a seat. */
  readonly session: SessionTimes | null;
  readonly name: string;
  readonly description: string;
  readonly material: string;
  readonly dimensions: string;
  readonly care: string;
  readonly pictureFileName: string | null;
  readonly pictureFocus: PictureFocus;
  readonly quantity: number;
  readonly isStudent: boolean;
  readonly regularPriceKurus: number;
  readonly unitPriceKurus: number;
  readonly totalKurus: number;
  readonly discountKurus: number;
  readonly vatRatePercent: number;
  /** What is promised about a seat; null for all but a seat. */
  readonly policy: BookingPolicy | null;
}

export interface NewOrder {
  /** Null for a guest. */
  readonly customerId: string | null;
  readonly customer: CustomerInfoDto;
  readonly address: AddressDto | null;
  readonly shippingAddress: string;
  /** Whether the buyer collects the pieces at the studio. */
  readonly isPickedUp: boolean;
  /** How many days the pieces may take at most. */
  readonly preparationDays: number;
  readonly notes: string;
  /** To whom its documents are made out. */
  readonly invoice: InvoiceDetails;
  readonly lines: readonly NewOrderLine[];
  readonly coupon: { readonly id: string; readonly code: string } | null;
  /** Null for a sale in the studio, which is no distance sale. */
  readonly documents: LegalDocuments | null;
  /** How the studio wrote it down; absent for an order of the shop. */
  readonly desk?: DeskOrder;
}

/** The request with which the studio writes an order down. */
export interface DeskRequest {
  /** The same key is one order. */
  readonly requestKey: string;
  /** Of all else that it asks for. */
  readonly requestHash: string;
}

/** An order that the studio writes down itself. */
export interface DeskOrder extends DeskRequest {
  readonly channel: StudioChannel;
  /** Until when it must be paid; null without a term. */
  readonly payBy: Date | null;
}
