import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CorrectOrderContactDto, ORDER_NOTES_LENGTH } from '@contract/orders/order-contact.dto.js';
import type { OrderContact } from '@contract/orders/order-contact.js';
import { trpc } from '../../../../lib/trpc.js';
import { useLeaveWarning } from '../../../../lib/use-leave-warning.js';
import { TextArea } from '../../../../ui/text-field.js';
import { toast } from '../../../../ui/toast.js';
import type { ToastMessage } from '../../../../ui/toaster.js';
import { describeWord } from '../../../lib/describe-word.js';
import { fallbackText } from '../../../lib/fallback-texts.js';
import { useVersionedForm } from '../../../lib/use-versioned-form.js';
import { ConflictDialog } from '../../../ui/conflict-dialog.js';
import { PersonFields } from '../../../ui/person-fields.js';
import { RecordForm } from '../../../ui/record-form.js';
import { useCacheOrder } from '../../use-cache-order.js';
import { compareContact, contactValues, differingContact } from './contact-values.js';
import { DeliveryAddress } from './delivery-address.js';

interface ContactFormProps {
  readonly formId: string;
  readonly contact: OrderContact;
  readonly onSaving: (isSaving: boolean) => void;
  readonly onSaved: () => void;
}

export const UNSAVED_CONTACT = 'Siparişin bilgilerinde yaptığınız değişiklikler kaydedilmedi.';
const CORRECTED = 'Bilgiler düzeltildi.';
const EMAIL_HELP =
  'Değişirse sipariş onayı ve biletler yeni adrese gider, eski adrese haber verilir ve eski bağlantılar kapanır.';

const resolver = classValidatorResolver(CorrectOrderContactDto, { validator: { stopAtFirstError: true } });

export function ContactForm({ formId, contact: read, onSaving, onSaved }: ContactFormProps) {
  const { client } = trpc.useUtils();
  const keep = useCacheOrder();
  // The version with which the form was filled; later reads do not replace it.
  const [contact, setContact] = useState(read);
  const form = useForm<CorrectOrderContactDto>({ resolver, defaultValues: contactValues(contact) });
  const { isDirty, isSubmitting, errors } = form.formState;
  // What another try finds corrected already was told of by the first.
  const saved = useRef<ToastMessage>({ text: CORRECTED });
  const { conflict, submit, choices } = useVersionedForm<CorrectOrderContactDto, OrderContact>({
    form,
    valuesOf: contactValues,
    version: contact.version,
    send: async (values, version) => {
      const { order, word } = await client.admin.orderContact.correct.mutate(
        Object.assign(values, { version }),
      );
      keep(order);
      saved.current = describeWord(CORRECTED, word, order.phone);
    },
    readAgain: () => client.admin.orderContact.view.query({ orderId: contact.orderId }),
    compare: (mine, theirs) => compareContact(contact, mine, theirs),
    failed: fallbackText('Bilgiler kaydedilemedi.'),
    onSaving,
    onSaved: () => {
      form.reset(form.getValues());
      toast.success(saved.current);
      onSaved();
    },
    onTakeTheirs: setContact,
  });
  useLeaveWarning(isDirty && !isSubmitting, UNSAVED_CONTACT);
  return (
    <RecordForm id={formId} label="Siparişin bilgileri" form={form} onSubmit={submit}>
      <PersonFields emailHelp={EMAIL_HELP} hasNoPhone={contact.phone === ''} />
      <DeliveryAddress contact={contact} />
      <TextArea
        label="Müşterinin notu"
        optional
        rows={3}
        maxLength={ORDER_NOTES_LENGTH}
        error={errors.notes?.message}
        {...form.register('notes')}
      />
      {conflict && <ConflictDialog fields={differingContact(conflict.mine, conflict.theirs)} {...choices} />}
    </RecordForm>
  );
}
