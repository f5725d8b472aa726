import { isOfSameDomain } from '../same-domain.js';
import { advice, type ReadinessRule } from '../readiness-rule.js';

export const senderRule: ReadinessRule = {
  key: 'sender',
  title: 'Gönderenin alan adı',
  screen: 'email',
  find: ({ mailFrom, publicUrl }) =>
    isOfSameDomain(mailFrom, publicUrl)
      ? null
      : advice('E-postalar sitenizin alan adından gitmiyor; böyle postalar daha sık istenmeyenlere düşer.'),
};
