import { chakra } from '@chakra-ui/react';
import { Controller, useFormContext } from 'react-hook-form';
import { FEATURE_NAMES, FEATURES } from '@contract/studio/features.js';
import { trpc } from '../../../../lib/server/trpc.js';
import { confirm } from '../../../../ui/confirm-dialog.js';
import { FieldError } from '../../../../ui/field-frame.js';
import { SwitchField } from '../../../../ui/switch-field.js';
import { DetailsForm } from '../../details-form.js';
import { useDetailsForm } from '../../use-details-form.js';
import { FEATURE_HELP, FEATURES_SECTION, type FeaturesValues, switchedOff } from './features-values.js';

export function FeaturesForm({ read }: { readonly read: FeaturesValues }) {
  const { client, admin, content } = trpc.useUtils();
  const editing = useDetailsForm<FeaturesValues>({
    read,
    of: FEATURES_SECTION,
    send: async (typed) => {
      await client.admin.studio.saveFeatures.mutate(typed);
      await Promise.all([admin.studio.features.invalidate(), content.invalidate()]);
    },
    readAgain: () => client.admin.studio.features.query(),
    saved: 'Bölümler kaydedildi; site artık böyle görünüyor.',
  });
  const ask = async () => {
    const off = switchedOff(read, editing.form.getValues()).map((feature) => FEATURE_NAMES[feature]);
    if (off.length === 0 || (await confirm(questionAbout(off)))) await editing.submit();
  };
  return (
    <DetailsForm editing={editing} onSubmit={ask}>
      <chakra.p color="fg.muted">
        Sitenizde kullandığınız bölümler. Kapattığınız bölümün sayfaları, bağlantıları ve yönetim ekranları
        kaldırılır; içeriği silinmez, açınca geri gelir. Verilmiş siparişler ve rezervasyonlar sürer.
      </chakra.p>
      <Switches />
    </DetailsForm>
  );
}

function Switches() {
  const { control, formState } = useFormContext<FeaturesValues>();
  const { workshops: problem } = formState.errors;
  return (
    <chakra.div display="grid" gap="5">
      {FEATURES.map((feature) => (
        <Controller
          key={feature}
          control={control}
          name={feature}
          rules={{ deps: 'workshops' }}
          render={({ field: { value, onChange } }) => (
            <SwitchField
              label={FEATURE_NAMES[feature]}
              help={FEATURE_HELP[feature]}
              checked={value}
              onChange={onChange}
            />
          )}
        />
      ))}
      <FieldError id="features-problem" error={problem?.message} />
    </chakra.div>
  );
}

function questionAbout(off: readonly string[]) {
  return {
    title: off.length === 1 ? `${off[0]} bölümünü kapatalım mı?` : 'Bu bölümleri kapatalım mı?',
    text: `${off.join(', ')}: sayfaları ve bağlantıları sitede hemen kaybolur, adresleri “bulunamadı” der. İçeriği silinmez; yeniden açınca geri gelir.`,
    confirmLabel: 'Kapat ve Kaydet',
  };
}
