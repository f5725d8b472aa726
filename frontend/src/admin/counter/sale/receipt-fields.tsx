import { chakra } from '@chakra-ui/react';
import { EmailField } from '../../../ui/email-field.js';
import { TextField } from '../../../ui/text-field.js';
import type { useBuyer } from './use-buyer.js';

/** For the buyer who wants a receipt by mail. */
export function ReceiptFields({ buyer }: { readonly buyer: ReturnType<typeof useBuyer> }) {
  return (
    <chakra.div display="grid" gap="3">
      <TextField
        label="Ad soyad"
        optional
        size="sm"
        autoComplete="off"
        maxLength={120}
        value={buyer.fullName}
        onChange={({ target }) => buyer.setFullName(target.value)}
      />
      <EmailField
        label="E-posta"
        optional
        size="sm"
        autoComplete="off"
        help="Yazarsanız alışverişin özeti bu adrese gider."
        error={buyer.problem ?? undefined}
        value={buyer.email}
        onChange={({ target }) => buyer.setEmail(target.value)}
      />
    </chakra.div>
  );
}
