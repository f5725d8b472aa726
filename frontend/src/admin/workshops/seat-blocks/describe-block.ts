import { formatPhone } from '@contract/common/phone.js';
import { SEAT_BLOCK_LABELS, type SeatBlock } from '@contract/workshops/seat-block.js';

interface BlockWords {
  /** '2 yer · Ayşe Demir' */
  readonly what: string;
  /** Telephone, note and who wrote it down; may be empty. */
  readonly facts: string;
}

export function describeBlock({ kind, seats, name, phone, note, createdBy }: SeatBlock): BlockWords {
  return {
    what: `${seats} yer · ${name || SEAT_BLOCK_LABELS[kind]}`,
    facts: [phone && formatPhone(phone), note, createdBy].filter(Boolean).join(' · '),
  };
}
