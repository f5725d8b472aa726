/** The audiences of a message (specification 2, section 4). */
export const AUDIENCES = ['all', 'registered', 'customers', 'workshop_participants', 'guest_orders'] as const;
export type Audience = (typeof AUDIENCES)[number];
export const DEFAULT_AUDIENCE: Audience = 'all';

export const AUDIENCE_LABELS: Record<Audience, string> = {
  all: 'Herkes',
  registered: 'Kayıtlı kullanıcılar',
  customers: 'Sipariş veren kullanıcılar',
  workshop_participants: 'Workshop katılımcıları',
  guest_orders: 'Misafir siparişi verenler',
};

/**
 * Messages to whom a certain record belongs: the guests of a workshop session, the holder of an account, the buyer of
 * an order. The back office offers them beside that record.
 */
export const DIRECT_AUDIENCES = [
  'session_guests',
  'session_paid_guests',
  'one_customer',
  'order_buyer',
] as const;
export type DirectAudience = (typeof DIRECT_AUDIENCES)[number];

export const DIRECT_AUDIENCE_LABELS: Record<DirectAudience, string> = {
  session_guests: 'Workshop misafirleri',
  session_paid_guests: 'Workshop misafirleri, ödeyenler',
  one_customer: 'Bir müşteri',
  order_buyer: 'Sipariş sahibi',
};

/**
 * The meaning of the chosen day by audience: participants are those of that day, other audiences those since
 * that day.
 */
export const AUDIENCE_DAYS: Record<Audience, string> = {
  all: 'O günden beri kaydolan ya da sipariş verenler ile o günkü workshopların katılımcıları.',
  registered: 'O gün ve sonrasında hesap açanlar.',
  customers: 'O gün ve sonrasında sipariş verenler.',
  workshop_participants: 'Yalnızca o günkü workshopların katılımcıları.',
  guest_orders: 'O gün ve sonrasında misafir olarak sipariş verenler.',
};

export type RecipientType = 'registered' | 'customer' | 'workshop_participant' | 'guest';

export const RECIPIENT_TYPE_LABELS: Record<RecipientType, string> = {
  registered: 'Kayıtlı',
  customer: 'Müşteri',
  workshop_participant: 'Workshop katılımcısı',
  guest: 'Misafir',
};
