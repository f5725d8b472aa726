import { chakra } from '@chakra-ui/react';
import { Timer } from 'lucide-react';
import type { ReservedPart } from '@contract/checkout/checkout.views.js';
import { formatCountdown } from '../../lib/time/format-countdown.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';

const WARN_BELOW_SECONDS = 3 * 60;

interface HoldNoteProps {
  /** 'Sepetiniz', or 'Yeriniz' when only seats are held. */
  readonly held: 'Sepetiniz' | 'Yeriniz';
  readonly reservedPart: ReservedPart;
  readonly secondsLeft: number;
  readonly renewalsLeft: number;
  readonly renewalMinutes: number;
  readonly isRenewing: boolean;
  readonly onRenew: () => void;
}

/** Shows how long the cart is still held. It is read aloud at five minutes and at one minute. */
export function HoldNote({
  held,
  reservedPart,
  secondsLeft,
  renewalsLeft,
  renewalMinutes,
  isRenewing,
  onRenew,
}: HoldNoteProps) {
  const isLow = secondsLeft < WARN_BELOW_SECONDS;
  return (
    <chakra.div display="grid" gap="2">
      <chakra.div
        display="flex"
        alignItems="center"
        gap="3"
        px="4"
        py="3"
        borderRadius="md"
        textStyle="note"
        lineHeight="1.4"
        bg={isLow ? 'warning.subtle' : 'info.subtle'}
        color={isLow ? 'warning.fg' : 'info.fg'}
      >
        <Icon as={Timer} />
        <span>{reservedText(held, reservedPart)}</span>
        <chakra.span
          role="timer"
          aria-label={spokenTime(secondsLeft)}
          ms="auto"
          fontSize="1.25rem"
          lineHeight="1"
          fontWeight="650"
        >
          {formatCountdown(secondsLeft)}
        </chakra.span>
      </chakra.div>
      {isLow && renewalsLeft > 0 && (
        <Button
          variant="outline"
          size="sm"
          block
          pending={isRenewing}
          pendingLabel="Uzatılıyor..."
          onClick={onRenew}
        >
          {`Süreyi ${renewalMinutes} dakika uzatın`}
        </Button>
      )}
      <VisuallyHidden role="status">{announcement(held, secondsLeft)}</VisuallyHidden>
    </chakra.div>
  );
}

function reservedText(held: HoldNoteProps['held'], reservedPart: ReservedPart): string {
  if (reservedPart === 'all') return `${held} sizin için ayrıldı`;
  if (reservedPart === 'part') return `${held} kısmen ayrıldı; kalanı ödemeye geçince ayrılacak`;
  return `${held} ödemeye geçince ayrılacak; o zamana kadar başkaları da alabilir`;
}

function spokenTime(seconds: number): string {
  return `${Math.floor(seconds / 60)} dakika ${seconds % 60} saniye kaldı`;
}

function announcement(held: HoldNoteProps['held'], secondsLeft: number): string {
  if (secondsLeft <= 60) return `${held}in sizin için ayrıldığı süreden 1 dakika kaldı.`;
  return secondsLeft <= 5 * 60 ? `${held}in sizin için ayrıldığı süreden 5 dakika kaldı.` : '';
}
