import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { s3Storage } from './s3.ts';
import { type FileStorage, folderStorage } from './storage.ts';

/** Where uploads go. */
export interface FilePorts {
  readonly storage: FileStorage;
  /** Folder of uploads in progress, always on this machine. */
  readonly temporary: string;
}

/** The storage that the environment names: S3_* or the folder DATA_DIR/berkas. */
export function createFilePorts(config: Pick<Config, 'dataDir' | 's3'>): FilePorts {
  const folder = join(config.dataDir, 'berkas');
  return { storage: config.s3 ? s3Storage(config.s3) : folderStorage(folder), temporary: join(folder, 'sementara') };
}
