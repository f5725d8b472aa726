import { formatDate } from '../../../../contract/common/dates.js';
import type { OrderReturnFacts } from '../../mail/facts/return-mail-facts.js';
import type { MailCondition, MailVariable } from '../../mail/mail-template.js';
import { SAMPLE_ORDER } from '../sample-facts.js';
import { ORDER_CONDITIONS, ORDER_VARIABLES } from './order-parts.js';

export const RETURN_VARIABLES = {
  ...ORDER_VARIABLES,
  return_pieces: { label: 'Bildirilen parçalar: “2 × Kupa”', from: ({ back }) => back.pieces },
  return_carrier: { label: 'İade kargosu firması', from: ({ back }) => back.carrier },
  return_code: { label: 'İade kodu', from: ({ back }) => back.code },
  return_address: { label: 'İade adresi', from: ({ back }) => back.address },
  return_send_by: { label: 'Kargoya vermenin son günü', from: ({ back }) => formatDate(back.sendBy) },
  return_refund_by: { label: 'Para iadesinin son günü', from: ({ back }) => formatDate(back.refundBy) },
  return_refund_ways: { label: 'Para iadesinin tutarı ve yolu', from: ({ back }) => back.refundWays },
  return_refusal: { label: 'Kabul etmeme nedeni', from: ({ back }) => back.refusal },
} as const satisfies Record<string, MailVariable<OrderReturnFacts>>;

export const RETURN_CONDITIONS = {
  ...ORDER_CONDITIONS,
  is_damage: { label: 'hasar bildirimiyse', holds: ({ back }) => back.isDamage },
  is_refused: { label: 'kabul edilmediyse', holds: ({ back }) => back.refusal !== '' },
  is_paid_back: { label: 'para iadesi yapıldıysa', holds: ({ back }) => back.refundWays !== '' },
  is_replaced: {
    label: 'yenisi gönderilecekse',
    holds: ({ back }) => back.refusal === '' && back.refundWays === '',
  },
} as const satisfies Record<string, MailCondition<OrderReturnFacts>>;

export const SAMPLE_RETURN: OrderReturnFacts = {
  ...SAMPLE_ORDER,
  back: {
    ...{
      pieces: '1 × Kül sırlı çorba kâsesi',
      isDamage: false,
      carrier: 'Yurtiçi Kargo',
      code: '1234567890',
    },
    ...{ address: 'Papatya Sokak 5, Kadıköy / İstanbul', sendBy: '2026-12-22', refundBy: '2026-12-26' },
    ...{ refusal: '', refundWays: '' },
  },
};
