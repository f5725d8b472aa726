import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { Switch } from '../../../../ui/switch-field.js';
import { TextField } from '../../../../ui/text-field.js';
import type { SettingsValues } from './settings-values.js';

interface GroupProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** Fields under a heading, in two columns where there is room. */
export function Group({ title, lead, children }: GroupProps) {
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0">
      <chakra.legend textStyle="h4">{title}</chakra.legend>
      <chakra.p textStyle="note" color="fg.muted" mb="4">
        {lead}
      </chakra.p>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        alignItems="start"
        gap="4"
      >
        {children}
      </chakra.div>
    </chakra.fieldset>
  );
}

export function Column({ children }: { readonly children: ReactNode }) {
  return (
    <chakra.div display="grid" gap="4" minW="0">
      {children}
    </chakra.div>
  );
}

type TextName = 'smtpHost' | 'smtpUsername' | 'fromEmail' | 'fromName' | 'imapHost' | 'pop3Host';
type PortName = 'smtpPort' | 'smtpSslPort' | 'smtpTlsPort' | 'imapPort' | 'pop3Port';

interface TextProps {
  readonly name: TextName;
  readonly label: string;
  readonly type?: string;
  readonly placeholder?: string;
  readonly help?: string;
  /** What else happens when the text changes; `before` is the text until then. */
  readonly onChanged?: (text: string, before: string) => void;
}

export function Text({ name, type = 'text', onChanged, ...texts }: TextProps) {
  const { register, formState, getValues } = useFormContext<SettingsValues>();
  const field = register(name);
  return (
    <TextField
      {...texts}
      type={type}
      size="sm"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      error={formState.errors[name]?.message}
      {...field}
      onChange={(event) => {
        const before = getValues(name);
        void field.onChange(event);
        onChanged?.(event.target.value, before);
      }}
    />
  );
}

interface PortProps {
  readonly name: PortName;
  readonly label: string;
  readonly help?: string;
}

export function Port({ name, ...texts }: PortProps) {
  const { register, formState } = useFormContext<SettingsValues>();
  return (
    <TextField
      {...texts}
      type="number"
      inputMode="numeric"
      size="sm"
      min={1}
      max={65_535}
      error={formState.errors[name]?.message}
      {...register(name, { valueAsNumber: true })}
    />
  );
}

export function Secure({ name, label }: { readonly name: 'imapSsl' | 'pop3Ssl'; readonly label: string }) {
  const { control } = useFormContext<SettingsValues>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <chakra.label
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="4"
          minH="target"
          textStyle="label"
          cursor="pointer"
        >
          {label}
          <Switch
            type="checkbox"
            role="switch"
            checked={value}
            onChange={({ target }) => onChange(target.checked)}
          />
        </chakra.label>
      )}
    />
  );
}
