/** Where an order was placed: in the shop, by telephone, at the door of a workshop, or over the counter. */
export const ORDER_CHANNELS = ['web', 'phone', 'door', 'counter'] as const;
export type OrderChannel = (typeof ORDER_CHANNELS)[number];

export const ORDER_CHANNEL_LABELS: Record<OrderChannel, string> = {
  web: 'Site',
  phone: 'Telefon',
  door: 'Kapıda',
  counter: 'Tezgâh',
};

/** The channels of people whom the studio writes down for a session. */
export const DESK_CHANNELS = ['phone', 'door'] as const satisfies readonly OrderChannel[];
export type DeskChannel = (typeof DESK_CHANNELS)[number];

/** The channels of the orders that the studio writes down itself. */
export type StudioChannel = Exclude<OrderChannel, 'web'>;
