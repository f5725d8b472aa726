/** Where an order was placed: in the shop, by telephone, or in the studio. */
export const ORDER_CHANNELS = ['web', 'phone', 'door'] as const;
export type OrderChannel = (typeof ORDER_CHANNELS)[number];

export const ORDER_CHANNEL_LABELS: Record<OrderChannel, string> = {
  web: 'Site',
  phone: 'Telefon',
  door: 'Kapıda',
};

/** The channels of the orders that the studio writes down itself. */
export const DESK_CHANNELS = ['phone', 'door'] as const satisfies readonly OrderChannel[];
export type DeskChannel = (typeof DESK_CHANNELS)[number];
