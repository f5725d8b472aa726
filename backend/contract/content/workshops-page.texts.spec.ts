import { describe, expect, it } from '@jest/globals';
import { BUILT_IN_PROGRAMS, BUILT_IN_QUESTIONS, BUILT_IN_TEXTS } from './workshops-page.texts.js';

const answerTo = (question: string) =>
  BUILT_IN_QUESTIONS.find((candidate) => candidate.question === question)?.answer ?? '';

describe('the built-in texts of the workshops page', () => {
  it('promise no more than the contract to guests who cannot come', () => {
    const answer = answerTo('Gelemezsem ne olur?');
    expect(answer).toContain('Gün değişikliği ve iptal');
    expect(answer).toContain('yerinizi aldığınız günkü kurallar');
    expect(answer).toContain('ödediğinizin tamamının iadesi arasında siz seçersiniz');
  });

  it('are spelled as the rest of the shop', () => {
    const texts = JSON.stringify([BUILT_IN_TEXTS, BUILT_IN_PROGRAMS, BUILT_IN_QUESTIONS]);
    expect(texts).not.toMatch(/[Ww]orkshop’|dahil|takvim davet/);
  });
});
