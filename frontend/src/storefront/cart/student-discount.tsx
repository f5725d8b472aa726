import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { formatTl } from '@contract/common/money.js';
import { cartStore } from '../../lib/cart/cart-store.js';
import type { Cart } from '../../lib/cart/use-cart.js';
import { CheckboxField } from '../../ui/checkbox-field.js';
import { StudentTermsDialog } from './student-terms-dialog.js';

/** Specification 1, section 4: the box can be ticked only once the terms are accepted. */
export function StudentDiscount({ cart }: { readonly cart: Cart }) {
  const [isAsking, setAsking] = useState(false);
  const answer = (accepted: boolean) => {
    setAsking(false);
    cartStore.dispatch({ type: 'answer_student_terms', accepted });
  };
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" columnGap="3">
        <chakra.div flex="1 1 14rem">
          <CheckboxField
            checked={cart.state.studentDiscountEnabled}
            onChange={({ target }) => (target.checked ? setAsking(true) : answer(false))}
            help="18–25 yaş, aktif üniversite öğrencileri. Workshop günü belgeniz yanınızda olsun."
            label={<strong>Öğrenci indirimi</strong>}
          />
        </chakra.div>
        {/* Outside the label, because inside it the amount would become part of the checkbox's name. */}
        <chakra.span role="status" textStyle="sm" fontWeight="650" color="success.fg" ms="auto" py="3">
          {cart.studentDiscountKurus > 0 && `${formatTl(cart.studentDiscountKurus)} uygulandı`}
        </chakra.span>
      </chakra.div>
      <StudentTermsDialog open={isAsking} onAnswer={answer} />
    </>
  );
}
