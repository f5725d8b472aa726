import { useState } from 'react';
import { TextField, type TextFieldProps } from '../../ui/text-field.js';

interface WordsInputProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  readonly words: readonly string[];
  readonly onWords: (words: string[]) => void;
}

const wordsIn = (typed: string) =>
  typed
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** An input for words separated by commas. */
export function WordsInput({ words, onWords, ...field }: WordsInputProps) {
  const [typed, setTyped] = useState(() => words.join(', '));
  // Takes over words that were set from outside, by a reset or by the AI writer.
  if (words.join('\n') !== wordsIn(typed).join('\n')) setTyped(words.join(', '));
  return (
    <TextField
      {...field}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onWords(wordsIn(target.value));
      }}
    />
  );
}
