import { Readable } from 'node:stream';
import type { FilePorts } from '../platform/documents/files/ports.ts';
import { demoFiles } from './documents.ts';

/** Keys of the demo university's files. */
const prefix = 'contoh/';

/** The files of the demo university, drawn when somebody asks for them instead of stored; all others as before. */
export function withDemoFiles(ports: FilePorts): FilePorts {
  const { storage } = ports;
  let contents: ReadonlyMap<string, Buffer> | undefined;
  const contentOf = (key: string) => {
    contents ??= new Map(demoFiles().map(file => [file.kunci, file.content]));
    return contents.get(key);
  };
  return {
    ...ports,
    storage: {
      put: storage.put,
      read: async (key, range) => {
        if (!key.startsWith(prefix)) return storage.read(key, range);
        const content = contentOf(key);
        return content && Readable.from([range ? content.subarray(range.start, range.end + 1) : content]);
      },
      remove: async key => (key.startsWith(prefix) ? undefined : storage.remove(key)),
    },
  };
}
