/** Names an order to the server: by the key of its page, or without one in the own account. */
export interface OrderKey {
  readonly orderId: string;
  readonly accessKey?: string;
}
