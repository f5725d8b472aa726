import { missing, notNeeded, type ReadinessRule } from '../readiness-rule.js';

export const programsRule: ReadinessRule = {
  key: 'programs',
  title: 'Workshop programlarının metinleri',
  screen: 'content',
  find: ({ features, ownProgramTexts }) => {
    if (!features.workshops) return notNeeded('Workshoplar kapalı.');
    return ownProgramTexts > 0
      ? null
      : missing(
          'Workshop sayfasında beş hazır program, fiyat aralıklarıyla örnek olarak duruyor. Sayfa İçerikleri’nin Workshoplar bölümünde kendi programlarınızı ve fiyatlarınızı yazın.',
        );
  },
};
