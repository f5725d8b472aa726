import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { isSame, touchedFields, mergeTouched } from './touched-fields.js';

interface Values {
  readonly title: string;
  readonly phone: string;
  readonly kind: string;
  readonly amount: number;
  readonly tags: readonly string[];
}

const READ: Values = { title: 'Çark', phone: '0532 000 00 00', kind: 'percent', amount: 10, tags: ['kil'] };
const THEIRS: Values = { title: 'Çark II', phone: '0533', kind: 'fixed', amount: 5, tags: ['kil', 'sır'] };

function typing(typed: Partial<Values>) {
  const { result } = renderHook(() => useForm<Values>({ defaultValues: READ }));
  act(() => result.current.reset({ ...READ, ...typed }, { keepDefaultValues: true }));
  return result.current;
}

describe('What is saved over the version of somebody else', () => {
  it('is theirs wherever nothing was changed here', () => {
    const isTouched = touchedFields(typing({ title: 'Torna' }));
    expect(mergeTouched(THEIRS, { ...READ, title: 'Torna' }, isTouched)).toEqual({
      ...THEIRS,
      title: 'Torna',
    });
  });

  it('goes by what stood in the fields, not by what the rules made of it', () => {
    const isTouched = touchedFields(typing({ tags: ['çini'] }));
    const mine = { ...READ, phone: '+905320000000', tags: ['çini'] };
    expect(mergeTouched(THEIRS, mine, isTouched)).toEqual({ ...THEIRS, tags: ['çini'] });
  });

  it('never parts fields that say one thing between them', () => {
    const isTouched = touchedFields(typing({ amount: 20 }), [['kind', 'amount']]);
    const mine = { ...READ, amount: 20 };
    expect(mergeTouched(THEIRS, mine, isTouched)).toEqual({ ...THEIRS, kind: 'percent', amount: 20 });
  });
});

describe('Two values', () => {
  it('are the same when they say the same, in whatever order', () => {
    expect(isSame([{ id: 1, label: 'a' }], [{ label: 'a', id: 1 }])).toBe(true);
    expect(isSame(['a', 'b'], ['b', 'a'])).toBe(false);
    expect(isSame(['a'], ['a', 'b'])).toBe(false);
    expect(isSame(null, '')).toBe(false);
    expect(isSame(Number.NaN, Number.NaN)).toBe(true);
  });
});
