import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { type ClassConstructor, plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync } from 'class-validator';

type Dto = ClassConstructor<object>;

/** Numbers beyond every `integer` column; the second one is still an integer to JavaScript. */
const TOO_LARGE = [4_294_967_296, 1e30];

/** Choices without which a field is not validated at all. */
const CHOSEN_WITH: Readonly<Record<string, object>> = {
  categoryIds: { applicableTo: 'specific_categories' },
};

const CONTRACT = fileURLToPath(new URL('../contract/', import.meta.url));

async function dtosOfContract(): Promise<Dto[]> {
  const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(dto|query)\.ts$/.test(file),
  );
  const exported: unknown[] = [];
  for (const file of files) {
    const module = (await import(pathToFileURL(CONTRACT + file).href)) as Record<string, unknown>;
    exported.push(...Object.values(module));
  }
  return [...new Set(exported.filter((each): each is Dto => typeof each === 'function'))];
}

interface WholeNumber {
  readonly dto: Dto;
  readonly field: string;
  readonly isList: boolean;
}

function wholeNumbersOf(dto: Dto): WholeNumber[] {
  return getMetadataStorage()
    .getTargetValidationMetadatas(dto, '', false, false)
    .filter(({ name }) => name === 'isInt')
    .map(({ propertyName, each }) => ({ dto, field: propertyName, isList: each }));
}

function isRefused({ dto, field, isList }: WholeNumber, value: number): boolean {
  const instance = plainToInstance(dto, { ...CHOSEN_WITH[field], [field]: isList ? [value] : value });
  return validateSync(instance).some(({ property }) => property === field);
}

describe('A whole number that the database cannot keep', () => {
  it('is refused in every field that takes whole numbers', async () => {
    const wholeNumbers = (await dtosOfContract()).flatMap(wholeNumbersOf);
    const taken = wholeNumbers.filter((each) => !TOO_LARGE.every((value) => isRefused(each, value)));

    expect(wholeNumbers.length).toBeGreaterThan(40);
    expect(taken.map(({ dto, field }) => `${dto.name}.${field}`)).toEqual([]);
  });
});
