import type { OwnSession } from './own-session.view.js';

/** Names the browser and the system of a request for people, for example 'Safari, iPhone'. */
export function browserLabel({ browser, system }: Pick<OwnSession, 'browser' | 'system'>): string {
  return [browser ?? 'Bilinmeyen tarayıcı', system].filter((part) => part !== null).join(', ');
}
