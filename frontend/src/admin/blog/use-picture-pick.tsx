import { useState } from 'react';
import type { Picture } from '@contract/media/picture.js';
import { MediaPicker } from '../ui/media-picker/media-picker.js';

type Answer = (picture: Picture | null) => void;

/** Asks for a picture of the library, or a new one into it, and waits: null when somebody thought better of it. `dialog` has to be drawn. */
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
