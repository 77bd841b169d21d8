import { deflateRawSync } from 'node:zlib';
import type { FastifyInstance, LightMyRequestResponse as Response } from 'fastify';
import type { Person } from '../../support/world.ts';

export const pdf = (words = 'satu'): Buffer => Buffer.from(`%PDF-1.4\n% ${words}\n1 0 obj\n<<>>\nendobj\n%%EOF\n`);
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
export const exe = Buffer.concat([Buffer.from('MZ\x90\x00\x03\x00\x00\x00', 'latin1'), Buffer.alloc(200, 1)]);

/** A file as small as its kind allows that a Word document begins like: a zip with its content types. */
export function docx(): Buffer {
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const xml = `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`;
  return zipOf('[Content_Types].xml', Buffer.from(xml));
}

function zipOf(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const about = Buffer.alloc(16);
  about.writeUInt32LE(0, 0);
  about.writeUInt32LE(packed.length, 4);
  about.writeUInt32LE(content.length, 8);
  about.writeUInt16LE(name.length, 12);
  const method = Buffer.from([20, 0, 0, 0, 8, 0, 0, 0, 0, 0]);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), method, about, Buffer.from(name), packed]);
  const directory = Buffer.concat([
    Buffer.from('PK\x01\x02', 'latin1'),
    Buffer.from([20, 0]),
    method,
    about.subarray(0, 14),
    Buffer.alloc(16),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, directory, end]);
}

export interface Sent {
  resource?: string;
  field?: string;
  name?: string;
  content?: Buffer;
  /** MIME type that the browser claims. */
  mime?: string;
  key?: string;
  /** Name of the form's part that holds the file. */
  part?: string;
  /** The file before the other parts of the form. */
  fileFirst?: boolean;
}

const boundary = '----uji';

/** A form as a browser sends it. */
export function formOf({
  resource,
  field,
  name = 'surat.pdf',
  content,
  mime = 'application/pdf',
  fileFirst,
  part = 'file',
}: Sent): Buffer {
  const texts = Object.entries({ resource, field }).filter(([, value]) => value !== undefined);
  const plain = texts.map(([key, value]) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`),
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${part}"; filename="${name}"\r\nContent-Type: ${mime}\r\n\r\n`;
  const file = content ? [Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')])] : [];
  const parts = fileFirst ? [...file, ...plain] : [...plain, ...file];
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

export const formType = `multipart/form-data; boundary=${boundary}`;

/** POST /api/files; for a document of the bank unless said otherwise. */
export function upload(app: FastifyInstance, person: Person, sent: Sent = {}): Promise<Response> {
  const form = { resource: 'master/bank-dokumen', field: 'berkas', content: pdf(), ...sent };
  return app.inject({
    method: 'POST',
    url: '/api/files',
    headers: {
      'content-type': formType,
      ...(person.token ? { authorization: `Bearer ${person.token}` } : {}),
      ...(sent.key ? { 'idempotency-key': sent.key } : {}),
    },
    payload: formOf(form),
  });
}
