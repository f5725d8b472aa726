import { describe, expect, it } from '@jest/globals';
import { fromEditor, isFormattable, toEditor } from './template-html.js';

const TEMPLATE = [
  '<h1>Teşekkür ederiz, {{user_name}}</h1>',
  '<p><strong>{{order_id}}</strong> numaralı siparişinizi{{#if is_paid}} ve ödemenizi{{/if}} aldık.{{#unless has_total}} Ödeme alınmadı.{{/unless}}</p>',
  '<p style="text-align:center"><a href="{{order_url}}" class="button">Siparişim</a></p>',
  '{{> order_lines}}',
  '{{#if has_pieces}}',
  '<h2>Teslimat</h2>',
  '{{> delivery}}',
  '{{#if order_note}}',
  '<p class="note">{{order_note}}<br>Bu kadar</p>',
  '{{/if}}',
  '{{/if}}',
  '<ul><li>Bir</li><li>İki</li></ul>',
].join('\n');

describe('A template in the editor', () => {
  it('becomes elements, and the same template again', () => {
    expect(isFormattable(TEMPLATE)).toBe(true);
    const shown = toEditor(TEMPLATE);
    expect(shown).not.toMatch(/\{\{(?!order_url)/);
    expect(shown).toContain('<span data-variable="user_name"></span>');
    expect(shown).toContain('<span data-when="is_paid"> ve ödemenizi</span>');
    expect(shown).toContain('<span data-when="!has_total">');
    expect(shown).toContain('<div data-block="order_lines"></div>');
    expect(shown).toContain('<p data-style="text-align:center">');
    expect(fromEditor(shown)).toBe(TEMPLATE);
  });

  it.each([
    '<table><tbody><tr><td>1</td></tr></tbody></table>',
    '<p align="center">Orta</p>',
    '<img src="/media/a.webp">',
    '<p>{{#if user_name}}Merhaba</p><p>Selam{{/if}}</p>',
    '<p>{{#if user_name}}Merhaba{{else}}Selam{{/if}}</p>',
    '<p>{{> order_lines}}</p>',
    '<p>{{{user_name}}}</p>',
    '{{#each lines}}<p>x</p>{{/each}}',
  ])('is left to whoever writes HTML where it holds more than the editor shows: %s', (template) => {
    expect(isFormattable(template)).toBe(false);
  });
});
