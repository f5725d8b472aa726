import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { BlogPostDto } from '@contract/blog/blog-post.dto.js';
import { TextField } from '../../ui/text-field.js';

interface WordsFieldProps {
  readonly name: 'tags' | 'metaKeywords';
  readonly label: string;
  readonly help?: string;
  readonly placeholder?: string;
}

const wordsIn = (typed: string) =>
  typed
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** A list, typed with commas. */
export function WordsField({ name, ...texts }: WordsFieldProps) {
  const { field, fieldState } = useController<BlogPostDto, 'tags' | 'metaKeywords'>({ name });
  const { value, ref, onBlur, onChange } = field;
  const [typed, setTyped] = useState(() => value.join(', '));
  // What was put there since, by a reset or by the writer.
  if (value.join('\n') !== wordsIn(typed).join('\n')) setTyped(value.join(', '));
  return (
    <TextField
      {...texts}
      error={fieldState.error?.message}
      value={typed}
      ref={ref}
      onBlur={onBlur}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(wordsIn(target.value));
      }}
    />
  );
}
