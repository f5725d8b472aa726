import { isOfSameDomain } from '../same-domain.js';
import { advice, type ReadinessRule } from '../readiness-rule.js';

export const senderRule: ReadinessRule = {
  key: 'sender',
  title: 'Gönderenin alan adı',
  screen: 'email',
  find: ({ mailFrom, publicUrl }) =>
    // Without a relay there is no sender yet, which another check says.
    mailFrom === null || isOfSameDomain(mailFrom, publicUrl)
      ? null
      : advice('E-postalar sitenizin alan adından gitmiyor; böyle postalar daha sık istenmeyenlere düşer.'),
};
