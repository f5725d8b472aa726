import type { ContactPerson } from '../people/corrected-person.js';
import type { OrderStatus } from './order-status.js';

/** The parts of a delivery address, as lists offer them; all empty when it is only known as one text. */
export interface OrderAddress {
  readonly city: string;
  readonly district: string;
  readonly neighbourhood: string;
  readonly addressLine: string;
}

/** What can be corrected about the buyer of an order. */
export interface OrderContact extends ContactPerson {
  readonly orderId: string;
  readonly version: number;
  readonly address: OrderAddress;
  /** The address as one text; empty when no parcel goes there. */
  readonly shippingAddress: string;
  readonly notes: string;
  readonly mayChangeAddress: boolean;
}

interface Delivered {
  readonly hasPieces: boolean;
  readonly isPickedUp: boolean;
  readonly status: OrderStatus;
}

const BEFORE_SHIPPING: readonly OrderStatus[] = ['pending', 'confirmed', 'preparing'];

/** Whether the order has a parcel. */
export function hasParcel({ hasPieces, isPickedUp }: Omit<Delivered, 'status'>): boolean {
  return hasPieces && !isPickedUp;
}

/** A parcel's address can be corrected until the parcel has left. */
export function mayChangeAddress(order: Delivered): boolean {
  return hasParcel(order) && BEFORE_SHIPPING.includes(order.status);
}
