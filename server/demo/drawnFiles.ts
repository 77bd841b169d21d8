import { Readable } from 'node:stream';
import type { FilePorts } from '../platform/documents/files/ports.ts';
import type { AreaDemo } from './types.ts';

/** Keys of the demo university's files. */
const prefix = 'contoh/';

/** The files of the demo university, drawn when somebody asks for them instead of stored; all others as before. */
export function withDemoFiles(ports: FilePorts, demos: () => Promise<readonly AreaDemo[]>): FilePorts {
  const { storage } = ports;
  const draw = async (): Promise<ReadonlyMap<string, Buffer>> => {
    const { demoFiles } = await import('./documents.ts');
    return new Map(demoFiles(await demos()).map(file => [file.kunci, file.content]));
  };
  let contents: ReturnType<typeof draw> | undefined;
  return {
    ...ports,
    storage: {
      put: storage.put,
      read: async (key, range) => {
        if (!key.startsWith(prefix)) return storage.read(key, range);
        contents ??= draw();
        const content = (await contents).get(key);
        return content && Readable.from([range ? content.subarray(range.start, range.end + 1) : content]);
      },
      remove: async key => (key.startsWith(prefix) ? undefined : storage.remove(key)),
    },
  };
}
