/** 'Ayşe Nur Kaya' → 'Ayşe Nur K.', for lists that others may see. A single name stays as it is. */
export function initialedName(name: string): string {
  const words = name.trim().split(/\s+/);
  const initial = words.at(-1)?.at(0);
  if (words.length < 2 || initial === undefined) return name.trim();
  return `${words.slice(0, -1).join(' ')} ${initial.toLocaleUpperCase('tr')}.`;
}
