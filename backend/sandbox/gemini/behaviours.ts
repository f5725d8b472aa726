import { demoAnswer, HOSTILE_ANSWER } from './demo-answer.js';

/** A behaviour of the stand-in; real accounts fail in these ways. */
export interface Behaviour {
  /** The model's answer to a prompt. */
  readonly text: (prompt: string) => string;
  readonly finishReason: string;
  /** Sent instead of an answer. */
  readonly refusal?: Refusal;
  /** The pause between two pieces. */
  readonly pauseMs: number;
  /** Closes the connection before this piece. */
  readonly breaksAt?: number;
}

interface Refusal {
  readonly code: number;
  readonly status: string;
  /** Google's own name of the error. */
  readonly reason: string;
}

const HOURS_MS = 36_000_000;
const demoText = (prompt: string) => JSON.stringify(demoAnswer(prompt));
const GOOD: Behaviour = { text: demoText, finishReason: 'STOP', pauseMs: 60 };
const QUICK: Behaviour = { ...GOOD, pauseMs: 1 };
const refusing = (code: number, status: string, reason = status): Behaviour => ({
  ...GOOD,
  refusal: { code, status, reason },
});

/** One key for each behaviour; any other key that begins with 'sandbox-' works normally. */
export const GEMINI_KEYS = {
  working: 'sandbox-ai-key',
  quota: 'sandbox-ai-quota',
  overloaded: 'sandbox-ai-overloaded',
  retired: 'sandbox-ai-retired',
  slow: 'sandbox-ai-slow',
  refused: 'sandbox-ai-refused',
  cutOff: 'sandbox-ai-cut-off',
  malformed: 'sandbox-ai-malformed',
  broken: 'sandbox-ai-broken',
  hostile: 'sandbox-ai-hostile',
  endless: 'sandbox-ai-endless',
} as const;

const BEHAVIOURS: Readonly<Record<string, Behaviour>> = {
  [GEMINI_KEYS.quota]: refusing(429, 'RESOURCE_EXHAUSTED'),
  [GEMINI_KEYS.overloaded]: refusing(503, 'UNAVAILABLE'),
  [GEMINI_KEYS.retired]: refusing(404, 'NOT_FOUND'),
  [GEMINI_KEYS.slow]: { ...GOOD, pauseMs: HOURS_MS },
  [GEMINI_KEYS.refused]: { ...QUICK, text: () => '', finishReason: 'SAFETY' },
  [GEMINI_KEYS.cutOff]: {
    ...QUICK,
    text: (prompt) => demoText(prompt).slice(0, 400),
    finishReason: 'MAX_TOKENS',
  },
  [GEMINI_KEYS.malformed]: { ...QUICK, text: (prompt) => demoText(prompt).slice(0, -20) },
  [GEMINI_KEYS.broken]: { ...QUICK, breaksAt: 3 },
  [GEMINI_KEYS.hostile]: { ...QUICK, text: () => JSON.stringify(HOSTILE_ANSWER) },
  [GEMINI_KEYS.endless]: { ...QUICK, text: () => `{"title": "${'a'.repeat(3_000_000)}` },
};

export function behaviourFor(key: string): Behaviour {
  if (!key.startsWith('sandbox-')) return refusing(400, 'INVALID_ARGUMENT', 'API_KEY_INVALID');
  return BEHAVIOURS[key] ?? GOOD;
}
