import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The hash of a short code, with a key: without one, all its values could be tried in a moment. */
export function codeHash(
  secret: string,
  { id, code }: { readonly id: string; readonly code: string },
): string {
  return createHmac('sha256', secret).update(`code ${id} ${code}`).digest('base64url');
}

/** The hash of a long random token, which cannot be guessed. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}
