import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { SecretBox } from '../../platform/security/secret-box.js';

/** Keeps the shop's other sealed texts from passing for such a link. */
const PURPOSE = 'communication-choices ';

/** A page of the site, whose switches change something; opening it changes nothing. */
const CHOICES_PATH = '/iletisim-tercihleri';

/** The link in the foot of mails to the switches of its recipient. It carries the sealed address and is not stored. */
@Injectable()
export class ChoicesLinksService {
  constructor(
    private readonly settings: Settings,
    private readonly box: SecretBox,
  ) {}

  urlFor(address: string): string {
    const url = new URL(CHOICES_PATH, this.settings.PUBLIC_URL);
    url.searchParams.set('anahtar', this.box.seal(PURPOSE + address.toLowerCase()));
    return url.href;
  }

  /** Null for an invalid link. */
  addressOf(token: string): string | null {
    const opened = this.box.open(token);
    return opened?.startsWith(PURPOSE) ? opened.slice(PURPOSE.length) : null;
  }
}
