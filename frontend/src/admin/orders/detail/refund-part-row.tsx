import { chakra } from '@chakra-ui/react';
import { formatTl } from '@contract/common/money.js';
import { priceOfSome } from '@contract/orders/refundable-lines.js';
import { CheckboxField } from '../../../ui/checkbox-field.js';
import { SelectField } from '../../../ui/select-field.js';
import { TextField } from '../../../ui/text-field.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { amountText } from '../../lib/amount-text.js';
import type { RefundPart } from './use-refund-form.js';

interface RefundPartRowProps {
  readonly part: RefundPart;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onWrite: (text: string) => void;
}

/** One line of a refund: whether it takes part, and with how many pieces or how much money. */
export function RefundPartRow({ part, onChoose, onWrite }: RefundPartRowProps) {
  const { name, quantity, mostKurus, isChosen, text, error } = part;
  const quantities = quantityChoices(part);
  return (
    <chakra.li borderTopWidth="1px" borderColor="border" pb={isChosen ? '3' : '0'}>
      <CheckboxField
        label={`${name} (${formatTl(mostKurus)})`}
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      {isChosen && (
        <chakra.div ps="9" display="flex" flexWrap="wrap" gap="3">
          {quantity > 1 && (
            <chakra.div w="32">
              <SelectField
                size="sm"
                label={<Named what="Adet" name={name} />}
                placeholder="Tutarla"
                options={quantities}
                value={quantities.find(({ value }) => value === text)?.value ?? ''}
                onChange={({ target }) => onWrite(target.value || amountText(mostKurus))}
              />
            </chakra.div>
          )}
          <chakra.div flex="1" minW="40">
            <TextField
              size="sm"
              label={<Named what="İade tutarı (TL)" name={name} />}
              inputMode="decimal"
              autoComplete="off"
              value={text}
              error={error}
              onChange={({ target }) => onWrite(target.value)}
            />
          </chakra.div>
        </chakra.div>
      )}
    </chakra.li>
  );
}

/** A label that says the line's name to those who do not see the row. */
function Named({ what, name }: { readonly what: string; readonly name: string }) {
  return (
    <>
      <VisuallyHidden>{name}: </VisuallyHidden>
      {what}
    </>
  );
}

/** The amounts for one piece, two pieces and so on, as far as the rest of the line reaches. */
function quantityChoices(part: RefundPart) {
  return Array.from({ length: part.quantity }, (_, index) => index + 1)
    .map((count) => ({ count, kurus: priceOfSome(part, count) }))
    .filter(({ kurus }) => kurus > 0 && kurus <= part.mostKurus)
    .map(({ count, kurus }) => ({ value: amountText(kurus), label: `${count} adet` }));
}
