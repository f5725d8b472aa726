/** SHA-256 of a ticket's key in hexadecimal, as the snapshot holds it. */
export async function keyHash(ticketKey: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(ticketKey));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
