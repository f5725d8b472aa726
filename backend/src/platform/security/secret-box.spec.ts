import { describe, expect, it } from '@jest/globals';
import { SecretBox } from './secret-box.js';

const box = new SecretBox({ APP_SECRET: 'a secret of at least thirty-two characters' });

describe('A secret of the settings', () => {
  it.each(['geheim', '', 'şifrem çok gizli 🏺', 'x'.repeat(5_000)])('comes out as it went in', (text) => {
    expect(box.open(box.seal(text))).toBe(text);
  });

  it('looks different each time and never like itself', () => {
    const sealed = [box.seal('parola'), box.seal('parola')];
    expect(new Set(sealed).size).toBe(2);
    expect(sealed.join()).not.toContain('parola');
  });

  it('stays shut for another secret of the shop', () => {
    const other = new SecretBox({ APP_SECRET: 'another secret of at least thirty-two characters' });
    expect(other.open(box.seal('parola'))).toBeNull();
  });

  it('stays shut when a single character was altered', () => {
    const sealed = box.seal('parola');
    for (let at = 3; at < sealed.length - 1; at += 1) {
      const altered = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
      expect(box.open(altered)).toBeNull();
    }
  });

  it.each(['', 'v1.', 'v1.AAAA', 'parola', 'v2.' + 'A'.repeat(60)])(
    'is not what was never sealed: %j',
    (text) => {
      expect(box.open(text)).toBeNull();
    },
  );
});
