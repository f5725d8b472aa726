import { chakra } from '@chakra-ui/react';
import { Controller, useFormContext } from 'react-hook-form';
import { trpc } from '../../../../lib/server/trpc.js';
import { TextField } from '../../../../ui/text-field.js';
import { TextLink } from '../../../../ui/text-link.js';
import { adminPaths } from '../../../lib/admin-paths.js';
import { FieldPair } from '../../../ui/field-pair.js';
import { WholeNumberField } from '../../../ui/whole-number-field.js';
import { DetailsForm } from '../../details-form.js';
import { useDetailsForm } from '../../use-details-form.js';
import { RETURNS_LABELS, RETURNS_SECTION, type ReturnsValues } from './returns-values.js';

export function ReturnsForm({ read }: { readonly read: ReturnsValues }) {
  const { client, admin } = trpc.useUtils();
  const editing = useDetailsForm<ReturnsValues>({
    read,
    of: RETURNS_SECTION,
    send: async (typed) => {
      await client.admin.studio.saveReturns.mutate(typed);
      await admin.studio.returns.invalidate();
    },
    readAgain: () => client.admin.studio.returns.query(),
    saved: 'İade kuralları kaydedildi; bundan sonraki iadelerde bunlar geçerli.',
  });
  return (
    <DetailsForm editing={editing}>
      <chakra.p color="fg.muted">
        Alıcı iade bildirince anlaşmalı kargo firmasını, iade kodunu ve adresi hem sipariş sayfasında hem
        e-postada görür. Firma ve adres sözleşmede de yazdığı için{' '}
        <TextLink to={`${adminPaths.studio}?sekme=satici`}>Satıcı</TextLink> bilgilerindedir.
      </chakra.p>
      <Fields />
    </DetailsForm>
  );
}

function Fields() {
  const { register, control, formState } = useFormContext<ReturnsValues>();
  const { errors } = formState;
  return (
    <FieldPair>
      <div>
        <Controller
          control={control}
          name="days"
          render={({ field }) => (
            <WholeNumberField label={RETURNS_LABELS.days} field={field} error={errors.days?.message} />
          )}
        />
        <chakra.p textStyle="sm" color="fg.subtle" mt="1.5">
          Teslimden sonra. Yasal süre 14 gündür; daha uzununu tanıyabilirsiniz.
        </chakra.p>
      </div>
      <TextField
        label={RETURNS_LABELS.code}
        optional
        maxLength={100}
        autoComplete="off"
        help="Anlaşmanızda tek bir kod varsa buraya yazın. Her iadeye ayrı kod alıyorsanız boş bırakın; kodu iadenin kendisinde yazarsınız."
        error={errors.code?.message}
        {...register('code')}
      />
    </FieldPair>
  );
}
