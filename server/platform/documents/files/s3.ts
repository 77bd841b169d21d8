import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { refusals } from '../../../../resources/platformRefusals.ts';
import type { S3Config } from '../../config.ts';
import { heard } from '../../errorListener.ts';
import { HttpError } from '../../errors.ts';
import type { FileStorage } from './storage.ts';

const prefix = 'berkas/';

/** The client of a bucket; the library is loaded only where one is configured. */
function clientOf(config: S3Config) {
  const library = import('@aws-sdk/client-s3');
  let made: S3Client | undefined;
  return async () => {
    const s3 = await library;
    made ??= new s3.S3Client({
      region: config.region,
      credentials: { accessKeyId: config.accessKey, secretAccessKey: config.secretKey },
      ...(config.endpoint ? { endpoint: config.endpoint, forcePathStyle: true } : {}),
      // Not every compatible server knows the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return { s3, client: made };
  };
}

/** Uploads in S3 or anything that speaks its protocol. */
export function s3Storage(config: S3Config): FileStorage {
  const load = clientOf(config);
  const at = (key: string) => ({ Bucket: config.bucket, Key: prefix + key });
  return {
    put: async (key, path, { size, mime }) => {
      const { s3, client } = await load();
      const body = heard(createReadStream(path));
      try {
        await client
          .send(new s3.PutObjectCommand({ ...at(key), Body: body, ContentLength: size, ContentType: mime }))
          .catch(saidWhenAway);
      } finally {
        body.destroy();
      }
      await rm(path, { force: true });
    },
    read: async (key, range) => {
      const { s3, client } = await load();
      const bytes = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
      const found = await client
        .send(new s3.GetObjectCommand({ ...at(key), ...bytes }))
        .catch(absent)
        .catch(saidWhenAway);
      return found?.Body instanceof Readable ? heard(found.Body) : undefined;
    },
    remove: async key => {
      const { s3, client } = await load();
      await client.send(new s3.DeleteObjectCommand(at(key)));
    },
  };
}

function absent(error: unknown): undefined {
  if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return undefined;
  throw error;
}

/** Codes of Node for a connection that could not be made or broke; "socket hang up" names no syscall. */
const unreachable = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|EAI_|ENOTFOUND)/;

/** A store that cannot be reached is said as such: whoever sent a file may send it again. */
function saidWhenAway(error: unknown): never {
  if (!(error instanceof Error && 'code' in error && unreachable.test(String(error.code)))) throw error;
  throw new HttpError(503, refusals.storageAway, undefined, { kode: 'PENYIMPANAN_TERPUTUS', tungguDetik: 5 });
}

/** An object of a bucket. */
interface Listed {
  key: string;
  size: number;
  /** When it was stored (ISO). */
  time: string;
}

/** Large files by name: each is there as a whole or not at all. */
interface Bucket {
  list(prefix: string): Promise<Listed[]>;
  putLarge(key: string, path: string): Promise<void>;
  get(key: string): Promise<Readable | undefined>;
  remove(key: string): Promise<void>;
}

/** Size of the parts in which a large file travels, in bytes: 10,000 of them are the most that S3 takes. */
const partBytes = 64 * 1024 * 1024;

export function openS3(config: S3Config): Bucket {
  const load = clientOf(config);
  const at = (key: string) => ({ Bucket: config.bucket, Key: key });
  return {
    list: async prefix => {
      const { s3, client } = await load();
      const found = await client.send(new s3.ListObjectsV2Command({ Bucket: config.bucket, Prefix: prefix }));
      return (found.Contents ?? []).flatMap(({ Key: key, Size: size, LastModified: time }) =>
        key && time ? [{ key, size: size ?? 0, time: time.toISOString() }] : [],
      );
    },
    putLarge: async (key, path) => {
      const { s3, client } = await load();
      const { size } = await stat(path);
      const { UploadId } = await client.send(new s3.CreateMultipartUploadCommand(at(key)));
      const upload = { ...at(key), UploadId };
      try {
        const parts: { ETag: string | undefined; PartNumber: number }[] = [];
        for (let start = 0; start < size; start += partBytes) {
          const length = Math.min(partBytes, size - start);
          const body = heard(createReadStream(path, { start, end: start + length - 1 }));
          const number = { PartNumber: parts.length + 1 };
          const part = { ...upload, ...number, Body: body, ContentLength: length };
          const { ETag } = await client.send(new s3.UploadPartCommand(part)).finally(() => body.destroy());
          parts.push({ ETag, ...number });
        }
        await client.send(new s3.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: parts } }));
      } catch (error) {
        await client.send(new s3.AbortMultipartUploadCommand(upload)).catch(() => undefined);
        throw error;
      }
    },
    get: async key => {
      const { s3, client } = await load();
      const found = await client.send(new s3.GetObjectCommand(at(key))).catch(absent);
      return found?.Body instanceof Readable ? heard(found.Body) : undefined;
    },
    remove: async key => {
      const { s3, client } = await load();
      await client.send(new s3.DeleteObjectCommand(at(key)));
    },
  };
}
