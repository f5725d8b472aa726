/** Specification 3, section 9. */
export const AI_MODELS = ['gemini-2.0-flash', 'gemini-1.5-pro', 'gemini-1.5-flash'] as const;
export type AiModel = (typeof AI_MODELS)[number];

export const AI_TONES = {
  professional: 'Profesyonel',
  friendly: 'Samimi',
  educational: 'Eğitici',
  casual: 'Gündelik',
} as const;
export type AiTone = keyof typeof AI_TONES;

export const AI_LENGTHS = {
  short: 'Kısa (300–500 kelime)',
  medium: 'Orta (500–800 kelime)',
  long: 'Uzun (800–1200 kelime)',
  very_long: 'Çok uzun (1200+ kelime)',
} as const;
export type AiLength = keyof typeof AI_LENGTHS;

/** The limits of one answer (section 5). */
export const MAX_TOKENS = { min: 1000, max: 8000 } as const;
export const TEMPERATURE = { min: 0, max: 1, step: 0.1 } as const;

export interface AiSettingsView {
  /** MASKED when a key is stored, else empty. */
  readonly apiKey: string;
  readonly model: AiModel;
  readonly temperature: number;
  readonly maxTokens: number;
  readonly version: number;
}

/** The draft that the AI writer returns; it is not saved. */
export interface GeneratedPost {
  readonly title: string;
  /** Sanitised HTML. */
  readonly content: string;
  readonly excerpt: string;
  readonly keywords: readonly string[];
  readonly tags: readonly string[];
  readonly metaTitle: string;
  readonly metaDescription: string;
  /** 0 to 100, computed by `seo.ts`, without a picture. */
  readonly seoScore: number;
}

export type AiProgress =
  /** The number of characters written so far. */
  | { readonly kind: 'progress'; readonly characters: number }
  | { readonly kind: 'done'; readonly post: GeneratedPost };
