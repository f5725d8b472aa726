import { chakra } from '@chakra-ui/react';
import { Button } from '../../../ui/button.js';
import { CheckboxField } from '../../../ui/checkbox-field.js';
import { RefundPartRow } from './refund-part-row.js';
import type { useRefundForm } from './use-refund-form.js';

/** The lines of a refund, chosen and filled in one by one or together. */
export function RefundParts({ form }: { readonly form: ReturnType<typeof useRefundForm> }) {
  const { parts, chosen } = form;
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="label">Neyin parası</chakra.legend>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" pb="2">
        <chakra.div flex="1" minW="32">
          <CheckboxField
            label="Tümünü seç"
            checked={chosen.length === parts.length}
            onChange={({ target }) => form.chooseAll(target.checked)}
          />
        </chakra.div>
        <chakra.div display="flex" gap="2">
          <Button
            variant="outline"
            size="sm"
            disabled={chosen.length === 0}
            onClick={() => form.writeShare(1)}
          >
            Tamamı
          </Button>
          <Button
            variant="outline"
            size="sm"
            disabled={chosen.length === 0}
            onClick={() => form.writeShare(0.5)}
          >
            Yarısı
          </Button>
        </chakra.div>
      </chakra.div>
      <ul>
        {parts.map((part) => (
          <RefundPartRow
            key={part.lineId}
            part={part}
            onChoose={(isChosen) => form.choose(part, isChosen)}
            onWrite={(text) => form.write(part, text)}
          />
        ))}
      </ul>
      {chosen.length === 0 && (
        <chakra.p role="status" textStyle="sm" color="fg.error" pt="1">
          Parası iade edilecek en az bir kalem seçin.
        </chakra.p>
      )}
    </chakra.fieldset>
  );
}
