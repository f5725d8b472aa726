import { describe, expect, it } from '@jest/globals';
import { guestMarks, guestName } from './guest-marks.js';
import type { StudioSeatGuest } from './seat-guests.views.js';

const ADULT: StudioSeatGuest = {
  ...{ position: 1, name: 'Can Demir', ageBand: 'adult', guardianName: '', guardianPhone: '' },
  ...{ needs: '', photoConsent: 'yes' },
};

describe('The marks of a guest', () => {
  it('of an adult without needs tell of pictures alone', () => {
    expect(guestMarks(ADULT)).toEqual(['Fotoğraf: çekilebilir']);
  });

  it('of a child name the age, who is responsible, and what it needs', () => {
    const guardian = { guardianName: 'Ayşe Demir', guardianPhone: '+905325550112' };
    const child = { ...ADULT, ...guardian, ageBand: 'child', needs: 'Fıstık', photoConsent: 'no' } as const;
    expect(guestMarks(child)).toEqual([
      '12 yaşından küçük',
      'Sorumlusu: Ayşe Demir, 0532 555 01 12',
      'İhtiyaç: Fıstık',
      'Fotoğraf: çekilmesin',
    ]);
  });

  it('an erased guest is known by the seat', () => {
    expect([guestName(ADULT), guestName({ ...ADULT, name: '' })]).toEqual(['Can Demir', '2. kişi']);
  });
});
