import { useSyncExternalStore } from 'react';

/** The purposes that a visitor may allow. What the shop needs to work needs no consent, and nothing else is done. */
export type ConsentPurpose = 'map';
type PrivacyConsent = Readonly<Record<ConsentPurpose, boolean>>;

export const CONSENT_KEY = 'toprak.privacy-consent';
/** A higher number makes earlier answers invalid, when an old name asks for something else. */
const VERSION = 1;

/** The time at which each purpose was allowed; missing purposes are not allowed. */
interface Decision {
  readonly version: number;
  readonly allowedAt: Partial<Record<ConsentPurpose, string | undefined>>;
}

const NOTHING: Decision = { version: VERSION, allowedAt: {} };
const NOTHING_ALLOWED: PrivacyConsent = { map: false };

type Listener = () => void;

/** The visitor's choice: one store over local storage that follows other tabs. It never leaves the browser. */
class PrivacyConsentStore {
  private decision: Decision | null = null;
  private consent: PrivacyConsent = NOTHING_ALLOWED;
  private readonly listeners = new Set<Listener>();

  readonly snapshot = (): PrivacyConsent => {
    if (this.decision === null) this.become(parseDecision(readStorage()));
    return this.consent;
  };

  /** On the server and during hydration nothing is allowed. */
  readonly serverSnapshot = (): PrivacyConsent => NOTHING_ALLOWED;

  readonly subscribe = (listener: Listener): (() => void) => {
    if (this.listeners.size === 0) window.addEventListener('storage', this.onStorage);
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return;
      window.removeEventListener('storage', this.onStorage);
      // Another tab may change the decision while nothing is listening here.
      this.decision = null;
    };
  };

  readonly decide = (purpose: ConsentPurpose, isAllowed: boolean): void => {
    const { allowedAt } = this.decision ?? parseDecision(readStorage());
    const decision: Decision = {
      version: VERSION,
      allowedAt: { ...allowedAt, [purpose]: isAllowed ? new Date().toISOString() : undefined },
    };
    writeStorage(decision);
    this.become(decision);
    this.notify();
  };

  private readonly onStorage = (event: StorageEvent): void => {
    // A null key means that the whole storage was emptied.
    if (event.key !== null && event.key !== CONSENT_KEY) return;
    this.become(parseDecision(event.key === null ? null : event.newValue));
    this.notify();
  };

  private become(decision: Decision): void {
    this.decision = decision;
    const { map } = decision.allowedAt;
    this.consent = { map: map !== undefined };
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}

function parseDecision(stored: string | null): Decision {
  try {
    const { version, allowedAt } = JSON.parse(stored ?? '{}') as Partial<Decision>;
    if (version !== VERSION || typeof allowedAt !== 'object') return NOTHING;
    const { map } = allowedAt;
    return {
      version,
      allowedAt: {
        ...(typeof map === 'string' && { map }),
      },
    };
  } catch {
    return NOTHING;
  }
}

/** Storage can be switched off or full; then the choice lives as long as the page. */
function readStorage(): string | null {
  try {
    return window.localStorage.getItem(CONSENT_KEY);
  } catch {
    return null;
  }
}

function writeStorage(decision: Decision): void {
  try {
    window.localStorage.setItem(CONSENT_KEY, JSON.stringify(decision));
  } catch {
    return;
  }
}

const store = new PrivacyConsentStore();

export const decideOnPrivacy = store.decide;

export function usePrivacyConsent(): PrivacyConsent {
  return useSyncExternalStore(store.subscribe, store.snapshot, store.serverSnapshot);
}
