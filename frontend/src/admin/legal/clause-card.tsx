import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, RotateCcw, Trash2 } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CLAUSE_CONDITIONS, type LegalClause } from '@contract/legal/legal-text.js';
import { Badge } from '../../ui/badge.js';
import { confirm } from '../../ui/confirm-dialog.js';
import { Icon } from '../../ui/icon.js';
import { IconButton } from '../../ui/icon-button.js';
import { SelectField } from '../../ui/select-field.js';
import { TextArea, TextField } from '../../ui/text-field.js';
import { CONDITION_LABELS } from './legal.texts.js';
import type { LegalValues } from './legal-values.js';

interface ClauseCardProps {
  readonly index: number;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly isLast: boolean;
  /** The built-in clause of this key, when there is one. */
  readonly builtIn: LegalClause | undefined;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
  readonly onReset: (builtIn: LegalClause) => void;
}

const CONDITIONS = CLAUSE_CONDITIONS.map((value) => ({ value, label: CONDITION_LABELS[value] }));

/** One clause: closed it shows what it is called, opened it can be written. */
export function ClauseCard(props: ClauseCardProps) {
  const { index, isOpen, onToggle, builtIn } = props;
  const { control, formState } = useFormContext<LegalValues>();
  const clause = useWatch({ control, name: `clauses.${index}` });
  const errors = formState.errors.clauses?.[index];
  const isShown = isOpen || errors !== undefined;
  const isOwn = builtIn === undefined || !isBuiltIn(clause, builtIn);
  return (
    <chakra.details
      open={isShown}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      borderWidth="1px"
      borderRadius="md"
      px="4"
      py="1"
    >
      <chakra.summary minH="target" alignContent="center" cursor="pointer" overflowWrap="anywhere">
        <chakra.span textStyle="label" me="2">
          {clause.heading === '' ? 'Yeni madde' : clause.heading}
        </chakra.span>
        {clause.when !== 'always' && <Badge>{CONDITION_LABELS[clause.when]}</Badge>}{' '}
        {isOwn && <Badge tone="info">Sizin</Badge>}
      </chakra.summary>
      {isShown && (
        <chakra.div display="grid" gap="4" py="3">
          <Fields index={index} />
          <ClauseActions {...props} heading={clause.heading} isOwn={isOwn} />
        </chakra.div>
      )}
    </chakra.details>
  );
}

function Fields({ index }: Pick<ClauseCardProps, 'index'>) {
  const { register, formState } = useFormContext<LegalValues>();
  const errors = formState.errors.clauses?.[index];
  return (
    <>
      <TextField
        label="Başlık"
        autoComplete="off"
        error={errors?.heading?.message}
        {...register(`clauses.${index}.heading`)}
      />
      <SelectField
        label="Hangi siparişlerde"
        options={CONDITIONS}
        error={errors?.when?.message}
        {...register(`clauses.${index}.when`)}
      />
      <TextArea
        label="Metin"
        rows={10}
        error={errors?.text?.message}
        {...register(`clauses.${index}.text`)}
      />
    </>
  );
}

type ClauseActionsProps = ClauseCardProps & { readonly heading: string; readonly isOwn: boolean };

function ClauseActions(props: ClauseActionsProps) {
  const { index, isLast, builtIn, heading, isOwn, onMove, onRemove, onReset } = props;
  const remove = async () => {
    const question = {
      title: 'Bu maddeyi çıkaralım mı?',
      text: `“${heading}” taslaktan çıkar. Yürürlükteki metin, siz yenisini yürürlüğe alana kadar değişmez.`,
      confirmLabel: 'Maddeyi Çıkar',
    };
    if (heading === '' || (await confirm(question))) onRemove();
  };
  return (
    <chakra.div display="flex" gap="1">
      <IconButton aria-label={`Yukarı taşı: ${heading}`} disabled={index === 0} onClick={() => onMove(-1)}>
        <Icon as={ArrowUp} />
      </IconButton>
      <IconButton aria-label={`Aşağı taşı: ${heading}`} disabled={isLast} onClick={() => onMove(1)}>
        <Icon as={ArrowDown} />
      </IconButton>
      {builtIn !== undefined && isOwn && (
        <IconButton aria-label={`Hazır maddeye dön: ${heading}`} onClick={() => onReset(builtIn)}>
          <Icon as={RotateCcw} />
        </IconButton>
      )}
      <IconButton aria-label={`Çıkar: ${heading}`} onClick={() => void remove()}>
        <Icon as={Trash2} />
      </IconButton>
    </chakra.div>
  );
}

function isBuiltIn(clause: LegalClause, builtIn: LegalClause): boolean {
  return (['heading', 'when', 'text'] as const).every((field) => clause[field] === builtIn[field]);
}
