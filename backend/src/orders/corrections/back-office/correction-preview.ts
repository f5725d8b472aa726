import type {
  CorrectedLineView,
  CorrectedSums,
  CorrectionPreview,
} from '../../../../contract/orders/corrections/corrections.views.js';
import { orderTotals, type PricedLine, vatGroups } from '../../../../contract/orders/order-totals.js';
import { formatSession } from '../../../../contract/workshops/session.js';
import { refundOfLine } from '../../../payments/request-refund.service.js';
import { stateOf } from '../../line-states.service.js';
import type { GoodsLine } from '../../order-line.entity.js';
import { pricedLines } from '../../order-queries.service.js';
import type { CorrectionPlan } from './plan-correction.service.js';

/** What a correction would do, as the studio sees it before it decides. */
export function correctionPreview(plan: CorrectionPlan): CorrectionPreview {
  const { whole, after, givenBackKurus, less } = plan;
  const { version, paidKurus, correctedKurus, writtenOffKurus, openKurus } = whole.order;
  const left = [...after.kept, ...after.added];
  const costKurus = plan.totals.totalKurus - writtenOffKurus;
  const openAfterKurus = Math.max(0, costKurus - paidKurus + correctedKurus + givenBackKurus);
  return {
    version,
    lines: changedLines(plan),
    before: sumsOf(pricedLines(whole), openKurus),
    after: sumsOf(left, openAfterKurus),
    givenBackKurus,
    givenBack: backByMethod(plan),
    piecesLess: less
      .filter(({ line }) => line.kind === 'product')
      .reduce((sum, { line, after: left }) => sum + line.quantity - left.quantity, 0),
  };
}

/** The lines that change, with how many there are and what that makes. */
export function changedLines({ whole, less, more, after }: CorrectionPlan): CorrectionPreview['lines'] {
  const view = (line: GoodsLine): Pick<CorrectedLineView, 'name' | 'when'> => {
    const { session } = stateOf(whole.states, line);
    return { name: line.name, when: session && formatSession(session) };
  };
  return [
    ...less.map(({ line, after: left }) => ({
      ...{ ...view(line), before: line.quantity, after: left.quantity },
      differenceKurus: costOf(left) - costOf(line),
    })),
    ...more.map(({ line, by }, at) => ({
      ...{ ...view(line), before: line.quantity, after: line.quantity + by },
      differenceKurus: after.added[at]?.totalKurus ?? 0,
    })),
  ];
}

function costOf({ totalKurus, discountKurus }: GoodsLine): number {
  return totalKurus - discountKurus;
}

function sumsOf(lines: readonly PricedLine[], openKurus: number): CorrectedSums {
  const { subtotalKurus, discountKurus, shippingKurus, totalKurus } = orderTotals(lines);
  const groups = vatGroups(lines).filter((group) => group.totalKurus > 0);
  return { subtotalKurus, discountKurus, shippingKurus, totalKurus, openKurus, vatGroups: groups };
}

function backByMethod({ back, money }: CorrectionPlan): CorrectionPreview['givenBack'] {
  const parts = back.flatMap((line) => refundOfLine(money, line));
  const methods = [...new Set(parts.map(({ payment }) => payment.method))];
  return methods.map((method) => ({
    method,
    amountKurus: parts
      .filter(({ payment }) => payment.method === method)
      .reduce((sum, { backKurus }) => sum + backKurus, 0),
  }));
}
