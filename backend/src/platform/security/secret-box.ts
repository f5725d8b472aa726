import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** The prefix of every encrypted text, so that another encryption can be introduced later. */
const VERSION = 'v1.';

/**
 * Encrypts secrets of the studio that the shop must be able to read again, such as the password of the mail
 * relay.
 */
@Injectable()
export class SecretBox {
  private readonly key: Buffer;

  constructor(@Inject(Settings) { APP_SECRET }: Pick<Settings, 'APP_SECRET'>) {
    this.key = Buffer.from(hkdfSync('sha256', APP_SECRET, '', 'toprak secrets of settings', 32));
  }

  seal(text: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, nonce, { authTagLength: TAG_BYTES });
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return VERSION + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /**
   * Null when the text was encrypted with another APP_SECRET or altered: the secret has to be typed again.
   */
  open(sealedText: string): string | null {
    if (!sealedText.startsWith(VERSION)) return null;
    const bytes = Buffer.from(sealedText.slice(VERSION.length), 'base64url');
    if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
    const decipher = createDecipheriv(CIPHER, this.key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    try {
      const opened = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
      return Buffer.concat(opened).toString('utf8');
    } catch {
      return null;
    }
  }
}
