import { chakra } from '@chakra-ui/react';
import { MessageCircle, MessageSquare, Phone } from 'lucide-react';
import type { ExpectedGuest } from '@contract/attendance/attendance.views.js';
import { formatPhone } from '@contract/common/phone.js';
import { ButtonAnchor } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { whatsAppAddress } from '../lib/whatsapp-address.js';

interface GuestContactProps {
  readonly guest: ExpectedGuest;
  readonly name: string;
}

/** Ways to reach who booked; for a child, the responsible adult. */
export function GuestContact({ guest, name }: GuestContactProps) {
  const phone = phoneOf(guest);
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
        href={whatsAppAddress(phone)}
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

/** The same at a touch, for somebody who is still missing. */
export function QuickContact({ guest, name }: GuestContactProps) {
  const phone = phoneOf(guest);
  if (phone === '') return null;
  return (
    <chakra.div display="flex" justifyContent="flex-end" gap="1">
      <Quick href={`tel:${phone}`} aria-label={`${name}: hemen ara`}>
        <Icon as={Phone} />
      </Quick>
      <Quick href={whatsAppAddress(phone)} aria-label={`${name}: hemen yaz`} target="_blank" rel="noreferrer">
        <Icon as={MessageCircle} />
      </Quick>
    </chakra.div>
  );
}

const Quick = chakra('a', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: 'target',
    borderRadius: 'md',
    color: 'fg.muted',
    _hover: { bg: 'bg.subtle' },
  },
});

function phoneOf({ named, phone }: ExpectedGuest): string {
  const guardianPhone = named?.guardianPhone ?? '';
  return guardianPhone === '' ? phone : guardianPhone;
}
