import type { Picture } from '../media/picture.js';
import type { BookingStatus } from '../bookings/booking.js';
import type { OpenChoice, TicketView } from '../bookings/ticket.view.js';
import type { InvoiceDetails } from '../invoicing/invoice-details.js';
import type { OrderCargo } from '../orders/cargo.js';
import type { AddressDto } from '../checkout/checkout.dto.js';
import type { OrderPaymentStatus, OrderStatus, StatusTimes } from '../orders/order-status.js';

/** The signed-in customer, for greetings and for filling in forms. */
export interface CustomerView {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly phone: string | null;
  /** The address as one text. */
  readonly address: string | null;
  /** The address in parts, when it was given so. */
  readonly place: AddressDto | null;
  /** The details of the last invoice, when they were kept for the next. */
  readonly invoice: InvoiceDetails | null;
  /** An ISO instant. */
  readonly createdAt: string;
}

export interface SessionView {
  readonly customer: CustomerView | null;
  readonly unreadMessages: number;
}

/** The result of a registration: an account, or a code on its way. */
export type RegistrationView =
  | { readonly status: 'registered'; readonly customer: CustomerView }
  | { readonly status: 'verification_required'; readonly email: string };

/** An order in the list of its customer. */
export interface AccountOrder {
  readonly id: string;
  readonly shortId: string;
  /** An ISO instant. */
  readonly createdAt: string;
  readonly statusTimes: StatusTimes;
  readonly status: OrderStatus;
  readonly paymentStatus: OrderPaymentStatus;
  readonly totalKurus: number;
  readonly refundedKurus: number;
  /** What of it became a credit or went back to one, in kuruş. */
  readonly creditedKurus: number;
  /** The carrier and tracking number; null until the parcel is sent. */
  readonly isPickedUp: boolean;
  /** How many days after the order the pieces arrive at the latest. */
  readonly preparationDays: number;
  readonly cargo: OrderCargo | null;
  readonly pieces: number;
  readonly seats: number;
  /** Seats that were cancelled while the order goes on; `seats` counts them too. */
  readonly cancelledSeats: number;
  readonly lines: readonly { readonly id: string; readonly name: string; readonly picture: Picture | null }[];
}

export interface AccountOrders {
  readonly orders: readonly AccountOrder[];
  /** The cursor of the next page; null at the end. */
  readonly nextCursor: string | null;
}

/** A booking in the list of its customer. */
export interface AccountBooking {
  readonly id: string;
  readonly shortId: string;
  readonly orderId: string;
  readonly title: string;
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly status: BookingStatus;
  readonly guestName: string;
  readonly seats: number;
  readonly isStudent: boolean;
  readonly priceKurus: number;
  /** The address at which the workshop takes place. */
  readonly place: string;
  /** The workshop has begun. */
  readonly isPast: boolean;
  /** The content of the ticket's QR code; null once the ticket no longer admits. */
  readonly qr: TicketView['qr'] | null;
  /** Addresses of the ticket's page and of its calendar file. */
  readonly ticketUrl: string;
  readonly calendarUrl: string;
  /** The address of 'Kimler geliyor?'; null once nobody can be named any more, or the booking is somebody else's. */
  readonly guestsUrl: string | null;
  /** The address of the page on which seats are moved or cancelled, with its key; null as `guestsUrl` is. */
  readonly changesUrl: string | null;
  /** What the guest is asked about a date that was called off or moved; null while nothing is. */
  readonly choice: OpenChoice | null;
}
