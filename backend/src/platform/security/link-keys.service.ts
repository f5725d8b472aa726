import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { isSameHash } from './secret-hash.js';

const KEY_BYTES = 24;
const NONCE_BYTES = 12;

/** What a link opens. */
type LinkedKind =
  | 'order'
  | 'ticket'
  | 'seat'
  | 'guests'
  | 'payment'
  | 'choice'
  | 'waiting-list'
  | 'data-request';

export interface LinkedRecord {
  readonly id: string;
  /** Random, from `newLinkNonce`. Another one ends the links that exist. */
  readonly linkNonce: string;
}

/**
 * The keys in links that open one record without an account. They are derived from APP_SECRET and stored nowhere, so a
 * copy of the database opens none.
 */
@Injectable()
export class LinkKeysService {
  constructor(private readonly settings: Settings) {}

  keyOf(kind: LinkedKind, { id, linkNonce }: LinkedRecord): string {
    const signature = createHmac('sha256', this.settings.APP_SECRET).update(
      `link ${kind} ${id} ${linkNonce}`,
    );
    return signature.digest().subarray(0, KEY_BYTES).toString('base64url');
  }

  isKeyOf(kind: LinkedKind, record: LinkedRecord, key: string): boolean {
    return isSameHash(this.keyOf(kind, record), key);
  }
}

export function newLinkNonce(): string {
  return randomBytes(NONCE_BYTES).toString('base64url');
}
