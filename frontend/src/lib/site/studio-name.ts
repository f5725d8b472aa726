const META_NAME = 'application-name';

/** The studio's name as the page's head says it; empty where it is unknown. */
export function studioNameOfPage(): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector<HTMLMetaElement>(`meta[name="${META_NAME}"]`)?.content ?? '';
}
