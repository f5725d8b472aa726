import type { AiSettingsView, GeneratedPost } from '../../../contract/blog/ai-writer.js';
import { BLOG_CATEGORIES } from '../../../contract/blog/blog-category.js';
import { sentNumber } from '../../../contract/common/sent-number.js';

type Fields = Readonly<Record<string, unknown>>;

export const SETTING_NAMES = { apiKey: 'api_key', maxTokens: 'max_tokens' };
export const AI_PROMPT_NAMES = {
  topic: 'prompt',
  targetAudience: 'target_audience',
  additionalContext: 'additional_context',
};

/** The 'data' of ai_settings.php. */
export function restAiSettings({ apiKey, model, temperature, maxTokens }: AiSettingsView) {
  return { api_key: apiKey, model, temperature, max_tokens: maxTokens };
}

/** Absent fields stay unchanged; sliders of foreign clients send numbers as texts. */
export function aiSettingsFrom(body: Fields, known: AiSettingsView): Fields {
  const {
    api_key: apiKey = known.apiKey,
    model = known.model,
    temperature = known.temperature,
    max_tokens: maxTokens = known.maxTokens,
  } = body;
  return { apiKey, model, temperature: degree(temperature), maxTokens: sentNumber(maxTokens) };
}

/** The AI writer's input; absent fields get their defaults. */
export function aiPromptFrom(body: Fields): Fields {
  const {
    prompt: topic = '',
    keywords = [],
    category = BLOG_CATEGORIES[0],
    tone = 'professional',
    length = 'medium',
    target_audience: targetAudience = '',
    additional_context: additionalContext = '',
  } = body;
  const words = typeof keywords === 'string' ? keywordsIn(keywords) : keywords;
  return { topic, keywords: words, category, tone, length, targetAudience, additionalContext };
}

/** The 'data' of ai_blog_generator.php. */
export function restGeneratedPost({ metaTitle, metaDescription, seoScore, ...post }: GeneratedPost) {
  return {
    ...post,
    meta_title: metaTitle,
    meta_description: metaDescription,
    seo_analysis: { score: seoScore },
  };
}

function keywordsIn(typed: string): string[] {
  return typed
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

function degree(value: unknown): unknown {
  return typeof value === 'string' && /^\d(\.\d{1,9})?$/.test(value) ? Number(value) : value;
}
