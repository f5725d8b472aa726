import { useState } from 'react';
import type { Picture } from '@contract/media/picture.js';
import { MediaPicker } from '../ui/media-picker/media-picker.js';

type Answer = (picture: Picture | null) => void;

/** Asks for a picture from the library or a new upload; resolves to null when cancelled. `dialog` must be rendered. */
export function usePicturePick() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const pick = () => new Promise<Picture | null>((resolve) => setAnswer(() => resolve));
  const end = (picture: Picture | null) => {
    answer?.(picture);
    setAnswer(null);
  };
  const dialog = (
    <MediaPicker isOpen={answer !== null} onPick={({ picture }) => end(picture)} onClose={() => end(null)} />
  );
  return { pick, dialog };
}
