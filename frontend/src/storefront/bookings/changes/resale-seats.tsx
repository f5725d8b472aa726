import { chakra } from '@chakra-ui/react';
import type {
  ChangeableSeat,
  GuestChangesView,
} from '@contract/booking-changes/guest/guest-changes.views.js';
import { Button } from '../../../ui/button.js';
import { FormProblem } from '../../../ui/form-problem.js';
import type { DoneChange } from './change-done.js';
import { describeResale } from './describe-resale.js';
import { useResale } from './use-resale.js';

interface ResaleSeatsProps {
  readonly view: GuestChangesView;
  readonly chosen: readonly ChangeableSeat[];
  readonly formKey: string;
  readonly onDone: (done: DoneChange) => void;
}

/** Puts the chosen seats up for resale, and takes back those that are. */
export function ResaleSeats(props: ResaleSeatsProps) {
  const listed = props.chosen.filter(({ isListed }) => isListed);
  const listable = props.chosen.filter(({ mayList }) => mayList);
  const { bill, list, withdraw, isListing, isWithdrawing, problem } = useResale({
    ...props,
    listed,
    listable,
  });
  if (listed.length === 0 && listable.length === 0) return null;
  return (
    <chakra.section aria-labelledby="resale-seats" display="grid" gap="4" pt="6" borderTopWidth="1px">
      <chakra.h2 id="resale-seats" textStyle="h3">
        Yerimi devret
      </chakra.h2>
      <chakra.p color="fg.muted">
        Workshopta başka boş yer kalmayınca yeriniz satışa açılır. Başka biri alıp ödeyene kadar yer sizindir;
        kimse ödeme yapmıyorken dilediğiniz an geri alabilirsiniz.
        {listable.length > 1 && ' Her yer ayrı ayrı devredilebilir.'}
      </chakra.p>
      <FormProblem text={problem} />
      {listed.length > 0 && (
        <>
          <chakra.p>
            {listed.length === 1 ? 'Yeriniz devirde.' : `${listed.length} yeriniz devirde.`} Alan olursa
            e-postayla haber veririz.
          </chakra.p>
          <div>
            <Button
              variant="outline"
              pending={isWithdrawing}
              pendingLabel="Çekiliyor..."
              onClick={() => void withdraw()}
            >
              Devirden Çek
            </Button>
          </div>
        </>
      )}
      {listable.length > 0 && (
        <>
          <chakra.p role="status">
            {bill === null ? 'Geri dönecek tutar hesaplanıyor…' : describeResale(bill)}
          </chakra.p>
          <div>
            <Button
              pending={isListing}
              pendingLabel="Çıkarılıyor..."
              disabled={!bill?.isBetter}
              onClick={() => bill !== null && void list(bill)}
            >
              Devre Çıkar
            </Button>
          </div>
        </>
      )}
    </chakra.section>
  );
}
