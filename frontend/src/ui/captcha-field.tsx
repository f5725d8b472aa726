import { chakra } from '@chakra-ui/react';
import { ImageOff, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { CAPTCHA_PLACEHOLDER, CAPTCHA_PROMPT } from '@contract/captcha/captcha.view.js';
import type { Captcha } from '../lib/forms/use-captcha.js';
import { describeField, FieldFrame, useFieldIds } from './field-frame.js';
import { Icon } from './icon.js';
import { IconButton } from './icon-button.js';
import { Skeleton } from './skeleton.js';
import { TextButton } from './text-link.js';
import { inputRecipe } from './theme/field.recipe.js';

const Input = chakra('input', inputRecipe);
const PICTURE = { w: 'full', h: '12', borderRadius: 'md', bg: 'bg.subtle' };

/** Picture and answer are next to each other where there is room, but not on phones. */
const PICTURE_COLUMNS = {
  base: 'minmax(0, 1fr) 44px',
  sm: '150px 44px minmax(0, 1fr)',
  md: 'minmax(0, 1fr) 44px',
  lg: '150px 44px minmax(0, 1fr)',
};
const INPUT_COLUMNS = { base: '1 / -1', sm: 'auto', md: '1 / -1', lg: 'auto' };

/** Said once: by the field, or by the form around it. */
export const CAPTCHA_MISSING = 'Güvenlik kodu yüklenemedi. Yenile düğmesine basın.';

interface CaptchaFieldProps {
  readonly captcha: Captcha;
  /** The form's field for the answer. */
  readonly name: string;
  readonly autoFocus?: boolean;
  /** True when the form around the field tells that the captcha could not be loaded. */
  readonly isFailureTold?: boolean;
}

/** The captcha: a picture to read, or a question in words for people who cannot see it. */
export function CaptchaField({ captcha, name, autoFocus = false, isFailureTold = false }: CaptchaFieldProps) {
  const { register, resetField, setFocus, formState } = useFormContext<Record<string, string>>();
  const ids = useFieldIds(undefined);
  const isVisual = captcha.type === 'visual';
  const error = formState.errors[name]?.message;
  const help = isFailureTold ? undefined : failureOf(captcha);
  const askAnew = (ask: () => void) => {
    ask();
    resetField(name, { defaultValue: '' });
    setFocus(name);
  };
  return (
    <chakra.div display="grid" gap="1">
      <FieldFrame ids={ids} label={promptOf(captcha)} help={help} error={error}>
        <chakra.div
          display="grid"
          gridTemplateColumns={isVisual ? PICTURE_COLUMNS : 'minmax(0, 1fr) 44px'}
          gap="2"
          alignItems="center"
        >
          {isVisual && <CaptchaPicture captcha={captcha} />}
          <chakra.span order={isVisual ? 0 : 1}>
            <IconButton
              variant="outline"
              aria-label={renewLabel(captcha)}
              onClick={() => askAnew(captcha.renew)}
            >
              <Icon as={RefreshCw} />
            </IconButton>
          </chakra.span>
          <Input
            gridColumn={isVisual ? INPUT_COLUMNS : undefined}
            placeholder={captcha.view?.placeholder ?? CAPTCHA_PLACEHOLDER}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={40}
            autoFocus={autoFocus}
            {...describeField(ids, { help, error })}
            {...register(name)}
          />
        </chakra.div>
      </FieldFrame>
      <chakra.div>
        <TextButton
          minH="target"
          textStyle="sm"
          textAlign="start"
          onClick={() => askAnew(captcha.switchType)}
        >
          {isVisual ? 'Resmi göremiyor musunuz? Soruyla doğrulayın' : 'Resimdeki kodla doğrulayın'}
        </TextButton>
      </chakra.div>
    </chakra.div>
  );
}

function CaptchaPicture({ captcha }: { readonly captcha: Captcha }) {
  if (captcha.isMissing) {
    return (
      <chakra.span {...PICTURE} display="grid" placeItems="center" color="fg.subtle">
        <Icon as={ImageOff} />
      </chakra.span>
    );
  }
  const image = captcha.view?.image;
  if (!image) return <Skeleton {...PICTURE} />;
  return <chakra.img {...PICTURE} src={image} alt="Güvenlik kodu" objectFit="contain" />;
}

function failureOf({ isMissing }: Captcha): ReactNode {
  return isMissing ? <span role="alert">{CAPTCHA_MISSING}</span> : undefined;
}

function renewLabel({ isMissing, type }: Captcha): string {
  if (isMissing) return 'Yenile';
  return type === 'visual' ? 'Yeni kod göster' : 'Yeni soru göster';
}

function promptOf({ view, type }: Captcha): string {
  return view?.question ?? (type === 'visual' ? CAPTCHA_PROMPT : 'Güvenlik sorusu');
}
