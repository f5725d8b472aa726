import type { MailCondition, MailVariable } from '../../mail/mail-template.js';

interface AboutRecord {
  readonly about: 'order' | 'booking';
  readonly shortId: string;
}

export const RECORD_NUMBER = {
  record_id: { label: 'Sipariş ya da rezervasyon numarası', from: ({ shortId }) => shortId },
} as const satisfies Record<string, MailVariable<AboutRecord>>;

export const ABOUT_A_BOOKING = {
  is_booking: { label: 'bir rezervasyonsa', holds: ({ about }) => about === 'booking' },
} as const satisfies Record<string, MailCondition<AboutRecord>>;

/** For who did not ask for the correction. */
export const UNWANTED_CORRECTION = `<h2>Siz istemediyseniz</h2>
<p>Bu değişikliği siz istemediyseniz bu e-postayı yanıtlayın ya da <a href="tel:{{studio_phone}}">{{studio_phone}}</a> numarasından bizi arayın; hemen bakalım.</p>`;
