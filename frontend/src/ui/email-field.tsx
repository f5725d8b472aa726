import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.js';
import { TextButton } from './text-link.js';

/**
 * A field for an e-mail address. It asks about one that looks mistyped, when the field is left; the answer is never
 * needed. What finds such addresses is loaded then.
 */
export function EmailField({ onBlur, ...rest }: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  const field = useRef<HTMLInputElement>(null);
  const [doubt, setDoubt] = useState<{ readonly typed: string; readonly meant: string } | null>(null);
  const examine = async (typed: string) => {
    const meant = typed === '' ? null : await suggest(typed);
    setDoubt(meant === null ? null : { typed, meant });
  };
  const accept = (meant: string) => {
    setDoubt(null);
    if (field.current === null) return;
    writeInto(field.current, meant);
    field.current.focus();
  };
  return (
    <chakra.div minW="0">
      <TextField
        type="email"
        inputMode="email"
        {...rest}
        onBlur={(event) => {
          field.current = event.target;
          void examine(event.target.value);
          onBlur?.(event);
        }}
      />
      <div role="status">
        {doubt !== null && (
          <chakra.p textStyle="sm" mt="1.5" overflowWrap="anywhere">
            Bunu mu demek istediniz:{' '}
            <TextButton py="2" onClick={() => accept(doubt.meant)}>
              {doubt.meant}
            </TextButton>
          </chakra.p>
        )}
      </div>
    </chakra.div>
  );
}

/** Nothing is asked when the code cannot be loaded. */
async function suggest(typed: string): Promise<string | null> {
  const suggesting = await import('../lib/forms/suggest-email.js').catch(() => null);
  return suggesting?.suggestEmail(typed) ?? null;
}

/** Changes the value as a person would, so that whoever listens to the field hears of it. */
function writeInto(field: HTMLInputElement, text: string): void {
  // React's own property would hide the change from React.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
