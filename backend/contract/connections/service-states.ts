/** Connections that are set up elsewhere; this page only shows them. */
export interface ServiceStates {
  readonly mail: MailState;
  readonly ai: { readonly isConfigured: boolean; readonly model: string };
  readonly storage: StorageState;
}

export interface MailState {
  /** The relay entered in the back office, or the environment's; null while mails wait for one. */
  readonly way: 'back_office' | 'environment' | null;
  /** The relay's host. */
  readonly host: string | null;
  readonly sender: string | null;
  /** Whether the back office has another relay that is switched off. */
  readonly isSwitchedOff: boolean;
}

export interface StorageState {
  readonly kind: 'folder' | 's3';
  /** The folder, or the name of the bucket. */
  readonly place: string;
  /** In bytes; null for a bucket, and when it cannot be read. */
  readonly free: number | null;
}

/** What came of trying a connection, in words for the studio. */
export interface Trial {
  readonly isReached: boolean;
  readonly message: string;
}
