import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShoppingBag, X } from 'lucide-react';
import { doNothing } from '../../testing/stories/samples.js';
import { ArrowLink } from './arrow-link.js';
import { Button, ButtonAnchor, ButtonLink } from './button.js';
import { Icon } from './icon.js';
import { IconButton } from './icon-button.js';
import { MoreLink } from './more-link.js';
import { ResendButton } from './resend-button.js';
import { ShareButton } from './share-button.js';
import { TextAnchor, TextButton, TextLink } from './text-link.js';

const VARIANTS = [
  'primary',
  'outline',
  'heroOutline',
  'ghost',
  'accent',
  'danger',
  'dangerOutline',
  'paper',
] as const;
const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } });

const meta = { component: Button, args: { children: 'Sepete Ekle' } } satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: () => (
    <Row>
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </Row>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Row>
      <Button size="lg">Büyük</Button>
      <Button>Orta</Button>
      <Button size="sm">Küçük</Button>
    </Row>
  ),
};

export const WithIcon: Story = { args: { icon: <Icon as={ShoppingBag} /> } };

export const Pending: Story = { args: { pending: true, pendingLabel: 'Ekleniyor...' } };

export const Disabled: Story = { args: { disabled: true } };

export const WholeWidth: Story = { args: { block: true } };

export const Links: Story = {
  render: () => (
    <Row>
      <ButtonLink to="/sepet">Sepete Gidin</ButtonLink>
      <ButtonLink to="/sepet" pending pendingLabel="Açılıyor...">
        Sepete Gidin
      </ButtonLink>
      <ButtonAnchor href="/fatura.pdf" variant="outline">
        Faturayı İndirin
      </ButtonAnchor>
      <ArrowLink to="/hakkimizda">Daha fazla bilgi</ArrowLink>
    </Row>
  ),
};

export const TextLinks: Story = {
  render: () => (
    <p>
      Sorunuz mu var? <TextLink to="/iletisim">Bize yazın</TextLink>,{' '}
      <TextAnchor href="tel:+902165550148">0216 555 01 48</TextAnchor> numarasını arayın ya da{' '}
      <TextButton>sık sorulanları açın</TextButton>.
    </p>
  ),
};

export const Icons: Story = {
  render: () => (
    <Row>
      <IconButton aria-label="Kapat">
        <Icon as={X} />
      </IconButton>
      <IconButton aria-label="Kapat" variant="outline">
        <Icon as={X} />
      </IconButton>
      <IconButton aria-label="Kapat" disabled>
        <Icon as={X} />
      </IconButton>
      <chakra.span bg="bg.inverted" display="inline-flex">
        <IconButton aria-label="Kapat" variant="inverse">
          <Icon as={X} />
        </IconButton>
      </chakra.span>
    </Row>
  ),
};

export const Resend: Story = {
  render: () => (
    <Row>
      <ResendButton seconds={42} pending={false} onClick={doNothing} />
      <ResendButton seconds={0} pending={false} onClick={doNothing} />
      <ResendButton seconds={0} pending onClick={doNothing} />
    </Row>
  ),
};

export const Share: Story = { render: () => <ShareButton name="Seladon Kupa" /> };

export const More: Story = { render: () => <MoreLink to="/?sayfa=2" isLoading={false} /> };

export const MoreLoading: Story = { render: () => <MoreLink to="/?sayfa=2" isLoading /> };
