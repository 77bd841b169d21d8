import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Config } from '../../config.ts';
import { heard } from '../../errorListener.ts';
import type { FileStorage } from './storage.ts';

const prefix = 'berkas/';

/** Uploads in S3 or anything that speaks its protocol. The client library is loaded only where it is configured. */
export function s3Storage(config: S3Config): FileStorage {
  const library = import('@aws-sdk/client-s3');
  let made: S3Client | undefined;
  const load = async () => {
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
  const at = (key: string) => ({ Bucket: config.bucket, Key: prefix + key });
  return {
    put: async (key, path, { size, mime }) => {
      const { s3, client } = await load();
      const body = heard(createReadStream(path));
      try {
        await client.send(new s3.PutObjectCommand({ ...at(key), Body: body, ContentLength: size, ContentType: mime }));
      } finally {
        body.destroy();
      }
      await rm(path, { force: true });
    },
    read: async (key, range) => {
      const { s3, client } = await load();
      const bytes = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
      const found = await client.send(new s3.GetObjectCommand({ ...at(key), ...bytes })).catch(error => {
        if (error instanceof s3.NoSuchKey || (error instanceof Error && error.name === 'NotFound')) return undefined;
        throw error;
      });
      return found?.Body instanceof Readable ? heard(found.Body) : undefined;
    },
    remove: async key => {
      const { s3, client } = await load();
      await client.send(new s3.DeleteObjectCommand(at(key)));
    },
  };
}
