import { chakra } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import type { MailTemplateView } from '@contract/messaging/email/mail-template.views.js';
import { Badge } from '../../../../ui/badge.js';
import { Icon } from '../../../../ui/icon.js';
import { IconButton } from '../../../../ui/icon-button.js';
import { Switch } from '../../../../ui/switch-field.js';
import type { Column } from '../../../ui/table-column.js';

interface TemplateActions {
  readonly onSwitch: (template: MailTemplateView, isActive: boolean) => void;
  readonly onRemove: (template: MailTemplateView) => void;
  /** Which is being switched. */
  readonly switchedId: string | null;
}

export function templateColumns(actions: TemplateActions): Column<MailTemplateView>[] {
  return [
    {
      key: 'label',
      title: 'E-posta',
      onCard: 'title',
      cell: ({ label, subject, brokenReason }) => (
        <>
          <strong>{label}</strong>
          <small>{subject}</small>
          {brokenReason !== null && <small>{`Kullanılamadı: ${brokenReason}`}</small>}
        </>
      ),
    },
    { key: 'when', title: 'Ne zaman gider?', onCard: 'line', cell: ({ sentWhen }) => sentWhen },
    {
      key: 'state',
      title: 'Giden metin',
      onCard: 'badge',
      cell: (template) => (
        <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="3">
          <State {...template} />
          <OnOrOff template={template} {...actions} />
        </chakra.span>
      ),
    },
    {
      key: 'actions',
      title: 'İşlemler',
      titleHidden: true,
      align: 'end',
      onCard: 'badge',
      cell: (template) =>
        template.id !== null && (
          <IconButton aria-label={`Sil: ${template.label}`} onClick={() => actions.onRemove(template)}>
            <Icon as={Trash2} size="sm" />
          </IconButton>
        ),
    },
  ];
}

function State({ id, isActive, brokenReason }: MailTemplateView) {
  if (id === null) return <Badge tone="neutral">Hazır metin</Badge>;
  if (brokenReason !== null && isActive) return <Badge tone="danger">Hazır metin (sizinki bozuk)</Badge>;
  return isActive ? (
    <Badge tone="success">Sizin metniniz</Badge>
  ) : (
    <Badge tone="warning">Hazır metin (sizinki kapalı)</Badge>
  );
}

/** Switches a custom template on or off. */
function OnOrOff({
  template,
  onSwitch,
  switchedId,
}: TemplateActions & { readonly template: MailTemplateView }) {
  const { id, label, isActive } = template;
  if (id === null) return null;
  return (
    <chakra.label display="inline-flex" alignItems="center" minH="target" cursor="pointer">
      <Switch
        type="checkbox"
        role="switch"
        aria-label={`Bu metni kullan: ${label}`}
        checked={isActive}
        disabled={switchedId === id}
        onChange={({ target }) => onSwitch(template, target.checked)}
      />
    </chakra.label>
  );
}
