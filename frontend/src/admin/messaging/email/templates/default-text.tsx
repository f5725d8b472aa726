import { useFormContext, useWatch } from 'react-hook-form';
import type { MailTemplateView } from '@contract/messaging/email/mail-template.views.js';
import { Button } from '../../../../ui/button.js';
import { confirm } from '../../../../ui/confirm-dialog.js';
import type { TemplateValues } from './template-values.js';

/** Shows the default text and restores it. */
export function DefaultText({ defaultText }: Pick<MailTemplateView, 'defaultText'>) {
  const { control, setValue, setFocus } = useFormContext<TemplateValues>();
  const [subject, preheader, bodyHtml] = useWatch({ control, name: ['subject', 'preheader', 'bodyHtml'] });
  const isDefault =
    subject === defaultText.subject &&
    preheader === defaultText.preheader &&
    bodyHtml === defaultText.bodyHtml;
  if (isDefault) return null;
  const goBack = async () => {
    if (!(await confirm(QUESTION))) return;
    const filled = { shouldDirty: true, shouldTouch: true };
    setValue('subject', defaultText.subject, filled);
    setValue('preheader', defaultText.preheader, filled);
    setValue('bodyHtml', defaultText.bodyHtml, filled);
    setFocus('subject');
  };
  return (
    <div>
      <Button size="sm" variant="outline" onClick={() => void goBack()}>
        Hazır Metne Dön
      </Button>
    </div>
  );
}

const QUESTION = {
  title: 'Hazır metne dönülsün mü?',
  text: 'Formdaki konu ve içeriğin yerine hazır metin yazılır. Kaydedene kadar hiçbir şey değişmez.',
  confirmLabel: 'Hazır Metne Dön',
  destructive: false,
};
