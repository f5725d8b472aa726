import { createHash } from 'node:crypto';

/** SHA-256 of a ticket's key in hexadecimal, which lies on phones instead of the key. Keys cannot be guessed. */
export function ticketKeyHash(ticketKey: string): string {
  return createHash('sha256').update(ticketKey).digest('hex');
}
