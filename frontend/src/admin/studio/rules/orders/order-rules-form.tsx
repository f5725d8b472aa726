import { trpc } from '../../../../lib/server/trpc.js';
import { FieldGroup } from '../../../../ui/field-group.js';
import { FieldPair } from '../../../ui/field-pair.js';
import { DetailsForm } from '../../details-form.js';
import { useDetailsForm } from '../../use-details-form.js';
import { LimitField } from './limit-field.js';
import { NetworkLimits } from './network-limits.js';
import { ORDERS_SECTION, type OrderRulesValues } from './order-rules-values.js';
import { PreparationFields } from './preparation-fields.js';

export function OrderRulesForm({ read }: { readonly read: OrderRulesValues }) {
  const { client, admin, content } = trpc.useUtils();
  const editing = useDetailsForm<OrderRulesValues>({
    read,
    of: ORDERS_SECTION,
    send: async (typed) => {
      await client.admin.studio.saveOrders.mutate(typed);
      await Promise.all([admin.studio.orders.invalidate(), content.invalidate()]);
    },
    readAgain: () => client.admin.studio.orders.query(),
    saved: 'Sipariş kuralları kaydedildi; yeni siparişlerde bunlar geçerli.',
  });
  return (
    <DetailsForm editing={editing}>
      <PreparationFields />
      <FieldGroup legend="Workshop hatırlatması">
        <FieldPair>
          <LimitField name="reminderHour" />
          <LimitField name="unpaidHours" />
        </FieldPair>
        <FieldPair>
          <LimitField name="offerHours" />
        </FieldPair>
      </FieldGroup>
      <FieldGroup legend="Ödemedeki sepetler">
        <FieldPair>
          <LimitField name="holdMinutes" />
        </FieldPair>
      </FieldGroup>
      <NetworkLimits />
    </DetailsForm>
  );
}
