import { Injectable } from '@nestjs/common';
import { SecretBox } from '../../platform/security/secret-box.js';

/** Keeps the shop's other sealed texts from passing for such a link. */
const PURPOSE = 'stock-wishes ';

/** A page of the site, whose button ends the wishes. */
const LEAVE_PATH = '/haber-verme';

/**
 * The link by which somebody ends their wishes. It carries the sealed address, because the wish itself is deleted when
 * its mail goes out.
 */
@Injectable()
export class StockWishLinksService {
  constructor(private readonly box: SecretBox) {}

  urlFor(email: string): string {
    return `${LEAVE_PATH}?anahtar=${this.box.seal(PURPOSE + email.toLowerCase())}`;
  }

  /** Null for an invalid link. */
  addressOf(token: string): string | null {
    const opened = this.box.open(token);
    return opened?.startsWith(PURPOSE) ? opened.slice(PURPOSE.length) : null;
  }
}
