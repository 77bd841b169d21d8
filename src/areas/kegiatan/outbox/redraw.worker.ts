import { redraw } from './redraw.ts';

/** Redraws photos beside the page, which stays smooth meanwhile. */
self.onmessage = ({ data }: MessageEvent<{ id: number; photo: Blob }>) => {
  redraw(data.photo).then(
    drawn => self.postMessage({ id: data.id, ...drawn }, { transfer: [drawn.bytes] }),
    () => self.postMessage({ id: data.id }),
  );
};
