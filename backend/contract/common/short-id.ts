/** An order or booking is shown by the first 8 characters of its id (specification 1, section 9). */
export function shortId(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
