import { useEffect, useRef, useState } from 'react';
import type { WriteWithAiDto } from '@contract/blog/ai-writer.dto.js';
import type { GeneratedPost } from '@contract/blog/ai-writer.js';
import { type DescribedError, describeError } from '../../../lib/server/describe-error.js';
import { trpc } from '../../../lib/server/trpc.js';
import { WRITE_FAILED, WRITE_WORDS } from './ai.texts.js';

type Writing =
  | { readonly kind: 'resting' }
  | { readonly kind: 'writing'; readonly characters: number }
  /** The post has been passed to the editor. */
  | { readonly kind: 'done'; readonly characters: number }
  | { readonly kind: 'failed'; readonly code: DescribedError['code']; readonly message: string };

/** Generates one post; leaving the screen cancels it. */
export function useAiWriting(onWritten: (post: GeneratedPost, prompt: WriteWithAiDto) => void) {
  const { client } = trpc.useUtils();
  const [writing, setWriting] = useState<Writing>({ kind: 'resting' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const read = async (prompt: WriteWithAiDto, signal: AbortSignal): Promise<GeneratedPost | null> => {
    for await (const step of await client.admin.aiWriter.write.mutate(prompt, { signal })) {
      if (step.kind === 'done') return step.post;
      if (!signal.aborted) setWriting({ kind: 'writing', characters: step.characters });
    }
    return null;
  };
  const start = async (prompt: WriteWithAiDto) => {
    const call = new AbortController();
    running.current = call;
    setWriting({ kind: 'writing', characters: 0 });
    try {
      const post = await read(prompt, call.signal);
      if (call.signal.aborted) return;
      if (post) {
        setWriting({ kind: 'done', characters: post.content.length });
        onWritten(post, prompt);
      } else setWriting({ kind: 'failed', code: 'ai_failed', message: WRITE_FAILED });
    } catch (error) {
      if (!call.signal.aborted) setWriting({ kind: 'failed', ...describeError(error, WRITE_WORDS) });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setWriting({ kind: 'resting' });
  };
  return { writing, start, cancel };
}
