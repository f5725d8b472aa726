import { describe, expect, it } from '@jest/globals';
import {
  EXPERIENCE_LEVEL_LABELS,
  EXPERIENCE_LEVELS,
  WORKSHOP_TYPE_LABELS,
  WORKSHOP_TYPES,
} from './information-request.js';

describe('A request for information', () => {
  it('names every workshop type in Turkish', () => {
    expect(WORKSHOP_TYPES.map((type) => WORKSHOP_TYPE_LABELS[type])).toEqual([
      'Başlangıç Seviyesi',
      'Orta Seviye',
      'İleri Seviye',
      'Çocuk Workshop',
      'Özel Grup',
      'Kurumsal',
    ]);
  });

  it('names every level of experience in Turkish', () => {
    expect(EXPERIENCE_LEVELS.map((level) => EXPERIENCE_LEVEL_LABELS[level])).toEqual([
      'Hiç Deneyim Yok',
      'Az Deneyim',
      'Orta Düzey',
      'İleri Düzey',
    ]);
  });
});
