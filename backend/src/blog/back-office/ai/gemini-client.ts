import { ApiError, FinishReason, type GenerateContentResponse, GoogleGenAI } from '@google/genai';
import { AppError, type ErrorCode } from '../../../../contract/app-error.js';
import { boundedFetch } from './bounded-fetch.js';

export interface GeminiRequest {
  readonly apiKey: string;
  readonly model: string;
  readonly temperature: number;
  readonly maxTokens: number;
  readonly prompt: string;
  readonly schema: unknown;
}

interface Limits {
  readonly baseUrl: string | undefined;
  readonly timeoutMs: number;
}

const REFUSALS: readonly (FinishReason | undefined)[] = [
  FinishReason.SAFETY,
  FinishReason.PROHIBITED_CONTENT,
  FinishReason.BLOCKLIST,
  FinishReason.RECITATION,
  FinishReason.SPII,
];

/**
 * Streams the answer through Google's client. Throws the ai_ errors; ends silently when `signal` aborts it.
 */
export async function* streamAnswer(
  { apiKey, model, prompt, temperature, maxTokens, schema }: GeminiRequest,
  { baseUrl, timeoutMs }: Limits,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const late = AbortSignal.timeout(timeoutMs);
  const client = new GoogleGenAI({
    apiKey,
    // Set explicitly, because the client would otherwise read it from the machine's environment.
    vertexai: false,
    httpOptions: { ...(baseUrl !== undefined && { baseUrl }), fetch: boundedFetch },
  });
  try {
    const chunks = await client.models.generateContentStream({
      model,
      contents: prompt,
      config: {
        temperature,
        maxOutputTokens: maxTokens,
        responseMimeType: 'application/json',
        responseJsonSchema: schema,
        // The client would otherwise repeat a request that broke off, at a further cost.
        automaticContinuation: false,
        abortSignal: AbortSignal.any([signal, late]),
      },
    });
    for await (const chunk of chunks) yield textOf(chunk);
  } catch (error) {
    if (signal.aborted) return;
    throw new AppError(late.aborted ? 'ai_timeout' : codeOf(error));
  }
}

/** Throws ai_refused and ai_cut_off. */
function textOf(chunk: GenerateContentResponse): string {
  const reason = chunk.candidates?.[0]?.finishReason;
  if (chunk.promptFeedback?.blockReason !== undefined || REFUSALS.includes(reason)) {
    throw new AppError('ai_refused');
  }
  if (reason === FinishReason.MAX_TOKENS) throw new AppError('ai_cut_off');
  return chunk.text ?? '';
}

/** The service's own message is dropped, because it may name the account. */
function codeOf(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  // The client could not parse the answer.
  if (!(error instanceof ApiError)) return 'ai_malformed';
  const { status, message } = error;
  if (status === 401 || status === 403 || message.includes('API_KEY_INVALID')) return 'ai_key_wrong';
  if (status === 404) return 'ai_model_gone';
  if (status === 429) return 'ai_quota';
  return status >= 500 ? 'ai_overloaded' : 'ai_failed';
}
