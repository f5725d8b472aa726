import { chakra } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import { useId } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import {
  accentContrasts,
  type Colour,
  COLOUR,
  type ContrastCheck,
  DEFAULT_ACCENT,
  PALETTES,
} from '@contract/studio/accent.js';
import { FieldGroup } from '../../../ui/field-group.js';
import { Icon } from '../../../ui/icon.js';
import { TextField } from '../../../ui/text-field.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { formatNumber } from '../../lib/format-number.js';
import { AccentPreview } from './accent-preview.js';
import { ChoiceCard, ChoiceGrid } from './choice-card.js';
import type { LookValues } from './look-values.js';

export function AccentFields() {
  const { control, formState } = useFormContext<LookValues>();
  const typed = useWatch<LookValues, 'accent'>({ name: 'accent' }).trim().toUpperCase();
  const groupName = useId();
  const shown = COLOUR.test(typed) ? typed : null;
  return (
    <FieldGroup legend="Renk">
      <chakra.div display="grid" gap="5">
        <Controller
          control={control}
          name="accent"
          render={({ field }) => (
            <>
              <ChoiceGrid>
                {PALETTES.map(({ name, accent }) => (
                  <ChoiceCard
                    key={accent}
                    name={groupName}
                    value={accent}
                    label={name}
                    picture={<Swatch colour={accent} />}
                    checked={typed === accent}
                    onChange={() => field.onChange(accent)}
                  />
                ))}
              </ChoiceGrid>
              <chakra.div display="flex" alignItems="flex-end" gap="3" maxW="360px">
                <chakra.div flex="1">
                  <TextField
                    label="Başka bir renk"
                    autoComplete="off"
                    spellCheck={false}
                    maxLength={7}
                    error={formState.errors.accent?.message}
                    {...field}
                  />
                </chakra.div>
                <chakra.input
                  type="color"
                  aria-label="Rengi paletten seçin"
                  value={(shown ?? DEFAULT_ACCENT).toLowerCase()}
                  onChange={({ target }) => field.onChange(target.value.toUpperCase())}
                  boxSize="48px"
                  p="1"
                  alignSelf="flex-start"
                  mt="26px"
                  borderWidth="1px"
                  borderColor="border.emphasized"
                  borderRadius="md"
                  bg="bg.panel"
                  cursor="pointer"
                />
              </chakra.div>
            </>
          )}
        />
        {shown !== null && (
          <chakra.div display="grid" gap="5" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}>
            <Contrasts accent={shown} />
            <AccentPreview accent={shown} />
          </chakra.div>
        )}
      </chakra.div>
    </FieldGroup>
  );
}

function Swatch({ colour }: { readonly colour: Colour }) {
  return <span aria-hidden="true" style={{ width: 36, height: 36, borderRadius: 18, background: colour }} />;
}

/** Computed while typing, by the rule by which the server refuses. */
function Contrasts({ accent }: { readonly accent: Colour }) {
  return (
    <chakra.div>
      <chakra.h3 textStyle="label" mb="2">
        Okunurluk
      </chakra.h3>
      <chakra.p textStyle="note" color="fg.muted" mb="2">
        Sayı, rengin zemininden ne kadar ayrıldığıdır: 1 hiç görünmez, 21 beyaz üstüne siyahtır.
      </chakra.p>
      <chakra.ul display="grid" gap="2" aria-live="polite">
        {accentContrasts(accent).map((check) => (
          <Contrast key={check.what} check={check} />
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

function Contrast({ check: { what, ratio, least } }: { readonly check: ContrastCheck }) {
  const isEnough = ratio >= least;
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="2"
      textStyle="sm"
      color={isEnough ? 'success.fg' : 'danger.fg'}
    >
      <Icon as={isEnough ? Check : X} size="sm" />
      <span>
        {what}: {formatNumber(Math.floor(ratio * 10) / 10)}
        <chakra.span color="fg.subtle"> (en az {formatNumber(least)})</chakra.span>
        <VisuallyHidden>{isEnough ? ', yeterli' : ', yetersiz'}</VisuallyHidden>
      </span>
    </chakra.li>
  );
}
