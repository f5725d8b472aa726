import { describe, expect, it } from '@jest/globals';
import { textsAround } from './texts-around.js';

describe('What was pressed in the preview', () => {
  it('is told by its words, then by those around it, and never as the whole page', () => {
    document.body.innerHTML =
      '<main><section><ul><li><b>Çay</b>\n demli</li><li>Kil bizden</li></ul></section></main>';
    const pressed = document.querySelector('b') as HTMLElement;

    expect(textsAround(pressed)).toEqual(['Çay', 'Çay demli', 'Çay demliKil bizden']);
    expect(textsAround(document.body)).toEqual([]);
  });
});
