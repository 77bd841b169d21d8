import { vi } from 'vitest';

/** Lets forms with files reach the fake server: an XMLHttpRequest that asks it as `fetch` does. */
export function uploadsThroughFetch(): void {
  class Upload {
    upload = {};
    status = 0;
    responseText = '';
    onload = () => undefined;
    onerror = () => undefined;
    private url = '';
    private readonly headers = new Headers();
    open(_method: string, url: string) {
      this.url = url;
    }
    setRequestHeader(name: string, value: string) {
      this.headers.set(name, value);
    }
    abort() {}
    send(body: FormData) {
      const heard = async (answer: Response) => {
        this.status = answer.status;
        this.responseText = await answer.text();
        this.onload();
      };
      fetch(this.url, { method: 'POST', body, headers: this.headers }).then(heard, () => this.onerror());
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
}
