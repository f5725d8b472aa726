import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Icon } from './icon.js';
import { IconButton } from './icon-button.js';
import { TextField, type TextFieldProps } from './text-field.js';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password field whose text can be shown. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          aria-label={isShown ? 'Şifreyi gizle' : 'Şifreyi göster'}
          onClick={() => setShown(!isShown)}
        >
          <Icon as={isShown ? EyeOff : Eye} />
        </IconButton>
      }
    />
  );
}
