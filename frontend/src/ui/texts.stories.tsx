import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLegalDocument } from '../../testing/orders.js';
import { builtInCopy } from '../../testing/site-copy.js';
import { LONG_TEXT, LONG_TITLE, LONG_WORD, never } from '../../testing/stories/samples.js';
import { Breadcrumb } from './breadcrumb.js';
import { LegalText } from './legal-text.js';
import { LegalTextSkeleton } from './legal-text-skeleton.js';
import { NarrowPage } from './narrow-page.js';
import { Paragraphs } from './paragraphs.js';
import { PrivacyNotice } from './privacy-notice.js';
import { Section, SectionHead } from './section.js';
import { MAIN_CONTENT_ID, SkipLink } from './skip-link.js';
import { StudioPhone } from './studio-phone.js';

const meta = {} satisfies Meta;
export default meta;

export const Legal: StoryObj = {
  render: () => (
    <LegalText
      text={aLegalDocument({
        sections: [
          { heading: 'Konu', blocks: [{ kind: 'paragraph', text: LONG_TEXT }] },
          { heading: 'Haklar', blocks: [{ kind: 'list', items: ['Cayma', 'İade', LONG_TEXT] }] },
          {
            heading: 'Taraflar',
            blocks: [
              { kind: 'facts', facts: [{ label: 'Satıcı', value: LONG_TITLE }] },
              { kind: 'table', head: ['Ürün', 'Tutar'], rows: [['Seladon Kupa', '640,00 TL']] },
            ],
          },
        ],
      })}
    />
  ),
};

export const LegalOfStudio: StoryObj = {
  render: () => (
    <LegalText
      text={{ sections: [], html: `<h2>Gizlilik</h2><p>${LONG_TEXT}</p><ul><li>${LONG_WORD}</li></ul>` }}
    />
  ),
};

export const LegalLoading: StoryObj = { render: () => <LegalTextSkeleton /> };

export const WithParagraphs: StoryObj = {
  render: () => <Paragraphs text={'Bir paragraf,\niki satır.\n\nİkinci paragraf.'} />,
};

export const Crumbs: StoryObj = {
  render: () => (
    <Breadcrumb
      crumbs={[
        { name: 'Ana sayfa', href: '/' },
        { name: 'Kupa ve Fincan', href: '/?kategori=kupa' },
        { name: LONG_TITLE, href: '/urun/kupa' },
      ]}
    />
  ),
};

export const PageWithForm: StoryObj = {
  render: () => (
    <NarrowPage title="Siparişimi Bul" lead="Sipariş numarası e-postanızda.">
      <PrivacyNotice>Bilgilerinizi yalnız siparişiniz için kullanırız.</PrivacyNotice>
    </NarrowPage>
  ),
};

export const PageSection: StoryObj = {
  render: () => (
    <Section id="about" labelledBy="about-title" band>
      <SectionHead id="about-title" title="Hakkımızda" lead={LONG_TEXT} />
    </Section>
  ),
};

/** It appears with the focus. */
export const Skip: StoryObj = {
  render: () => (
    <>
      <SkipLink />
      <main id={MAIN_CONTENT_ID}>İçerik</main>
    </>
  ),
};

export const Phone: StoryObj = { parameters: { server: builtInCopy }, render: () => <StudioPhone /> };

export const PhoneLoading: StoryObj = {
  parameters: { server: { 'content.site': never } },
  render: () => <StudioPhone />,
};
