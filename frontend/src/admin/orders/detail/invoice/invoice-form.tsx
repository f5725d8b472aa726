import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { type FieldPath, type Resolver, useForm } from 'react-hook-form';
import { ChangeOrderInvoiceDto } from '@contract/orders/order-invoice.dto.js';
import type { OrderInvoice } from '@contract/orders/order-invoice.js';
import { useLeaveWarning } from '../../../../lib/navigation/use-leave-warning.js';
import { invoiceInput, sentInvoice, wholeInvoice } from '../../../../lib/orders/invoice-input.js';
import { describeError } from '../../../../lib/server/describe-error.js';
import { trpc } from '../../../../lib/server/trpc.js';
import { InvoiceFields } from '../../../../ui/invoice-fields.js';
import { toast } from '../../../../ui/toast.js';
import { RecordForm } from '../../../ui/record-form.js';
import { useCacheOrder } from '../../use-cache-order.js';

interface InvoiceFormProps {
  readonly formId: string;
  readonly invoice: OrderInvoice;
  readonly onSaving: (isSaving: boolean) => void;
  readonly onSaved: () => void;
}

export const UNSAVED_INVOICE = 'Siparişin fatura bilgilerinde yaptığınız değişiklikler kaydedilmedi.';
const UNKNOWN_PLACE = { 'invoice.address.neighbourhood': 'Mahalle seçin' };

const rules = classValidatorResolver(ChangeOrderInvoiceDto, { validator: { stopAtFirstError: true } });

/** Fields of the other kind, which were typed before the choice changed, are not looked at. */
const resolverOf =
  ({ hasDeliveryAddress }: OrderInvoice): Resolver<ChangeOrderInvoiceDto> =>
  ({ invoice, ...values }, context, options) =>
    rules(
      { ...values, invoice: sentInvoice(invoice, hasDeliveryAddress) ?? wholeInvoice({ kind: 'person' }) },
      context,
      options,
    );

export function InvoiceForm({ formId, invoice, onSaving, onSaved }: InvoiceFormProps) {
  const { orderId, version, details, hasDeliveryAddress } = invoice;
  const { client } = trpc.useUtils();
  const keep = useCacheOrder();
  const form = useForm<ChangeOrderInvoiceDto>({
    resolver: resolverOf(invoice),
    defaultValues: { orderId, version, invoice: invoiceInput(details) },
  });
  const { isDirty } = form.formState;
  useLeaveWarning(isDirty, UNSAVED_INVOICE);
  const save = async (wanted: ChangeOrderInvoiceDto) => {
    onSaving(true);
    try {
      keep(await client.admin.orderInvoice.change.mutate(wanted));
      toast.success({ text: 'Fatura bilgileri kaydedildi.' });
      form.reset(wanted);
      onSaved();
    } catch (error) {
      const { code, message, fields } = describeError(error);
      const named = Object.entries(code === 'address_unknown' ? UNKNOWN_PLACE : fields);
      named.forEach(([field, text], index) =>
        form.setError(
          field as FieldPath<ChangeOrderInvoiceDto>,
          { message: text },
          { shouldFocus: index === 0 },
        ),
      );
      if (named.length === 0) form.setError('root', { message });
    } finally {
      onSaving(false);
    }
  };
  return (
    <RecordForm
      id={formId}
      label="Siparişin fatura bilgileri"
      form={form}
      onSubmit={(event) => form.handleSubmit(save)(event)}
    >
      <InvoiceFields
        hasDeliveryAddress={hasDeliveryAddress}
        personHelp="Müşteri söylemek zorunda değil; boşsa fatura adına kesilir."
      />
    </RecordForm>
  );
}
