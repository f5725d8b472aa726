import { chakra } from '@chakra-ui/react';
import { formatDate } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import type { CreditView } from '@contract/payments/credits/credits.views.js';
import { trpc } from '../../lib/server/trpc.js';

/** The customer's credits, above their orders; nothing for who has none. */
export function OwnCredits() {
  const credits = trpc.credits.own.useQuery();
  if (credits.data === undefined || credits.data.length === 0) return null;
  return (
    <chakra.section aria-labelledby="own-credits" pt="8">
      <chakra.h2 id="own-credits" textStyle="h4">
        Kredileriniz
      </chakra.h2>
      <chakra.p color="fg.muted" mt="1">
        Ödeme adımında kodu yazın ya da krediyi seçin. Son kullanma tarihi yok; kullanmadığınız kısmını para
        olarak geri almak isterseniz bize yazın.
      </chakra.p>
      <chakra.ul mt="4" display="grid" gap="3">
        {credits.data.map((credit) => (
          <CreditRow key={credit.id} credit={credit} />
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

function CreditRow({ credit }: { readonly credit: CreditView }) {
  const { code, amountKurus, leftKurus, issuedAt, orderShortId } = credit;
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      gap="3"
      p="4"
      borderWidth="1px"
      borderRadius="lg"
    >
      <chakra.div minW="0">
        <chakra.p fontWeight="650" overflowWrap="anywhere">
          {code}
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted">
          {formatDate(issuedAt)} · {orderShortId} numaralı siparişinizden
        </chakra.p>
      </chakra.div>
      <chakra.div textAlign={{ sm: 'right' }}>
        <chakra.p fontWeight="650">
          {leftKurus > 0 ? `${formatTl(leftKurus)} kaldı` : 'Tamamı kullanıldı'}
        </chakra.p>
        {leftKurus < amountKurus && (
          <chakra.p textStyle="sm" color="fg.muted">
            {formatTl(amountKurus)} tutarındaydı
          </chakra.p>
        )}
      </chakra.div>
    </chakra.li>
  );
}
