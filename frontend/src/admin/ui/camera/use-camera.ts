import { type RefObject, useEffect, useRef, useState } from 'react';
import { codeReader } from './read-code.js';

/** 'missing': the device has no camera, or another program uses it. */
export type CameraState = 'starting' | 'running' | 'denied' | 'missing';

interface CameraProps {
  /** While false the picture stays, but nothing is read. */
  readonly isReading: boolean;
  readonly onCode: (text: string) => void;
}

interface Camera {
  /** The element that shows the picture. */
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: CameraState;
}

const READ_EVERY_MS = 150;

/** Shows the camera's picture in the video and reads codes from it. The camera is off when the screen is left. */
export function useCamera({ isReading, onCode }: CameraProps): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  useEffect(() => {
    let stream: MediaStream | null = null;
    let isLeft = false;
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    const start = async () => {
      stream = await openCamera();
      const shown = video.current;
      if (isLeft || shown === null) return stop();
      shown.srcObject = stream;
      await shown.play();
      setState('running');
    };
    start().catch((error: unknown) => {
      stop();
      if (!isLeft) setState(isRefusal(error) ? 'denied' : 'missing');
    });
    return () => {
      isLeft = true;
      stop();
    };
  }, []);
  useEffect(() => {
    if (state !== 'running' || !isReading) return;
    return readAgainAndAgain(video, onCode);
  }, [state, isReading, onCode]);
  return { video, state };
}

function openCamera(): Promise<MediaStream> {
  // Without a secure address browsers have no camera at all.
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (mediaDevices === undefined) return Promise.reject(new Error('This browser offers no camera.'));
  return mediaDevices.getUserMedia({ audio: false, video: { facingMode: 'environment' } });
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && error.name === 'NotAllowedError';
}

/** Returns how to stop. */
function readAgainAndAgain(
  video: RefObject<HTMLVideoElement | null>,
  onCode: (text: string) => void,
): () => void {
  let isStopped = false;
  let timer = 0;
  const next = async () => {
    const read = await codeReader();
    const look = async () => {
      // A picture that cannot be read is followed by the next one.
      const text = video.current && (await read(video.current).catch(() => null));
      if (isStopped) return;
      if (text !== null && text !== '') onCode(text);
      timer = window.setTimeout(() => void look(), READ_EVERY_MS);
    };
    await look();
  };
  void next();
  return () => {
    isStopped = true;
    window.clearTimeout(timer);
  };
}
