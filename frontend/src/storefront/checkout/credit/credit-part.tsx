import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { formatTl } from '@contract/common/money.js';
import { useSession } from '../../../lib/account/use-session.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Button } from '../../../ui/button.js';
import { CreditField } from './credit-field.js';
import type { CreditOfCheckout } from './use-credit.js';

interface CreditPartProps {
  readonly credit: CreditOfCheckout;
  /** What is left to pay by card, in kuruş. */
  readonly restKurus: number;
  readonly isLocked: boolean;
}

/** Where a buyer pays with a credit: folded until it is wanted. */
export function CreditPart({ credit, restKurus, isLocked }: CreditPartProps) {
  const place = useRef<HTMLDivElement>(null);
  const { used } = credit;
  const remove = () => {
    credit.forget();
    place.current?.focus();
  };
  return (
    <chakra.div ref={place} role="group" aria-label="Kredi" tabIndex={-1} outline="none" mb="5">
      {used === null ? (
        <CreditChoice credit={credit} isLocked={isLocked} />
      ) : (
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="3"
          p="4"
          borderWidth="1px"
          borderRadius="lg"
        >
          <chakra.div minW="0" flex="1 1 200px">
            <chakra.p fontWeight="650">{formatTl(used.kurus)} kredinizden ödenecek</chakra.p>
            <chakra.p textStyle="sm" color="fg.muted" role="status">
              {afterwards(credit.leftKurus, restKurus)}
            </chakra.p>
          </chakra.div>
          <Button
            variant="ghost"
            size="sm"
            disabled={isLocked}
            aria-label={`Kaldır: ${used.code} kredisi`}
            onClick={remove}
          >
            Kaldır
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  );
}

function CreditChoice({ credit, isLocked }: Omit<CreditPartProps, 'restKurus'>) {
  const [isUnfolded, setUnfolded] = useState(false);
  const { customer } = useSession();
  const own = trpc.credits.own.useQuery(undefined, { enabled: customer !== null });
  const open = own.data?.filter(({ leftKurus }) => leftKurus > 0) ?? [];
  return (
    <chakra.div display="grid" justifyItems="start" gap="3">
      {open.map(({ id, code, leftKurus }) => (
        <Button
          key={id}
          variant="outline"
          size="sm"
          disabled={isLocked}
          pending={credit.isLooking}
          pendingLabel="Bakılıyor..."
          onClick={() => credit.look(code)}
        >
          {formatTl(leftKurus)} kredinizi kullanın
        </Button>
      ))}
      {isUnfolded ? (
        <CreditField credit={credit} isLocked={isLocked} />
      ) : (
        <Button variant="ghost" size="sm" disabled={isLocked} onClick={() => setUnfolded(true)}>
          Kredi kodunuz mu var?
        </Button>
      )}
    </chakra.div>
  );
}

function afterwards(leftKurus: number, restKurus: number): string {
  if (restKurus > 0) return `Kalan ${formatTl(restKurus)} kartınızdan alınacak.`;
  return leftKurus > 0
    ? `Kredinizden ${formatTl(leftKurus)} size kalıyor.`
    : 'Krediniz tutarın tamamını karşılıyor.';
}
