import type { ToastMessage } from '../../ui/toaster.js';
import { openWhatsApp } from './whatsapp-address.js';

/** How long the toast stays that still wants something. */
const TO_DO_MS = 30_000;

/** Offers to send a text from the studio's own telephone, for a toast; nothing without a number. `phone` is stored: +90… */
export function sendOneself(phone: string, text: string): Pick<ToastMessage, 'action' | 'durationMs'> {
  if (phone === '') return {};
  return {
    durationMs: TO_DO_MS,
    action: {
      label: 'WhatsApp ile Gönder',
      onClick: () => openWhatsApp(phone, text),
    },
  };
}
