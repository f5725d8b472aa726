import { useRef } from 'react';

interface StoredKey {
  readonly content: string;
  readonly key: string;
}

const NONE: StoredKey = { content: '', key: '' };

/**
 * The key under which a campaign is sent once: the same as long as its content is, also after a reload, since an answer
 * may be lost together with the page that waited for it. It ends with the tab.
 */
export function useCampaignKey(kind: 'message' | 'direct-message' | 'bulk-mail' | 'internal-note') {
  const place = `toprak.${kind}-key`;
  const last = useRef(NONE);
  return {
    keyOf: (campaign: object): string => {
      const content = JSON.stringify(campaign);
      const known = [last.current, readStored(place)].find((kept) => kept.content === content);
      last.current = known ?? { content, key: crypto.randomUUID() };
      keep(place, last.current);
      return last.current.key;
    },
    /** After the sending, the same text counts as a new message. */
    forget: () => {
      last.current = NONE;
      keep(place, NONE);
    },
  };
}

function keep(place: string, kept: StoredKey): void {
  try {
    if (kept === NONE) window.sessionStorage.removeItem(place);
    else window.sessionStorage.setItem(place, JSON.stringify(kept));
  } catch {
    return;
  }
}

function readStored(place: string): StoredKey {
  try {
    const { content, key } = JSON.parse(window.sessionStorage.getItem(place) ?? '{}') as Partial<StoredKey>;
    return typeof content === 'string' && typeof key === 'string' ? { content, key } : NONE;
  } catch {
    return NONE;
  }
}
