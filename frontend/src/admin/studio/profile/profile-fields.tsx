import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { studioDate } from '@contract/common/dates.js';
import {
  completeAddress,
  isAddressOf,
  SOCIAL_NETWORKS,
  type SocialNetwork,
} from '@contract/studio/social-profile.js';
import { useNow } from '../../../lib/time/use-now.js';
import { FieldGroup } from '../../../ui/field-group.js';
import { TextArea, TextField } from '../../../ui/text-field.js';
import { FieldPair } from '../../ui/field-pair.js';
import { describePoint, isSamePoint, NETWORKS, type ProfileValues, readPoint } from './profile-values.js';

const Fields = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' } });

export function IdentityFields() {
  const { register, formState } = useFormContext<ProfileValues>();
  const { errors } = formState;
  return (
    <FieldGroup legend="Kimlik">
      <Fields>
        <TextField
          label="Atölyenin adı"
          help="Sayfaların başında, e-postalarda ve biletlerde görünür."
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label="Slogan"
          optional
          help="Ana sayfanın tarayıcıdaki adında durur: Çamur İşleri – Ankara’da seramik atölyesi."
          error={errors.tagline?.message}
          {...register('tagline')}
        />
        <TextArea
          label="Kısa tanıtım"
          optional
          rows={3}
          help="Arama sonuçlarında ve paylaşılan bağlantılarda okunur."
          error={errors.description?.message}
          {...register('description')}
        />
      </Fields>
    </FieldGroup>
  );
}

export function PlaceFields() {
  const { register, formState } = useFormContext<ProfileValues>();
  const { errors } = formState;
  return (
    <FieldGroup legend="Yer ve iletişim">
      <Fields>
        <TextArea
          label="Adres"
          rows={3}
          help="Biletlerde ve takvim kayıtlarında yazar. Mektup üstündeki gibi, satır satır. Son satır: 06230 Altındağ / Ankara"
          error={errors.address?.message}
          {...register('address')}
        />
        <MapPointField />
        <FieldPair>
          <TextField label="Telefon" inputMode="tel" error={errors.phone?.message} {...register('phone')} />
          <TextField
            label="E-posta"
            help="Alıcılar size telefondan ya da e-postadan ulaşabilmelidir."
            type="email"
            error={errors.email?.message}
            {...register('email')}
          />
        </FieldPair>
      </Fields>
    </FieldGroup>
  );
}

/** One field for both numbers, because map sites copy them together. */
function MapPointField() {
  const { control, formState } = useFormContext<ProfileValues>();
  const { mapPoint: error } = formState.errors;
  return (
    <Controller
      control={control}
      name="mapPoint"
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <PointInput
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          ref={ref}
          error={error?.message ?? error?.latitude?.message ?? error?.longitude?.message}
        />
      )}
    />
  );
}

interface PointInputProps {
  readonly value: ProfileValues['mapPoint'];
  readonly onChange: (point: ProfileValues['mapPoint']) => void;
  readonly onBlur: () => void;
  readonly ref: (input: HTMLInputElement | null) => void;
  readonly error: string | undefined;
}

function PointInput({ value, onChange, ...rest }: PointInputProps) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly point: ProfileValues['mapPoint'] }>();
  // What was typed is shown as long as it is the form's value; a reset shows the number itself.
  const shown = value === null ? '' : describePoint(value);
  const text = typed !== undefined && isSamePoint(typed.point, value) ? typed.text : shown;
  return (
    <TextField
      label="Haritadaki yer"
      optional
      help="Harita sitesinde yere sağ tıklayıp kopyaladığınız iki sayı: 39.9331, 32.8597. Boşsa adres aranır."
      value={text}
      onChange={({ target }) => {
        const point = readPoint(target.value);
        setTyped({ text: target.value, point });
        onChange(point);
      }}
      {...rest}
    />
  );
}

export function SocialFields() {
  const { register, formState, getValues, setFocus, setValue } = useFormContext<ProfileValues>();
  const { errors, submitCount } = formState;
  const { message } = (errors.social ?? {}) as { readonly message?: string };
  // The rule judges all addresses together.
  const isWrong = (network: SocialNetwork) => {
    const address = getValues(`social.${network}`);
    return Boolean(address) && !isAddressOf(network, completeAddress(network, address ?? ''));
  };
  const complete = (network: SocialNetwork) => {
    const typed = getValues(`social.${network}`) ?? '';
    const address = completeAddress(network, typed);
    if (address !== typed) setValue(`social.${network}`, address, { shouldDirty: true });
  };
  const showWrong = useEffectEvent(() => {
    const wrong = NETWORKS.find(isWrong);
    if (message !== undefined && Object.keys(errors).length === 1 && wrong) setFocus(`social.${wrong}`);
  });
  // The form focuses single fields only, and nothing else wrong has taken the focus.
  useEffect(() => showWrong(), [submitCount]);
  return (
    <FieldGroup legend="Sosyal medya">
      <Fields>
        <chakra.p textStyle="note" color="fg.muted">
          Yalnızca doldurduklarınız sitenin altında görünür. Kullanıcı adınızı (@atolyem) yazmanız yeter;
          WhatsApp’a telefon numaranızı yazın.
        </chakra.p>
        <FieldPair>
          {NETWORKS.map((network) => (
            <TextField
              key={network}
              label={SOCIAL_NETWORKS[network].label}
              optional
              inputMode="url"
              autoCapitalize="none"
              placeholder={`https://${SOCIAL_NETWORKS[network].hosts[0]}/…`}
              error={message !== undefined && isWrong(network) ? message : undefined}
              {...register(`social.${network}`, {
                setValueAs: (text: string | undefined) => text ?? '',
                onBlur: () => complete(network),
              })}
            />
          ))}
        </FieldPair>
      </Fields>
    </FieldGroup>
  );
}

export function FooterFields() {
  const { register, formState } = useFormContext<ProfileValues>();
  const { errors } = formState;
  return (
    <FieldGroup legend="Sayfaların altı">
      <Fields>
        <TextField
          label="Sözünüz"
          optional
          help="Tanıtımın altında durur."
          error={errors.guarantee?.message}
          {...register('guarantee')}
        />
        <FieldPair>
          <CopyrightYear />
          <TextField label="Siteyi yapan" optional error={errors.credit?.message} {...register('credit')} />
        </FieldPair>
      </Fields>
    </FieldGroup>
  );
}

/** The year stands still until somebody changes it, so the field says when it is another one. */
function CopyrightYear() {
  const { register, formState, control } = useFormContext<ProfileValues>();
  const year = useWatch({ control, name: 'copyrightYear' });
  const thisYear = Number(studioDate(useNow()).slice(0, 'yyyy'.length));
  return (
    <TextField
      label="Telif yılı"
      type="number"
      inputMode="numeric"
      help={`Her sayfanın en altında durur.${year === thisYear ? '' : ` Şimdi ${thisYear} yılındayız.`}`}
      error={formState.errors.copyrightYear?.message}
      {...register('copyrightYear', { valueAsNumber: true })}
    />
  );
}
