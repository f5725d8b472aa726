import { CONTENT_SECTIONS, type ContentSection } from '@contract/content/content-section.js';
import { useAddressParams } from '../../lib/navigation/use-address-params.js';

/** The width of the preview. */
export type PreviewWidth = 'telefon' | 'masaustu';

const WIDTHS: readonly PreviewWidth[] = ['telefon', 'masaustu'];

/** Keeps the state of the editor in the address. */
export function useContentAddress() {
  const [params, setParams] = useAddressParams();
  const [first] = CONTENT_SECTIONS;
  const change = (name: string, value: string, replace = false) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace },
    );
  return {
    section: CONTENT_SECTIONS.find((each) => each === params.get('bolum')) ?? first,
    search: (params.get('ara') ?? '').trim(),
    /** Null without a preview. */
    preview: WIDTHS.find((each) => each === params.get('onizleme')) ?? null,
    hrefOf: (section: ContentSection) => {
      const next = new URLSearchParams(params);
      if (section === first) next.delete('bolum');
      else next.set('bolum', section);
      return `?${next.toString()}`;
    },
    setSection: (section: ContentSection) => change('bolum', section === first ? '' : section),
    setSearch: (text: string) => change('ara', text, true),
    setPreview: (width: PreviewWidth | null) => change('onizleme', width ?? '', true),
  };
}
