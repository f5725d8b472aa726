import { chakra } from '@chakra-ui/react';
import { TicketPercent, TriangleAlert, X } from 'lucide-react';
import { formatTl } from '@contract/common/money.js';
import { Icon } from '../../ui/icon.js';
import { IconButton } from '../../ui/icon-button.js';
import { TextButton } from '../../ui/text-link.js';
import type { CouponState } from './coupon-state.js';
import { WarningRow } from './warning-row.js';

interface AppliedCouponProps {
  readonly code: string;
  readonly coupon: CouponState;
  readonly onRemove: () => void;
}

export function AppliedCoupon({ code, coupon, onRemove }: AppliedCouponProps) {
  return (
    <>
      <chakra.p textStyle="label" mb="1.5">
        Kupon kodu
      </chakra.p>
      {coupon.kind === 'refused' ? (
        <RefusedCoupon code={code} reason={coupon.reason} onRemove={onRemove} />
      ) : (
        <chakra.div
          role="status"
          display="flex"
          alignItems="center"
          gap="2"
          minH="12"
          ps="4"
          pe="1"
          py="1"
          borderWidth="1px"
          borderStyle="dashed"
          borderColor="success.solid"
          borderRadius="md"
          bg="success.subtle"
          color="success.fg"
        >
          <Icon as={TicketPercent} />
          <chakra.span flex="1" minW="0" overflowWrap="anywhere" lineHeight="1.4" py="1">
            <strong>{code}</strong>
            {coupon.kind === 'applied' && coupon.name !== '' && ` · ${coupon.name}`}
            <chakra.span display="block" textStyle="sm">
              {describe(coupon)}
            </chakra.span>
          </chakra.span>
          <IconButton aria-label={`Kuponu kaldır: ${code}`} onClick={onRemove}>
            <Icon as={X} size="sm" />
          </IconButton>
        </chakra.div>
      )}
      {coupon.kind === 'applied' && <Conditions sentences={coupon.conditions} />}
    </>
  );
}

/** The terms of the campaign, which the buyer must be able to read where it is used. */
function Conditions({ sentences }: { readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <chakra.details mt="1" textStyle="sm" color="fg.muted">
      <chakra.summary cursor="pointer" minH="6" py="1">
        Kupon koşulları
      </chakra.summary>
      <chakra.ul ps="5" listStyleType="disc">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </chakra.ul>
    </chakra.details>
  );
}

interface RefusedCouponProps extends Pick<AppliedCouponProps, 'code' | 'onRemove'> {
  readonly reason: string;
}

function RefusedCoupon({ code, reason, onRemove }: RefusedCouponProps) {
  return (
    <WarningRow role="status" ps="4" textStyle="note">
      <chakra.span display="flex" gap="2" py="2" flex="1 1 220px" css={{ '& svg': { mt: '1px' } }}>
        <Icon as={TriangleAlert} />
        <chakra.span minW="0" overflowWrap="anywhere">
          <strong>{code}</strong>: {reason}
        </chakra.span>
      </chakra.span>
      <TextButton
        color="inherit"
        minH="target"
        px="3"
        aria-label={`Kuponu kaldır: ${code}`}
        onClick={onRemove}
      >
        Kuponu Kaldır
      </TextButton>
    </WarningRow>
  );
}

function describe(coupon: Exclude<CouponState, { kind: 'refused' }>): string {
  switch (coupon.kind) {
    case 'applied':
      return `${formatTl(coupon.discountKurus)} uygulandı`;
    case 'undecided':
      return 'İndirim, değişiklikleri onayladığınızda hesaplanır';
    case 'unanswered':
      return 'İndiriminizi ödeme adımında hesaplayacağız';
    case 'awaited':
    case 'none':
      return 'İndiriminiz hesaplanıyor';
  }
}
