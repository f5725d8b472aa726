import { advice, type ReadinessRule } from '../readiness-rule.js';

export const etbisRule: ReadinessRule = {
  key: 'etbis',
  title: 'ETBİS kaydı',
  screen: 'seller',
  find: ({ seller: { etbis } }) =>
    etbis !== ''
      ? null
      : advice(
          'Kendi sitesinden satanlar Elektronik Ticaret Bilgi Sistemi’ne kaydolur. Kaydınızı yapıp numarasını yazın.',
        ),
};
