import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { formatTl } from '@contract/common/money.js';
import { cartStore } from '../../lib/cart-store.js';
import type { Cart } from '../../lib/use-cart.js';
import { CheckboxField } from '../../ui/checkbox-field.js';
import { StudentTermsDialog } from './student-terms-dialog.js';

/** Specification 1, section 4: ticked only once the terms are accepted. */
export function StudentDiscount({ cart }: { readonly cart: Cart }) {
  const [isAsking, setAsking] = useState(false);
  const answer = (accepted: boolean) => {
    setAsking(false);
    cartStore.dispatch({ type: 'answer_student_terms', accepted });
  };
  return (
    <>
      <CheckboxField
        checked={cart.state.studentDiscountEnabled}
        onChange={({ target }) => (target.checked ? setAsking(true) : answer(false))}
        help="18–25 yaş, aktif üniversite öğrencileri. Workshop günü belgeniz yanınızda olsun."
        label={
          <chakra.span display="flex" justifyContent="space-between" alignItems="baseline" gap="3">
            <strong>Öğrenci indirimi</strong>
            <chakra.span role="status" textStyle="sm" fontWeight="650" color="success.fg">
              {cart.studentDiscountKurus > 0 && `${formatTl(cart.studentDiscountKurus)} uygulandı`}
            </chakra.span>
          </chakra.span>
        }
      />
      <StudentTermsDialog open={isAsking} onAnswer={answer} />
    </>
  );
}
