import { chakra } from '@chakra-ui/react';
import { formatDate } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import type { TillExpectation, TillView } from '@contract/reconciliation/reconciliation.views.js';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.js';
import { TextArea, TextField } from '../../ui/text-field.js';
import { Block, Pair, Pairs } from '../ui/block.js';
import { DifferenceBadge } from './difference-badge.js';
import { useTillForm } from './use-till-form.js';

/** What should be there, and the fields for what is. */
export function TillForm({ till }: { readonly till: TillView }) {
  const form = useTillForm(till);
  const { typed, problems, change } = form;
  return (
    <chakra.form
      noValidate
      aria-label="Kasa sayımı"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      gap="6"
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      <Expected expectation={till.expectation} />
      <chakra.div display="grid" gap="4" alignContent="start">
        <Money
          label="Sayılan nakit (TL)"
          value={typed.cash}
          error={problems.cash}
          onType={(cash) => change({ cash })}
        >
          <DifferenceBadge kurus={form.cashDifference} />
        </Money>
        <Money
          label="Yarına bırakılan (TL)"
          help="Bozuk para olarak kasada kalan; gerisini aldınız."
          value={typed.kept}
          error={problems.kept}
          onType={(kept) => change({ kept })}
        />
        <Money
          label="POS gün sonu (TL)"
          help="Cihazın gün sonu fişindeki toplam."
          value={typed.terminal}
          error={problems.terminal}
          onType={(terminal) => change({ terminal })}
        >
          <DifferenceBadge kurus={form.posDifference} />
        </Money>
        <TextArea
          label="Not"
          rows={2}
          optional={!form.isUneven}
          maxLength={500}
          value={typed.note}
          error={problems.note}
          onChange={({ target }) => change({ note: target.value })}
        />
        <div>
          <Button type="submit" size="sm" pending={form.isPending} pendingLabel="Kaydediliyor...">
            {form.isCorrection ? 'Sayımı Düzelt' : 'Sayımı Kaydet'}
          </Button>
        </div>
      </chakra.div>
    </chakra.form>
  );
}

function Expected({ expectation }: { readonly expectation: TillExpectation }) {
  const { day, startKurus, startDay, cashInKurus, cashOutKurus } = expectation;
  return (
    <div>
      <Block title={`Nakit, ${formatDate(day)}`}>
        <Pairs>
          <Pair name={startDay === null ? 'Başlangıç (ilk sayım)' : `${formatDate(startDay)} gününden kalan`}>
            {formatTl(startKurus ?? 0)}
          </Pair>
          <Pair name="Giren">{formatTl(cashInKurus)}</Pair>
          <Pair name="Geri verilen">{formatTl(-cashOutKurus)}</Pair>
          <Pair name="Kasada olması gereken" strong>
            {formatTl(expectation.cashExpectedKurus)}
          </Pair>
        </Pairs>
      </Block>
      <Block title="POS">
        <Pairs>
          <Pair name="Bugün POS’tan geçen" strong>
            {formatTl(expectation.posExpectedKurus)}
          </Pair>
        </Pairs>
      </Block>
    </div>
  );
}

interface MoneyProps {
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onType: (text: string) => void;
  /** Beside the field: how far it is from what should be there. */
  readonly children?: ReactNode;
}

function Money({ onType, children, ...field }: MoneyProps) {
  return (
    <chakra.div display="grid" gap="1.5" justifyItems="start">
      <chakra.div w="full">
        <TextField
          {...field}
          size="sm"
          inputMode="decimal"
          autoComplete="off"
          onChange={({ target }) => onType(target.value)}
        />
      </chakra.div>
      {children}
    </chakra.div>
  );
}
