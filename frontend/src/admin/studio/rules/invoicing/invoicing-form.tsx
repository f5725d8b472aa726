import { chakra } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { PERSON_RETURNS, PIECES_MOMENTS, SEATS_MOMENTS } from '@contract/studio/invoicing-rules.js';
import { trpc } from '../../../../lib/server/trpc.js';
import { SelectField } from '../../../../ui/select-field.js';
import { TextField } from '../../../../ui/text-field.js';
import { FieldPair } from '../../../ui/field-pair.js';
import { DetailsForm } from '../../details-form.js';
import { useDetailsForm } from '../../use-details-form.js';
import {
  INVOICING_LABELS,
  INVOICING_SECTION,
  type InvoicingValues,
  PIECES_NAMES,
  RETURN_NAMES,
  SEATS_NAMES,
} from './invoicing-values.js';

export function InvoicingForm({ read }: { readonly read: InvoicingValues }) {
  const { client, admin } = trpc.useUtils();
  const editing = useDetailsForm<InvoicingValues>({
    read,
    of: INVOICING_SECTION,
    send: async (typed) => {
      await client.admin.studio.saveInvoicing.mutate(typed);
      await admin.studio.invoicing.invalidate();
    },
    readAgain: () => client.admin.studio.invoicing.query(),
    saved: 'Fatura kuralları kaydedildi; bundan sonra hazırlanan belgelerde bunlar geçerli.',
  });
  return (
    <DetailsForm editing={editing}>
      <chakra.p color="fg.muted">
        Her satışın ve iadenin belgesi, aşağıdaki an gelince kendiliğinden hazırlanır. Hazırlanan belge
        değişmez; ancak iptal edilir ya da iadesi düzenlenir. Hangi seçeneğin size uyduğunu mali müşavirinize
        sorun.
      </chakra.p>
      <MomentFields />
      <NumberFields />
    </DetailsForm>
  );
}

function MomentFields() {
  const { register, formState } = useFormContext<InvoicingValues>();
  const { errors } = formState;
  return (
    <>
      <FieldPair>
        <SelectField
          label={INVOICING_LABELS.pieces}
          help="Yasal yedi gün teslimle başladığı için seçili olan budur."
          options={PIECES_MOMENTS.map((value) => ({ value, label: PIECES_NAMES[value] }))}
          error={errors.pieces?.message}
          {...register('pieces')}
        />
        <SelectField
          label={INVOICING_LABELS.seats}
          help="Hizmet o gün verilmiş olur; günü değişen yerler yeniden belgelenmez."
          options={SEATS_MOMENTS.map((value) => ({ value, label: SEATS_NAMES[value] }))}
          error={errors.seats?.message}
          {...register('seats')}
        />
      </FieldPair>
      <SelectField
        label={INVOICING_LABELS.personReturns}
        help="Defter tutmayan alıcı iade faturası kesemez; iadesini gider pusulasıyla satıcı belgeler. Kurumsal alıcıda her zaman iade faturası düzenlenir."
        options={PERSON_RETURNS.map((value) => ({ value, label: RETURN_NAMES[value] }))}
        error={errors.personReturns?.message}
        {...register('personReturns')}
      />
    </>
  );
}

function NumberFields() {
  const { register, formState } = useFormContext<InvoicingValues>();
  const { errors } = formState;
  return (
    <FieldPair>
      <TextField
        label={INVOICING_LABELS.series}
        help="Numaralar bu üç karakterle başlar: TPR2026000000001."
        maxLength={3}
        error={errors.series?.message}
        {...register('series')}
      />
      <TextField
        label={INVOICING_LABELS.since}
        help="Bu günden önceki satışların belgesi dışarıda düzenlenmiş sayılır."
        type="date"
        error={errors.since?.message}
        {...register('since')}
      />
    </FieldPair>
  );
}
