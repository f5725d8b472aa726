import { describe, expect, it } from '@jest/globals';
import { returnPath } from './return-path.js';

describe('where a visitor goes after signing in', () => {
  it.each([
    ['/workshops'],
    ['/workshops?gun=2026-12-12#workshop-calendar'],
    ['/urun/seladon-kupa'],
    ['/account/mesajlar'],
    ['/siparis/a4f2c81d?anahtar=gizli'],
  ])('is the page they came from: %s', (requested) => {
    expect(returnPath(requested)).toBe(requested);
  });

  it.each([
    [null],
    [''],
    ['https://kotu.example/workshops'],
    ['//kotu.example/workshops'],
    ['/\\kotu.example/workshops'],
    ['/\t/kotu.example/workshops'],
    ['javascript:alert(1)'],
    ['/auth'],
    ['/reset-password?token=x'],
    ['/admin'],
    ['/odeme/3d/1'],
    ['/workshops/../admin'],
  ])('is home for %p', (requested) => {
    expect(returnPath(requested)).toBe('/');
  });
});
