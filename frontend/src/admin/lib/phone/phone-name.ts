/** The first that fits names the device; Android comes before Linux, which it also calls itself. */
const KINDS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows'],
  [/Linux|CrOS/, 'Linux'],
];

/** 'iPhone · 3F2A', by which people tell the phones at the door apart. */
export function phoneName(userAgent: string, mark: string): string {
  const [, kind] = KINDS.find(([sign]) => sign.test(userAgent)) ?? [null, 'Cihaz'];
  return `${kind} · ${mark}`;
}
