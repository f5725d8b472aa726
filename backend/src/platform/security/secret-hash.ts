import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Of a short code: without the key, its million values would be tried in a moment. */
export function codeHash(
  secret: string,
  { id, code }: { readonly id: string; readonly code: string },
): string {
  return createHmac('sha256', secret).update(`code ${id} ${code}`).digest('base64url');
}

/** Of a long random token, which nobody can try out. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}
