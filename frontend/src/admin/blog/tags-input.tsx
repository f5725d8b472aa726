import { useState } from 'react';
import { TextField, type TextFieldProps } from '../../ui/text-field.js';

interface TagsInputProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  readonly tags: readonly string[];
  readonly onTags: (tags: string[]) => void;
}

const tagsIn = (typed: string) =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);

/** An input for tags or keywords, separated by commas. */
export function TagsInput({ tags, onTags, ...field }: TagsInputProps) {
  const [typed, setTyped] = useState(() => tags.join(', '));
  // Takes over tags that were set from outside, by a reset or by the AI writer.
  if (tags.join('\n') !== tagsIn(typed).join('\n')) setTyped(tags.join(', '));
  return (
    <TextField
      {...field}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onTags(tagsIn(target.value));
      }}
    />
  );
}
