import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync } from 'class-validator';

type Dto = new () => object;

const CONTRACT = join(import.meta.dirname, '../contract');
/** The server only compares these with what it knows. */
const COMPARED = /password|^answer$|^setup$/i;

const files = globSync('**/*.dto.ts', { cwd: CONTRACT });
const modules = await Promise.all(
  files.map((file) => import(pathToFileURL(join(CONTRACT, file)).href) as Promise<Record<string, unknown>>),
);
const dtos = modules.flatMap((exported) =>
  Object.values(exported).filter(
    (value): value is Dto => typeof value === 'function' && /^class /.test(String(value)),
  ),
);
const requiredTexts = dtos.flatMap((dto) =>
  requiredTextsOf(dto)
    .filter((field) => !COMPARED.test(field))
    .map((field) => [dto.name, field, dto] as const),
);

/** A company has to tell more of itself for its invoice. */
const ASKED_OF_EACH = { kind: 'company' };

describe('A text that must be given', () => {
  it('is found in every part of the shop', () => {
    expect(requiredTexts.length).toBeGreaterThan(40);
  });

  it.each(requiredTexts)('is not only invisible characters: %s.%s', (_name, field, dto) => {
    for (const character of ['\u200b', '\u00ad', '\u3164', '\u2060']) {
      const given = plainToInstance(dto, { ...ASKED_OF_EACH, [field]: character.repeat(3) });
      const refused = validateSync(given).map(({ property }) => property);
      expect(refused).toContain(field);
    }
  });
});

/** The fields that are strings and never empty. */
function requiredTextsOf(dto: Dto): readonly string[] {
  const rules = getMetadataStorage().getTargetValidationMetadatas(dto, '', true, false);
  const having = (rule: string) =>
    new Set(rules.filter(({ name }) => name === rule).map(({ propertyName }) => propertyName));
  const strings = having('isString');
  return [...having('isNotEmpty')].filter((field) => strings.has(field));
}
