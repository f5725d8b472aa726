/** '3. sürüm'; the built-in text is version 0. */
export function versionName(version: number): string {
  return version === 0 ? 'Hazır metin' : `${version}. sürüm`;
}
