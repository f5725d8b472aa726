import { MessageCircle, MessageSquare, Phone } from 'lucide-react';
import type { ExpectedGuest } from '@contract/attendance/attendance.views.js';
import { formatPhone } from '@contract/common/phone.js';
import { ButtonAnchor } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';

interface GuestContactProps {
  readonly guest: ExpectedGuest;
  readonly name: string;
}

/** Ways to reach who booked; for a child, the responsible adult. */
export function GuestContact({ guest, name }: GuestContactProps) {
  const guardianPhone = guest.named?.guardianPhone ?? '';
  const phone = guardianPhone === '' ? guest.phone : guardianPhone;
  if (phone === '') return null;
  const outside = { target: '_blank', rel: 'noreferrer' };
  return (
    <>
      <ButtonAnchor
        variant="outline"
        size="sm"
        href={`tel:${phone}`}
        icon={<Icon as={Phone} size="sm" />}
        aria-label={`${name}: ara, ${formatPhone(phone)}`}
      >
        Ara
      </ButtonAnchor>
      <ButtonAnchor
        variant="outline"
        size="sm"
        href={`https://wa.me/${phone.replace('+', '')}`}
        icon={<Icon as={MessageCircle} size="sm" />}
        aria-label={`${name}: WhatsApp’tan yaz`}
        {...outside}
      >
        WhatsApp
      </ButtonAnchor>
      <ButtonAnchor
        variant="outline"
        size="sm"
        href={`sms:${phone}`}
        icon={<Icon as={MessageSquare} size="sm" />}
        aria-label={`${name}: SMS yaz`}
      >
        SMS
      </ButtonAnchor>
    </>
  );
}
