import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { CorrectOrderContactDto, ORDER_NOTES_LENGTH } from '@contract/orders/order-contact.dto.js';
import type { OrderContact } from '@contract/orders/order-contact.js';
import { trpc } from '../../../../lib/server/trpc.js';
import { TextArea } from '../../../../ui/text-field.js';
import { type PersonFormEvents, usePersonForm } from '../../../lib/use-person-form.js';
import { ConflictDialog } from '../../../ui/conflict-dialog.js';
import { PersonFields } from '../../../ui/person-fields.js';
import { RecordForm } from '../../../ui/record-form.js';
import { useCacheOrder } from '../../use-cache-order.js';
import { contactValues, shownContact, wantedContact } from './contact-values.js';
import { DeliveryAddress } from './delivery-address.js';

interface ContactFormProps extends PersonFormEvents {
  readonly formId: string;
  readonly contact: OrderContact;
}

export const UNSAVED_CONTACT = 'Siparişin bilgilerinde yaptığınız değişiklikler kaydedilmedi.';
const EMAIL_HELP =
  'Değişirse sipariş onayı ve biletler yeni adrese gider, eski adrese haber verilir ve eski bağlantılar kapanır.';

const resolver = classValidatorResolver(CorrectOrderContactDto, { validator: { stopAtFirstError: true } });

export function ContactForm({ formId, contact: read, ...events }: ContactFormProps) {
  const { client } = trpc.useUtils();
  const keep = useCacheOrder();
  const { form, kept, submit, conflictFields, choices } = usePersonForm<CorrectOrderContactDto, OrderContact>(
    read,
    {
      resolver,
      valuesOf: contactValues,
      shownOf: shownContact,
      wantedOf: wantedContact,
      send: async (values) => {
        const { order, word } = await client.admin.orderContact.correct.mutate(values);
        keep(order);
        return { word, phone: order.phone };
      },
      readAgain: () => client.admin.orderContact.view.query({ orderId: read.orderId }),
      unsaved: UNSAVED_CONTACT,
    },
    events,
  );
  return (
    <RecordForm id={formId} label="Siparişin bilgileri" form={form} onSubmit={submit}>
      <PersonFields emailHelp={EMAIL_HELP} hasNoPhone={kept.phone === ''} />
      <DeliveryAddress contact={kept} />
      <TextArea
        label="Müşterinin notu"
        optional
        rows={3}
        maxLength={ORDER_NOTES_LENGTH}
        error={form.formState.errors.notes?.message}
        {...form.register('notes')}
      />
      {conflictFields && <ConflictDialog fields={conflictFields} {...choices} />}
    </RecordForm>
  );
}
