import type { TicketView } from '@contract/bookings/ticket.view.js';
import { studioInstant } from '@contract/common/dates.js';

export type TicketState = 'pending' | 'coming' | 'past' | 'cancelled';

/** Tells the state of a ticket, which is valid until its workshop is over. */
export function ticketState({ status, date, endTime }: TicketView, now: Date): TicketState {
  if (status === 'cancelled') return 'cancelled';
  if (status === 'completed' || studioInstant(date, endTime) <= now) return 'past';
  return status === 'pending' ? 'pending' : 'coming';
}

interface TicketTexts {
  readonly title: string;
  readonly lead: string;
}

export const TICKET_TEXTS: Record<TicketState, TicketTexts> = {
  coming: {
    title: 'Biletiniz',
    lead: 'Atölyeye geldiğinizde bu karekodu girişte göstermeniz yeterli.',
  },
  pending: {
    title: 'Biletiniz hazırlanıyor',
    lead: 'Rezervasyonunuz henüz onaylanmadı. Onayladığımızda e-postayla haber veririz.',
  },
  past: {
    title: 'Bu workshop geride kaldı',
    lead: 'Biletiniz hatıra olarak burada duruyor. Yeni bir tarihte yine bekleriz.',
  },
  cancelled: {
    title: 'Bu bilet iptal edildi',
    lead: 'Rezervasyon iptal edildiği için bu biletle giriş yapılamıyor. Bir yanlışlık olduğunu düşünüyorsanız bizi arayın.',
  },
};
