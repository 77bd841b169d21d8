import { vi } from 'vitest';

/** Uploads travel by XMLHttpRequest, which alone can tell how far they are: every one of the test is answered so. */
export function stubUpload(answer: unknown, taken: (body: FormData) => void = () => undefined): void {
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {};
      status = 201;
      responseText = JSON.stringify(answer);
      onload: () => void = () => undefined;
      open() {}
      setRequestHeader() {}
      abort() {}
      send(body: unknown) {
        if (body instanceof FormData) taken(body);
        queueMicrotask(() => this.onload());
      }
    },
  );
}
