import { chakra } from '@chakra-ui/react';
import { type FocusEvent, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { MailTemplateView, TemplateVariable } from '@contract/email/mail-template.views.js';
import { TextArea, TextField } from '../../../ui/text-field.js';
import { BodyField, type BodyHandle } from './body-field.js';
import { ReadyStart } from './ready-start.js';
import type { TemplateValues } from './template-values.js';

type TextName = 'subject' | 'bodyHtml' | 'bodyText';
type TextBox = HTMLInputElement | HTMLTextAreaElement;

/** What the mail says, with the variables to press into it. */
export function TemplateFields({ variables, ready }: Pick<MailTemplateView, 'variables' | 'ready'>) {
  const { register, formState } = useFormContext<TemplateValues>();
  const { body, insert, onFocus } = useInsertion();
  const { errors } = formState;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5" onFocus={onFocus}>
      <ReadyStart ready={ready} />
      <Variables variables={variables} onPick={insert} />
      <TextField
        label="Konu"
        data-autofocus=""
        size="sm"
        maxLength={150}
        error={errors.subject?.message}
        {...register('subject')}
      />
      <BodyField handle={body} />
      <TextArea
        label="Düz metin"
        rows={4}
        optional
        help="Boş bırakırsanız içerikten oluşturulur."
        error={errors.bodyText?.message}
        {...register('bodyText')}
      />
    </chakra.div>
  );
}

/** Puts a variable where the cursor was last; into the body where there was none yet. */
function useInsertion() {
  const { setValue, setFocus } = useFormContext<TemplateValues>();
  const body = useRef<BodyHandle>(null);
  const last = useRef<TextBox | null>(null);
  const onFocus = ({ target }: FocusEvent) => {
    const isBox = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isBox) last.current = target;
    else if (target.getAttribute('role') === 'textbox') last.current = null;
  };
  const insert = (name: string) => {
    const mark = `{{${name}}}`;
    if (last.current === null && body.current?.insert(mark)) return;
    if (!last.current?.isConnected) setFocus('bodyHtml');
    const box = last.current;
    if (box === null) return;
    const { value, selectionStart, selectionEnd } = box;
    const start = selectionStart ?? value.length;
    const text = value.slice(0, start) + mark + value.slice(selectionEnd ?? start);
    setValue(box.name as TextName, text, { shouldDirty: true, shouldTouch: true });
    box.focus();
    box.setSelectionRange(start + mark.length, start + mark.length);
  };
  return { body, insert, onFocus };
}

const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: 'target',
    px: '3',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'full',
    textStyle: 'sm',
    textAlign: 'start',
    _hover: { bg: 'bg.subtle' },
    '& code': { color: 'fg.muted', overflowWrap: 'anywhere' },
  },
});

interface VariablesProps {
  readonly variables: readonly TemplateVariable[];
  readonly onPick: (name: string) => void;
}

function Variables({ variables, onPick }: VariablesProps) {
  if (variables.length === 0) {
    return <chakra.p color="fg.muted">Bu e-postada kullanılabilecek değişken yok.</chakra.p>;
  }
  return (
    <div>
      <chakra.p id="degiskenler" textStyle="label">
        Değişkenler
      </chakra.p>
      <chakra.p textStyle="note" color="fg.muted" mb="2">
        Basınca imlecin olduğu yere eklenir.
      </chakra.p>
      <chakra.ul aria-labelledby="degiskenler" display="flex" flexWrap="wrap" gap="2">
        {variables.map(({ name, label, isEssential }) => (
          <li key={name}>
            <Chip type="button" onClick={() => onPick(name)}>
              {isEssential ? `${label} (zorunlu)` : label}
              <code>{`{{${name}}}`}</code>
            </Chip>
          </li>
        ))}
      </chakra.ul>
    </div>
  );
}
