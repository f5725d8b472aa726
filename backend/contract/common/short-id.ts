/** The first 8 characters of an id, by which orders and bookings are shown (specification 1, section 9). */
export function shortId(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
