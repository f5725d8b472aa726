/**
 * The slug in the code of a price label, which holds the address of the piece's page; null for anything else. A hand
 * scanner types as if on an American keyboard: on a Turkish one '/' becomes '.', '-' becomes '*' and 'i' becomes 'ı'.
 */
export function slugOfCode(scanned: string): string | null {
  const typed = scanned.trim().toLowerCase().replaceAll('ı', 'i').replaceAll('*', '-');
  return /[/.]urun[/.]([a-z0-9]+(?:-[a-z0-9]+)*)\/?$/.exec(typed)?.[1] ?? null;
}
