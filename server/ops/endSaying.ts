import { ConfigError } from '../platform/config.ts';
import { DataDirLocked } from '../platform/database/lock.ts';

/** Says in a sentence why the portal cannot start, and ends the process. */
export function endSaying(error: unknown): never {
  if (error instanceof ConfigError) console.error(`Periksa konfigurasi:\n${error.message}`);
  else if (error instanceof DataDirLocked) console.error(error.message);
  else console.error('Portal gagal dimulai:', error);
  process.exit(1);
}
